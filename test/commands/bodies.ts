import type { Loopback } from '../support/discord/loopback.ts';
import { COMPONENT, everyComponent } from '../support/discord/text.ts';
import type { Choice, MessageBody, WireComponent, WireForm } from '../support/discord/wire.ts';

/** What the bot sends, as it goes over the line. */

export interface Body extends MessageBody {
  readonly choices?: readonly Choice[];
  /** Of a form. */
  readonly title?: string;
}

/** Notes every message and every list of choices that the bot sends from now on. */
export const listen = (discord: Loopback): readonly Body[] => {
  const bodies: Body[] = [];
  discord.onRequest(({ method, path, body }) => {
    if (method === 'GET' || !/callback$|messages|^\/webhooks/.test(path)) return;
    const sent = (path.endsWith('callback') ? ((body as { readonly data?: object }).data ?? {}) : body) as MessageBody;
    bodies.push(sent);
  });
  return bodies;
};

const parts = ({ components }: Body): readonly WireComponent[] => everyComponent(components ?? []);

/** All words of a message that are read as Markdown. */
export const contents = (body: Body): readonly string[] => parts(body).flatMap(({ content }) => content ?? []);

/** The fields of a form. */
const fields = ({ components }: Body): readonly WireForm['components'][number][] =>
  (components ?? []).flatMap((one) => ('component' in one ? [one as unknown as WireForm['components'][number]] : []));

const MOST = {
  words: 4000,
  parts: 40,
  buttons: 5,
  label: 80,
  id: 100,
  alt: 1024,
  choices: 25,
  choice: 100,
  placeholder: 150,
  options: 25,
  option: 100,
  title: 45,
  field: 45,
  hint: 100,
} as const;

const optionTexts = (all: readonly WireComponent[]): readonly string[] =>
  all.flatMap(({ options = [] }) => options.flatMap(({ label, description = '' }) => [label, description]));

/** What in a message breaks Discord's limits (T13). */
export const breachesOf = (body: Body): readonly string[] => {
  const all = parts(body);
  const ids = all.flatMap(({ custom_id }) => custom_id ?? []);
  const rows = all.filter(({ type }) => type === COMPONENT.row);
  const alts = all.flatMap(({ items = [] }) => items.map(({ description }) => description ?? ''));
  const broken: readonly (readonly [string, boolean])[] = [
    ['words', contents(body).join('').length > MOST.words || contents(body).some((content) => content === '')],
    ['parts', all.length > MOST.parts],
    ['rows', rows.some(({ components = [] }) => components.length === 0 || components.length > MOST.buttons)],
    ['labels', all.some(({ label }) => label !== undefined && (label.trim() === '' || label.length > MOST.label))],
    ['ids', ids.some((id) => id === '' || id.length > MOST.id) || new Set(ids).size < ids.length],
    ['placeholders', all.some(({ placeholder = '' }) => placeholder.length > MOST.placeholder)],
    ['options', all.some(({ options = [] }) => options.length > MOST.options)],
    ['an option', optionTexts(all).some((text) => text.length > MOST.option)],
    ['a title', (body.title ?? '').length > MOST.title],
    ['a field', fields(body).some(({ label }) => label.length > MOST.field)],
    ['a hint', fields(body).some(({ component }) => (component.placeholder ?? '').length > MOST.hint)],
    ['alternative texts', alts.some((alt) => alt.length > MOST.alt)],
    ['choices', (body.choices ?? []).length > MOST.choices],
    [
      'a choice',
      (body.choices ?? []).some(({ name, value }) =>
        [name, String(value)].some((text) => text === '' || text.length > MOST.choice),
      ),
    ],
  ];
  return broken.filter(([, breaks]) => breaks).map(([what]) => what);
};

/**
 * The texts of a message that were cut to Discord's limits when it was sent: they are as long as they may be. An
 * alternative text is not among them, since it may be cut (U15).
 */
export const cutsOf = (body: Body): readonly string[] => {
  const all = parts(body);
  const full: readonly (readonly [readonly string[], number])[] = [
    [all.flatMap(({ label }) => label ?? []), MOST.label],
    [all.flatMap(({ placeholder }) => placeholder ?? []), MOST.placeholder],
    [optionTexts(all), MOST.option],
    [(body.choices ?? []).map(({ name }) => name), MOST.choice],
  ];
  const formTexts = [body.title ?? '', ...fields(body).map(({ label }) => label)];
  const hints = fields(body).map(({ component }) => component.placeholder ?? '');
  return [
    ...full.flatMap(([texts, most]) => texts.filter((text) => text.length === most)),
    ...[...formTexts, ...hints].filter((text) => text.endsWith('…')),
    ...all.flatMap(({ file }) => (file?.url === 'attachment://answer.txt' ? [contents(body).join('\n')] : [])),
  ];
};
