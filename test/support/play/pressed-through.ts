import { findButtonOperation } from '../../../commands/play/deeds.ts';
import type { Reply } from '../../../src/port/command.ts';
import type { PersonId } from '../../../src/table/index.ts';
import type { Button, Message, SelectMenu } from '../../../src/view/text/message.ts';
import type { Desk, Values } from './desk.ts';
import {
  calledByName,
  looksOf,
  namesFor,
  oneLine,
  operationText,
  pictureLines,
  placeText,
  sentencesOf,
} from './desk-lines.ts';

/**
 * Everything that an answer lets somebody press, as a text that a person can read: each screen once with all that stands
 * on it, and each press that does something with what it does, done in a copy of the game.
 */

export interface Wishes {
  /** Verbs that are not pressed, since what they do is written down elsewhere. */
  readonly leave?: readonly string[];
  /** What is typed into forms, by verb. */
  readonly type?: Readonly<Record<string, readonly string[]>>;
  /** What is typed, in the place of `/play`, for what is pressed. */
  readonly open?: readonly [string, Values];
}

/** More screens than that a reader of the text would not read. */
const MOST_SCREENS = 60;

/** What does something although no deed is called so. */
const DOING = new Set(['undo', 'draws']);

/** Of these, in a row of their own, the first and the last are pressed. */
const ALIKE = new Set(['go', 'roll']);
/** And no more than so many in all. */
const MOST_ALIKE = 5;

/** All that somebody can press, on the panel unless something else is opened: each screen once, each press that does something in a copy of the game. */
export const pressedThrough = async (
  desk: Desk,
  person: PersonId,
  { leave = [], type = {}, open = ['play', {}] }: Wishes = {},
): Promise<string> => {
  const opened = await desk.type(person, ...open);
  const { session } = await desk.game();
  const names = await namesFor(desk, person);
  const lines: string[] = [];
  const waiting: { readonly called: string; readonly message: Message }[] = [];
  const shown = new Set<string>();
  const done = new Set<string>();
  const pictures = new Set<string>();
  const isPanel = open[0] === 'play';
  /** In which is done what does something, until something was done in it. */
  let spare = desk.copy();
  let alike = 0;

  const show = (called: string, message: Message): string => {
    const key = JSON.stringify([message.text, message.ask, message.rows]);
    if (!shown.has(key)) waiting.push({ called, message });
    shown.add(key);
    if (shown.size > MOST_SCREENS) throw new Error('too many screens');
    return ' => screen';
  };

  /** What became of something in the copy, and what is shown then. */
  const outcome = async (called: string, { answer, update, also }: Reply): Promise<string> => {
    const steps = await spare.stepsSince(session.number);
    if (steps.length > 0) spare = desk.copy();
    const next = update ?? (answer?.rows && answer.to === 'asker' ? answer : undefined);
    if (steps.length === 0 && next) return show(called, next);
    return [
      ' =>',
      ...steps.map((step) => `does ${operationText(step)}`),
      ...(answer ? [`${answer.to} reads ${oneLine(answer.text)}`] : []),
      ...(update ? [`panel ${oneLine(sentencesOf(update).split('\n').slice(1, 3).join('\n'))}`] : []),
      ...(also ? [`beside it ${oneLine(also.text)}`] : []),
    ].join('\n      ');
  };

  const pressed = async (id: string, values: readonly string[], called: string): Promise<string> => {
    const [, verb = ''] = id.split(':');
    if (leave.includes(verb)) return '';
    const press = `${id} ${values.join()}`;
    if (done.has(press)) return ' => as before';
    done.add(press);
    if (ALIKE.has(verb)) alike += 1;
    if (alike > MOST_ALIKE && ALIKE.has(verb)) return '';
    const isShown = isPanel && !findButtonOperation(verb) && !DOING.has(verb);
    const reply = await (isShown ? desk : spare).press(person, id, values);
    if (!reply.form) return outcome(called, reply);
    const { title, fields, id: form } = reply.form;
    const asked = ` => form ${title}: ${fields.map(({ label, max }) => `${label} (${max})`).join()}`;
    const typed: string[] = [];
    for (const text of done.has(verb) ? [] : (type[verb] ?? [])) {
      const submitted = await spare.submit(person, form, { text });
      typed.push(`    typed ${text}${await outcome(`${called} ${text}`, submitted)}`);
    }
    done.add(verb);
    return [asked, ...typed].join('\n');
  };

  /** What is said in the place of a picture, beside what is said in any case. */
  const inWords = async (id: string, { rows, ...message }: Message): Promise<readonly string[]> => {
    const { update } = await desk.press(person, id);
    const said = new Set(sentencesOf(message).split('\n'));
    const controls = (message?: Message): string =>
      JSON.stringify(message?.rows?.flat().map((one) => ('label' in one ? one.label : one.placeholder)));
    const others =
      controls(update) === controls({ ...message, rows: rows ?? [] }) ? 'the same controls' : controls(update);
    return [
      ...(update?.text ?? '').split('\n').flatMap((line) => (said.has(line) ? [] : [`    ${line}`])),
      `    ${others}`,
    ];
  };

  const buttonLines = async (button: Button, isPressed: boolean, message: Message): Promise<readonly string[]> => {
    const what = names.id(button.id);
    const line = `[${button.label}]${looksOf(button)} ${what}${placeText(button.at)}`;
    if (what.startsWith('text ')) return [line, ...(await inWords(button.id, message))];
    return [`${line}${isPressed && !button.disabled ? await pressed(button.id, [], what) : ''}`];
  };

  /** The first of a list is chosen, and the last with as many of those before it as can be chosen together. */
  const listLines = async (list: SelectMenu): Promise<readonly string[]> => {
    const { id, options, placeholder, min = 1, max = 1 } = list;
    const what = names.id(id);
    for (const { value, label } of options) if (value !== label) names.learn(value, label);
    const last = options.length - 1;
    const entries: string[] = [];
    for (const [i, { label, description, chosen, at }] of options.entries()) {
      const values = (i === 0 ? options.slice(0, min) : options.slice(-max)).map(({ value }) => value);
      const note = `${description === undefined ? '' : ` (${description})`}${chosen ? ' chosen' : ''}${placeText(at)}`;
      const press = [what, ...values.map((one) => names.token(one))].join(' ');
      entries.push(`  - ${label}${note}${i === 0 || i === last ? await pressed(id, values, press) : ''}`);
    }
    return [`(${placeholder})${looksOf(list)} ${what}`, ...entries];
  };

  if (opened.answer) show(open[0], opened.answer);
  for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
    const { called, message } = screen;
    lines.push('', `## ${called}`, ...message.text.split('\n').filter((line) => !/^-# \*\*[^*]+\*\* in /.test(line)));
    if (message.drawing) {
      const picture = pictureLines(await message.drawing.picture());
      lines.push(...picture.filter((line) => !line.startsWith('  ') || !pictures.has(line)));
      for (const line of picture) pictures.add(line);
    }
    lines.push(...(message.ask?.split('\n') ?? []));
    for (const row of message.rows ?? [])
      for (const [i, control] of row.entries()) {
        const isEnd = i === 0 || i === row.length - 1 || !ALIKE.has(control.id.split(':')[1] ?? '');
        const isList = control.kind === 'select';
        lines.push(...(isList ? await listLines(control) : await buttonLines(control, isEnd, message)));
      }
  }
  return `${calledByName(desk, lines.join('\n')).trim()}\n`;
};
