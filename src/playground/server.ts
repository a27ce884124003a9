import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { ChannelId } from '../facts/where.ts';
import { LARGEST_ZIP } from '../facts/zip-fault.ts';
import type { ChosenFile } from '../port/command.ts';
import { type Log, stackOf } from '../session/base/ports.ts';
import { detectPictureMimeType } from '../view/text/message.ts';
import type { Languages, Words } from '../words/index.ts';
import type { PlaygroundActions, PressResult } from './actions.ts';
import type { PlaygroundChat } from './chat.ts';
import type { GameGallery } from './gallery.ts';
import { chosenFile, type Files } from './given.ts';
import { rejectForeignRequests, securityHeaders } from './guard.ts';
import { fillPageTemplate } from './index-page.ts';
import { type KingdomPagesPorts, kingdomPages } from './kingdom-page.ts';
import { wordsForRequest } from './language.ts';
import { streamEvents } from './live.ts';
import { acceptOffer, offerSchema } from './offers.ts';
import { galleryScript } from './page-script.ts';
import { type PlaygroundPeople, wirePlacesOf } from './world.ts';

const PAGE = fileURLToPath(new URL('page', import.meta.url));
const SCRIPT = 'text/javascript; charset=utf-8';
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': SCRIPT,
  '.svg': 'image/svg+xml',
};
/** The most bytes of a request, of a request with files, and of a file. */
const LARGEST_BODY = 64 * 1024;
const LARGEST_BODY_WITH_FILES = 72 * 1024 * 1024;
const LARGEST_FILE = LARGEST_ZIP;

const doing = z.object({ person: z.string(), place: z.string(), line: z.string().max(4000) });
const sending = doing.extend({
  files: z.record(z.string().max(32), z.object({ name: z.string().max(255), base64: z.string() })).default({}),
});
const typing = doing.extend({ cursor: z.number().int().min(0).max(4000) });
const pressing = z.object({
  person: z.string(),
  message: z.string(),
  control: z.string().max(200),
  values: z.array(z.string().max(200)).max(25).default([]),
});

const pointing = z.object({ person: z.string(), message: z.string(), at: z.object({ x: z.number(), y: z.number() }) });

const offering = z.object({ person: z.string(), place: z.string(), offer: offerSchema });
const looking = z.object({ person: z.string(), place: z.string() });

const filling = z.object({
  person: z.string(),
  form: z.string().max(200),
  texts: z.record(z.string().max(100), z.string().max(4000)),
});

export interface ServerPorts extends KingdomPagesPorts {
  readonly chat: PlaygroundChat;
  readonly people: PlaygroundPeople;
  readonly actions: PlaygroundActions;
  readonly gallery: GameGallery;
  readonly words: Words;
  readonly streams: Set<() => void>;
  readonly log: Log;
}

export const createPlaygroundServer = async ({
  chat,
  people,
  actions,
  gallery,
  streams,
  log,
  dominion,
  words,
  spoken,
}: ServerPorts): Promise<Hono> => {
  const app = new Hono();
  const wordsOf = (context: Context): Words => wordsForRequest(context, spoken);
  const limited = (maxSize: number): MiddlewareHandler =>
    bodyLimit({ maxSize, onError: (context) => context.json({ problem: wordsOf(context).playground.tooLarge }, 413) });
  app.use(securityHeaders, rejectForeignRequests(words));
  app.onError((error, context) => {
    log.error({ error: stackOf(error) }, 'a request failed');
    return context.text(wordsOf(context).playground.badRequest, 500);
  });
  await servePage(app, spoken);
  app.route('/', kingdomPages({ dominion, spoken }));

  app.get('/kept/:name', (context) => {
    const kept = chat.kept(context.req.path);
    return kept ? context.body(new Uint8Array(kept.bytes), 200, { 'content-type': kept.type }) : context.notFound();
  });
  serveGallery(app, { gallery, people, wordsOf });
  app.get('/live', (context) => {
    const here = (context.req.queries('name') ?? []).map((name) => people.called(name));
    if (here.length === 0 || here.includes(undefined))
      return context.text(wordsOf(context).playground.unknownName, 400);
    const watched = here.flatMap((person) => person ?? []);
    return streamSSE(context, (stream) =>
      streamEvents(stream, watched, { chat, people, words: wordsOf(context), streams }),
    );
  });

  app.post('/send', limited(LARGEST_BODY_WITH_FILES), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = sending.safeParse(await jsonOf(context));
    if (!asked.success) return problem(context, said.badRequest);
    const files = filesOf(asked.data.files);
    const person = people.with(asked.data.person);
    if (!person || !files) return problem(context, person ? said.badFile : said.noPerson);
    const refused = await actions.send({ person, words, place: asked.data.place }, asked.data.line, files);
    return refused ? context.json(refused, 422) : context.json({});
  });
  app.post('/press', limited(LARGEST_BODY), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = pressing.safeParse(await jsonOf(context));
    const person = asked.success ? people.with(asked.data.person) : undefined;
    if (!asked.success || !person) return problem(context, asked.success ? said.noPerson : said.badRequest);
    return pressed(context, await actions.press({ ...asked.data, person, words }));
  });
  app.post('/point', limited(LARGEST_BODY), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = pointing.safeParse(await jsonOf(context));
    const person = asked.success ? people.with(asked.data.person) : undefined;
    if (!asked.success || !person) return problem(context, asked.success ? said.noPerson : said.badRequest);
    return pressed(context, await actions.point({ ...asked.data, person, words }));
  });
  app.post('/offer', limited(LARGEST_BODY), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = offering.safeParse(await jsonOf(context));
    const person = asked.success ? people.with(asked.data.person) : undefined;
    if (!asked.success || !person) return problem(context, asked.success ? said.noPerson : said.badRequest);
    return answered(context, await acceptOffer(actions, { person, words, place: asked.data.place }, asked.data.offer));
  });
  app.post('/submit', limited(LARGEST_BODY), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = filling.safeParse(await jsonOf(context));
    const person = asked.success ? people.with(asked.data.person) : undefined;
    if (!asked.success || !person) return problem(context, asked.success ? said.noPerson : said.badRequest);
    return answered(context, await actions.submit({ ...asked.data, person, words }));
  });
  app.post('/suggest', limited(LARGEST_BODY), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = typing.safeParse(await jsonOf(context));
    const person = asked.success ? people.with(asked.data.person) : undefined;
    if (!asked.success || !person) return problem(context, asked.success ? said.noPerson : said.badRequest);
    return context.json(await actions.suggest({ ...asked.data, person, words }, asked.data.line, asked.data.cursor));
  });
  return app;
};

