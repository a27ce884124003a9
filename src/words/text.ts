export { bold, isHarmless, plain, unmarked } from '../view/text.ts';
export { counted, FORMER, listed, person } from './en/text.ts';
