import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageWords, WireFirstScreen, WireGame } from '../wire.ts';
import { ask } from './ask.js';
import { fill, page } from './words.js';

/** The first screen of a channel without messages: the available games, and links to the user's own. */

/** An offer in the form of a request to the server. */
export type Offer = { readonly kind: string; readonly game?: string };

export interface FirstScreen {
  readonly person: string;
  readonly place: string;
  /** Returns a channel's name by its ID. */
  readonly placeName: (id: string) => string;
  /** Commands to start with, besides the games. */
  readonly offers: readonly { readonly id: string; readonly label: string }[];
  /** Runs an offer, and shows its problem if there is one. */
  readonly take: (offer: Offer) => Promise<void>;
  readonly go: (place: string) => void;
}

/** In ms, between two requests while games are being read. */
const AGAIN = 400;

/** Shows the first screen in an element, in place of the former content. */
export const showGallery = (root: Element, screen: FirstScreen): void =>
  render(<Gallery key={`${screen.person} ${screen.place}`} {...screen} />, root);

export const hideGallery = (root: Element): void => render(null, root);

/** Keeps the order of the games shown before, and appends new ones. */
const inPlace = (before: readonly WireGame[], games: readonly WireGame[]): readonly WireGame[] => {
  const placeOf = ({ name }: WireGame): number => {
    const at = before.findIndex((one) => one.name === name);
    return at < 0 ? before.length : at;
  };
  return [...games].sort((a, b) => placeOf(a) - placeOf(b));
};

const Gallery = ({ person, place, placeName, offers, take, go }: FirstScreen) => {
  const [first, setFirst] = useState<WireFirstScreen>();
  const [started, setStarted] = useState<Offer>();
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const look = async (): Promise<void> => {
      const found: WireFirstScreen & { readonly problem?: string } = await ask('/first', { person, place });
      if (isGone) return;
      if (found.problem === undefined)
        setFirst((before) => ({ ...found, games: inPlace(before?.games ?? [], found.games) }));
      if (!found.isWhole || !found.isReady) timer = window.setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [person, place]);
  const press = async (offer: Offer): Promise<void> => {
    if (started) return;
    setStarted(offer);
    await take(offer);
    setStarted(undefined);
  };
  // Waits for the user's games, because they would move the cards.
  if (!first?.isReady) return null;
  const isNew = first.here === undefined && first.mine.length === 0;
  return (
    <div class="first">
      <header>
        {isNew ? <h3>{page.firstTitle}</h3> : null}
        <p>{isNew ? page.firstText : page.saved}</p>
        <div class="row">
          {first.here === undefined ? null : (
            <button type="button" class="success" onClick={() => void press({ kind: 'board' })}>
              {fill(page.showBoard, { title: first.here })}
            </button>
          )}
          {first.mine.map(({ game, title, place: at }) => (
            <button
              key={game}
              type="button"
              class="success"
              onClick={() => {
                if (at !== undefined) go(at);
                void press({ kind: 'back', game });
              }}
            >
              {at === undefined ? fill(page.goOn, { title }) : fill(page.goOnAt, { title, place: placeName(at) })}
            </button>
          ))}
          {offers.map(({ id, label }) => (
            <button key={id} type="button" class="secondary" onClick={() => void press({ kind: id })}>
              {label}
            </button>
          ))}
        </div>
      </header>
      {first.here === undefined || first.isSeating ? (
        <Games games={first.games} isWhole={first.isWhole} total={first.total} started={started} press={press} />
      ) : null}
    </div>
  );
};

interface GamesShown {
  readonly games: readonly WireGame[];
  readonly isWhole: boolean;
  readonly total: number;
  readonly started: Offer | undefined;
  readonly press: (offer: Offer) => Promise<void>;
}

/**
 * Shows the cards, and empty ones for games that are still being read. The pictures are loaded one after another, but
 * not while a game starts or modules are being read.
 */
const Games = ({ games, isWhole, total, started, press }: GamesShown) => {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const next =
    started || !isWhole ? undefined : games.find(({ picture = '' }) => picture !== '' && !loaded.has(picture));
  const settle = (picture: string): void => setLoaded((before) => new Set([...before, picture]));
  const left = isWhole ? 0 : Math.max(0, total - games.length);
  return (
    <ul class="games" aria-label={page.games}>
      {games.map((game, place) => (
        // The key is the position, so that a game replaces the empty card there.
        <li key={place} data-game={game.name} aria-busy={started?.game === game.name}>
          <Tile game={game} isShown={game === next || loaded.has(game.picture ?? '')} settle={settle} />
          <h4>{game.title}</h4>
          <p class="size">{game.size}</p>
          <p class="line">{game.line}</p>
          <div class="row">
            {game.canPlayBot ? (
              <StartButton kind="bot" label={page.playBot} game={game} started={started} press={press} />
            ) : null}
            <StartButton kind="others" label={page.playOthers} game={game} started={started} press={press} />
          </div>
        </li>
      ))}
      {Array.from({ length: left }, (_, i) => (
        <EmptyCard key={games.length + i} />
      ))}
    </ul>
  );
};

/** Shows a card without a game, with the same height as any other. */
const EmptyCard = () => (
  <li class="empty" aria-hidden={true}>
    <div class="tile" />
    <h4>{'\u00a0'}</h4>
    <p class="size" />
    <p class="line" />
    <div class="row">
      <button type="button" disabled>
        {page.playBot}
      </button>
      <button type="button" disabled>
        {page.playOthers}
      </button>
    </div>
  </li>
);

interface TileShown {
  readonly game: WireGame;
  readonly isShown: boolean;
  readonly settle: (picture: string) => void;
}

/** Shows the picture of a game's start, or a plain tile until it is loaded. */
const Tile = ({ game: { picture }, isShown, settle }: TileShown) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <div class="tile">
      {picture !== undefined && isShown && !isMissing ? (
        <img
          src={picture}
          alt=""
          onLoad={() => settle(picture)}
          onError={() => {
            setMissing(true);
            settle(picture);
          }}
        />
      ) : null}
    </div>
  );
};

interface StartShown extends Omit<GamesShown, 'games' | 'isWhole' | 'total'> {
  readonly kind: 'bot' | 'others';
  readonly label: PageWords['playBot'];
  readonly game: WireGame;
}

const StartButton = ({ kind, label, game, started, press }: StartShown) => {
  const isStarting = started?.kind === kind && started.game === game.name;
  return (
    <button
      type="button"
      class={kind === 'bot' ? 'success' : 'secondary'}
      disabled={started !== undefined}
      onClick={() => void press({ kind, game: game.name })}
    >
      {isStarting ? page.starting : label}
    </button>
  );
};
