/** The forms of the parts of a module, by which files are read and games are checked: for what reads modules alone. */

export { counterForm } from './counters/form.ts';
export { captures, mapCaptures, taken } from './play/captures/form.ts';
export { action } from './play/lines/action-form.ts';
export { effect } from './play/lines/effect-form.ts';
export { amount, condition, lines } from './play/lines/form.ts';
export { objective } from './play/points/form.ts';
