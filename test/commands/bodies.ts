import type { Loopback } from '../support/discord/loopback.ts';
import { COMPONENT, everyComponent } from '../support/discord/text.ts';
import type { Choice, MessageBody, WireComponent } from '../support/discord/wire.ts';

/** What the bot sends, as it goes over the line. */

export interface Body extends MessageBody {
  readonly choices?: readonly Choice[];
  /** The texts of the files that go with it. */
  readonly texts: readonly string[];
}

/** Notes every message and every list of choices that the bot sends from now on. */
export const listen = (discord: Loopback): readonly Body[] => {
  const bodies: Body[] = [];
  discord.onRequest(({ method, path, body, files }) => {
    if (method === 'GET' || !/callback$|messages|^\/webhooks/.test(path)) return;
    const sent = (path.endsWith('callback') ? ((body as { readonly data?: object }).data ?? {}) : body) as MessageBody;
    const texts = [...files.values()]
      .filter(({ type }) => type.startsWith('text/'))
      .map(({ bytes }) => Buffer.from(bytes).toString());
    bodies.push({ ...sent, texts });
  });
  return bodies;
};

const parts = ({ components }: Body): readonly WireComponent[] => everyComponent(components ?? []);

/** All words of a message that are read as Markdown. */
export const contents = (body: Body): readonly string[] => parts(body).flatMap(({ content }) => content ?? []);

const MOST = {
  words: 4000,
  parts: 40,
  buttons: 5,
  label: 80,
  id: 100,
  alt: 1024,
  choices: 25,
  choice: 100,
} as const;

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
