import { listHostModules, type ModuleSources } from '../../commands/common/modules.ts';
import { createStartBoardPicture } from '../../commands/game/choose.ts';
import type { Module } from '../engine/index.ts';
import { compareForNewcomers } from '../facts/module-listing.ts';
import type { ChannelId } from '../facts/where.ts';
import { ByteLimitedCache } from '../picture/kept-bytes.ts';
import type { Person } from '../port/command.ts';
import { type Log, stackOf } from '../session/base/ports.ts';
import type { Games } from '../session/games/games.ts';
import { gameQueries } from '../view/game.ts';
import { translateFields } from '../view/rulebook/rulebook.ts';
import type { Drawing, DrawnPicture } from '../view/text/message.ts';
import { channelViewer } from '../view/viewer.ts';
import type { Words } from '../words/index.ts';
import type { WireFirstScreen, WireGame } from './wire.ts';

/** The most characters of a game's description. */
const LONGEST_LINE = 160;
/** The memory for pictures of games, in bytes. */
const ROOM = 16 * 1024 * 1024;

export interface GalleryPorts {
  readonly sources: Pick<ModuleSources, 'modules' | 'shelf'>;
  readonly games: () => Games | undefined;
  readonly draw: ((drawing: Drawing) => Promise<DrawnPicture>) | undefined;
  readonly log: Log;
}

/** The first screen of the page (U26): the available games, and those that the user plays already. */
export class GameGallery {
  readonly #ports: GalleryPorts;
  readonly #kept = new ByteLimitedCache<Uint8Array>(ROOM);
  #drawing: Promise<unknown> = Promise.resolve();

  constructor(ports: GalleryPorts) {
    this.#ports = ports;
  }

  async first(person: Person['id'], place: ChannelId, words: Words): Promise<WireFirstScreen> {
    const { shelf } = this.#ports.sources;
    const failed = (error: unknown): Pick<WireFirstScreen, 'here' | 'isSeating' | 'mine'> => {
      this.#ports.log.warn({ error: stackOf(error) }, 'the games of a person could not be read');
      return { mine: [] };
    };
    const running = await this.#running(person, place).catch(failed);
    const games = this.#games(words);
    return {
      ...running,
      games,
      isWhole: shelf?.hasRead ?? true,
      total: Math.max(games.length, shelf?.expected ?? 0),
      isReady: this.#ports.games() !== undefined,
    };
  }

  /** Returns the picture of a game's start; undefined if it can't be drawn. Only one picture is drawn at a time. */
  async picture(name: string, words: Words): Promise<Uint8Array | 'no-board' | undefined> {
    const { sources, draw } = this.#ports;
    const listed = listHostModules(sources).find((one) => one.name === name);
    if (!listed || !draw) return undefined;
    const key = `${words.locale} ${name} ${hashOf(listed)}`;
    const turn = this.#drawing.then(async () => {
      const known = this.#kept.get(key);
      if (known) return known;
      const module = await this.#module(name);
      const drawing = module && createStartBoardPicture(words, module);
      if (!drawing) return module && 'no-board';
      const drawn = await draw({ ...drawing, key: `gallery ${name}` });
      if (typeof drawn !== 'object') return undefined;
      this.#kept.keep(key, drawn, drawn.length);
      return drawn;
    });
    this.#drawing = turn.catch(() => undefined);
    return turn;
  }

  async #module(name: string): Promise<Module | undefined> {
    const { shelf, modules } = this.#ports.sources;
    return (await shelf?.module(name)) ?? modules.get(name);
  }

  #games(words: Words): readonly WireGame[] {
    const { sources, draw } = this.#ports;
    return listHostModules(sources)
      .toSorted(compareForNewcomers)
      .map((game) => ({
        name: game.name,
        title: game.title,
        line: words.rulebook.firstSentence(translateFields(game, words.locale).description ?? '', LONGEST_LINE),
        size: words.rulebook.sizeText(game),
        ...(draw ? { picture: `/games/${game.name}?${hashOf(game)}` } : {}),
        canPlayBot: (game.players?.most ?? 0) > 1 && game.bot !== false,
      }));
  }

  async #running(
    person: Person['id'],
    place: ChannelId,
  ): Promise<Pick<WireFirstScreen, 'here' | 'isSeating' | 'mine'>> {
    const games = this.#ports.games();
    if (!games) return { mine: [] };
    const [sat, there] = await Promise.all([games.sittings.of(person), games.at(place)]);
    const here = await there?.session.read(channelViewer, (view) => view.of(gameQueries));
    return {
      mine: sat.map(({ game, title, channel, guild }) => ({
        game,
        title,
        ...(guild === undefined ? {} : { place: channel }),
      })),
      ...(here && here.phase !== 'over' ? { here: here.title } : {}),
      ...(here?.phase === 'seating' ? { isSeating: true as const } : {}),
    };
  }
}

const hashOf = (listed: { readonly hash?: string }): string => listed.hash?.slice(0, 16) ?? '';
