import type { Texts } from '../../engine/core/texts.ts';
import type { ReportKind, Seen } from '../../view/seen/report.ts';

/**
 * Where texts stand in what a reader saw: `typed` are names and values that people gave things, and sentences in which
 * these stand. The compiler asks for every field that holds any.
 */
export const REPORT_TEXTS: {
  readonly [W in ReportKind as keyof Texts<Omit<Seen<W>, 'what'>> extends never ? never : W]: Texts<
    Omit<Seen<W>, 'what'>
  >;
} = {
  moved: { piece: 'typed', from: 'word', to: 'word', boards: 'word', army: 'typed' },
  appeared: { piece: 'typed', at: 'word', from: 'word' },
  vanished: { piece: 'typed', from: 'word', to: 'word' },
  passed: { from: 'word', to: 'word' },
  filled: { container: 'word' },
  revealed: { piece: 'typed', at: 'word' },
  covered: { piece: 'typed', at: 'word' },
  owned: { piece: 'typed', at: 'word' },
  looked: { deck: 'word', names: 'typed' },
  shuffled: { deck: 'word' },
  modifier: { name: 'word' },
  ties: { names: 'word' },
  set: { piece: 'typed', property: 'typed', from: 'typed', to: 'typed' },
  turned: { piece: 'typed', layer: 'typed' },
  faces: { piece: 'typed' },
  restacked: { piece: 'typed', at: 'word' },
  turn: { side: 'word' },
  seated: { side: 'word' },
  left: { side: 'word' },
  transferred: { side: 'word' },
  reloaded: { title: 'word', changes: 'word' },
  rolled: { outcome: 'word' },
  published: { chance: 'word', seed: 'word' },
  asked: { wants: 'word', changes: 'word' },
  awaits: { url: 'word' },
  formed: { army: 'typed', at: 'word' },
  disbanded: { army: 'typed' },
  renamed: { army: 'typed', from: 'typed' },
  enlisted: { piece: 'typed', army: 'typed' },
  stopped: { tried: 'typed' },
  counter: { property: 'word', value: 'word' },
  counted: { text: 'typed' },
  mended: { counter: 'word', was: 'word', now: 'word' },
  said: { text: 'typed' },
  faulty: { title: 'word' },
  result: { side: 'word', cause: 'word' },
  final: { scores: 'word' },
  defined: { titles: 'word' },
  flow: { from: 'word', to: 'word', pieces: 'typed' },
  led: { at: 'word', pieces: 'typed', armies: 'typed' },
  regrouped: { armies: 'typed' },
  given: { piece: 'typed', at: 'word', side: 'word' },
};
