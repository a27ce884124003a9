import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import {
  codeOf,
  type Dominion,
  decodeKingdomCode,
  type Kingdom,
  kingdomFromNumbers,
  numbersOf,
} from '../kingdom/index.ts';
import type { Games } from '../session/games/games.ts';
import type { Languages, Words } from '../words/index.ts';
import { wordsForRequest } from './language.ts';

const FILES = [
  ['kingdom.css', 'text/css; charset=utf-8'],
  ['icon.svg', 'image/svg+xml'],
] as const;
const PLAYERS = [2, 3, 4, 5, 6] as const;

type SheetPile = ReturnType<Words['kingdomSheet']['kingdomSheet']>['piles'][number];

const FOLDER = fileURLToPath(new URL('page', import.meta.url));

export const createDominionLoader =
  (games: () => Games | undefined): KingdomPagesPorts['dominion'] =>
  async () =>
    (await games()?.kingdoms.dominion()) ?? Promise.reject(new Error('no games'));

export interface KingdomPagesPorts {
  readonly spoken: Languages;
  readonly dominion: () => Promise<Dominion>;
}

/** Serves printable pages about kingdoms by their code (K29): `/kingdom/CODE`, `?players=4`. */
export const kingdomPages = ({ dominion, spoken }: KingdomPagesPorts): Hono => {
  const app = new Hono();
  for (const [name, type] of FILES) {
    const file = join(FOLDER, name);
    app.get(`/${name}`, async (context) =>
      context.body(await readFile(file), 200, { 'content-type': type, 'cache-control': 'no-cache' }),
    );
  }
  app.get('/kingdom/:code', async (context) => {
    const { req } = context;
    const words = wordsForRequest(context, spoken);
    context.header('vary', 'accept-language, cookie');
    const facts = await dominion();
    const numbers = decodeKingdomCode(req.param('code'));
    if ('code' in numbers) return context.html(faultPage(words, words.kingdom.badCodeText(numbers)), 404);
    const kingdom = kingdomFromNumbers(numbers, facts, 'cost');
    if ('code' in kingdom) return context.html(faultPage(words, words.kingdomPage.tooNew), 404);
    const players = PLAYERS.find((one) => String(one) === req.query('players'));
    return context.html(page(words, kingdom, codeOf(numbersOf(kingdom)), facts, players));
  });
  return app;
};

type Html = ReturnType<typeof html>;

const whole = ({ locale }: Words, title: string, body: Html): Html => html`<!doctype html>
  <html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="icon" href="../icon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="../kingdom.css" />
    </head>
    <body>
      ${body}
    </body>
  </html>`;

const faultPage = (words: Words, why: string): Html =>
  whole(
    words,
    words.kingdomPage.none,
    html`<main>
      <h1>${words.kingdomPage.none}</h1>
      <p>${why}</p>
      <p>${words.kingdomPage.address}</p>
    </main>`,
  );

const page = (words: Words, kingdom: Kingdom, code: string, dominion: Dominion, players: number | undefined): Html => {
  const said = words.kingdomPage;
  const sheet = words.kingdomSheet.kingdomSheet(kingdom, dominion, players);
  const count = (one: number): Html =>
    html`<li>
      <a href="?players=${one}" ${one === players ? html`aria-current="true"` : ''}>${one}<span class="unseen"> ${said.players}</span></a>
    </li> `;
  return whole(
    words,
    `${said.kingdom} ${code}`,
    html`<main>
      <header>
        <h1>${said.kingdom}</h1>
        <p class="code">${code}</p>
        ${players === undefined ? '' : html`<p class="players">${said.forPlayers(players)}</p>`}
        <nav aria-label="${said.howMany}">
          <ul>
            <li>${said.choose}</li>
            ${PLAYERS.map(count)}
          </ul>
        </nav>
      </header>
      <section aria-labelledby="piles">
        <h2 id="piles">${said.piles}</h2>
        <ol class="piles">
          ${sheet.piles.map((pile) => pileItem(said, pile))}
        </ol>
      </section>
      ${
        sheet.beside.length === 0
          ? ''
          : html`<section aria-labelledby="beside">
            <h2 id="beside">${said.beside}</h2>
            <ul class="piles">
              ${sheet.beside.map((pile) => pileItem(said, pile))}
            </ul>
          </section>`
      }
      ${
        sheet.landscapes.length === 0
          ? ''
          : html`<section aria-labelledby="landscapes">
            <h2 id="landscapes">${said.landscapes}</h2>
            <ul class="piles">
              ${sheet.landscapes.map(
                ({ kind, name, cost, on }) =>
                  html`<li class="across">
                    <span class="what">${kind}</span> <b>${name}</b>${cost === undefined ? '' : html` <span>${said.costs(cost)}</span>`}${
                      on === undefined ? '' : html` <span>${said.on(on)}</span>`
                    }
                  </li> `,
              )}
            </ul>
          </section>`
      }
      ${[sheet.fetch, sheet.always, sheet.begin, ...(sheet.later.lines.length > 0 ? [sheet.later] : [])].map(
        ({ title, lines }, i) =>
          html`<section aria-labelledby="list-${i}">
            <h2 id="list-${i}">${title}</h2>
            <dl>
              ${lines.map(([name, text]) => html`<div><dt>${name}:</dt> <dd>${text}</dd></div> `)}
            </dl>
          </section> `,
      )}
    </main>`,
  );
};

const pileItem = (said: Words['kingdomPage'], { title, name, cost, types, set, size, marks }: SheetPile): Html =>
  html`<li>
    ${title === undefined ? '' : html`<span class="what">${title}</span> `}<b>${name}</b> <span>${said.costs(cost)}</span>
    <span>${types}</span> <span>${set}${size === undefined ? '' : `, ${said.cards(size)}`}</span>${marks.map(
      (mark) => html` <span class="mark">${said.marked(mark)}</span>`,
    )}
  </li> `;

/** Headers for pages that anyone may open by their address: they may load only their own styles. */
export const publicPageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
});