const serveGallery = (
  app: Hono,
  { gallery, people, wordsOf }: Pick<ServerPorts, 'gallery' | 'people'> & { wordsOf(context: Context): Words },
): void => {
  app.get('/gallery.js', async (context) =>
    context.body(await galleryScript(), 200, { 'content-type': SCRIPT, 'cache-control': 'no-cache' }),
  );
  app.get('/games/:name', async (context) => {
    const picture = await gallery.picture(context.req.param('name'), wordsOf(context));
    if (picture === 'no-board') return context.redirect('/cards.svg');
    if (!picture) return context.body(null, 204);
    return context.body(new Uint8Array(picture), 200, { 'content-type': detectPictureMimeType(picture) });
  });
  app.post('/first', bodyLimit({ maxSize: LARGEST_BODY }), async (context) => {
    const words = wordsOf(context);
    const said = words.playground;
    const asked = looking.safeParse(await jsonOf(context));
    const person = asked.success ? people.with(asked.data.person) : undefined;
    if (!asked.success || !person) return problem(context, asked.success ? said.noPerson : said.badRequest);
    const place = wirePlacesOf(person.id, words).find(({ id }) => id === asked.data.place);
    if (!place) return problem(context, said.noPlace);
    return context.json(await gallery.first(person.id, place.id as ChannelId, words));
  });
};

/** Serves the files in the page's folder. The path of a file never depends on a request. */
const servePage = async (app: Hono, spoken: Languages): Promise<void> => {
  for (const name of await readdir(PAGE)) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const isIndex = name === 'index.html';
    app.get(isIndex ? '/' : `/${name}`, async (context) => {
      const bytes = await readFile(join(PAGE, name));
      const body = isIndex
        ? fillPageTemplate(bytes.toString(), wordsForRequest(context, spoken), spoken)
        : new Uint8Array(bytes);
      return context.body(body, 200, { 'content-type': type, 'cache-control': 'no-cache' });
    });
  }
};

const jsonOf = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined);

const problem = (context: Context, text: string): Response => context.json({ problem: text }, 400);

const pressed = (context: Context, { problem: refused, ...came }: PressResult): Response =>
  refused === undefined ? context.json(came) : answered(context, refused);

const answered = (context: Context, refused: string | undefined): Response =>
  refused === undefined ? context.json({}) : context.json({ problem: refused }, 422);

const filesOf = (given: z.output<typeof sending>['files']): Files | undefined => {
  const files = new Map<string, ChosenFile>();
  for (const [option, { name, base64 }] of Object.entries(given)) {
    const bytes = Buffer.from(base64, 'base64');
    const isWhole = bytes.length === Math.floor((base64.replace(/={1,2}$/, '').length * 3) / 4);
    if (!isWhole || bytes.length > LARGEST_FILE) return undefined;
    files.set(option, chosenFile(name, bytes));
  }
  return files;
};
