import type { SideId } from '../../engine/core/ids.ts';
import type { Refusal, RefusalCode } from '../../engine/core/refusal.ts';
import type { View } from '../view.ts';
import { firstMisfit } from './misfits.ts';
import { bold, counted, listed, person, plain } from './text.ts';

/** The one sentence about what the viewer may not know of (T6). */
const UNSEEN = "Something you can't see is in the way.";

type Sentences = { readonly [C in RefusalCode]: (data: Refusal<C>, view: View) => string };

const side = (view: View, id: SideId | string | undefined): string => bold((id && view.side(id as SideId)?.name) || id || 'nobody');

/** What a domain takes, in words. */
const DOMAINS = {
  natural: 'a whole number, 0 or more',
  number: 'a number',
  text: 'a text',
  flag: '`true` or `false`',
  list: 'a list of texts',
} as const;

const called = (view: View, piece: string): string => bold(view.byId(piece)?.name ?? 'That piece');

const players = (view: View, id: SideId): string => {
  const names = (view.side(id)?.players ?? []).map(person);
  return names.length > 0 ? ` (${listed(names)})` : '';
};

/** Every refusal in the player's words: what is wrong and what would work (T11). */
const sentences: Sentences = {
  'too-much-follows': ({ bound }) =>
    `The rules of this game go in a circle: more than ${bound} things would follow. Nothing was changed; the module needs mending.`,
  'not-begun': () => 'The game has not begun yet. Press **Begin** under the seats when everyone is there (`/game seats` shows them).',
  'game-over': () => 'This game is over. `/game start` starts a new one; `/game log` shows what happened.',
  'not-a-player': () => 'You are not playing in this game. `/game join` takes a side.',
  'not-your-turn': ({ side: id }, view) => `It is the turn of ${side(view, id)}${players(view, id)}.`,
  'not-your-piece': ({ piece, side: id }, view) => {
    const name = view.byId(piece)?.name;
    if (name === undefined) return UNSEEN;
    if (id === undefined) return `${bold(name)} belongs to nobody. Move one of your own side's.`;
    const turn = view.turn();
    const hint = turn && view.rules.strict ? ` It is the turn of ${side(view, turn.side.id)}.` : " Move one of your own side's.";
    return `${bold(name)} belongs to ${side(view, id)}.${hint}`;
  },
  'host-only': ({ host }) => `Only the host may do that: ${person(host)}.`,
  'nobody-may': () => 'In a game that hides things only a game master may do that, and there is none. `/move` moves your own pieces.',
  'already-begun': () => 'The game has begun already. `/board` shows it.',
  'seats-empty': ({ sides }, view) =>
    `Nobody plays ${listed(sides.map(bold), 'or')} yet. \`/game join\` takes a seat${view.hides ? '' : ', **Try alone** all of them'}.`,
  'no-such-side': ({ side: name }, view) =>
    `There is no side ${bold(name)} in this game. There ${view.sides().length === 1 ? 'is' : 'are'} ${listed(view.sides().map((one) => bold(one.name)))}.`,
  'already-seated': ({ side: id }, view) =>
    id ? `You play ${side(view, id)} already. \`/game leave\` gives it up.` : 'You have a seat already. `/game leave` gives it up.',
  'one-side-only': ({ side: id }, view) =>
    `You play ${side(view, id)}, and where things are hidden nobody plays two sides. \`/game leave\` gives it up.`,
  'side-taken': ({ side: id, players: names }, view) =>
    `${side(view, id)} is played by ${listed(names.map(person))}, who must agree first.`,
  'not-seated': ({ side: id }, view) =>
    id ? `You do not play ${side(view, id)}. \`/game seats\` shows who does.` : 'You have no seat in this game. `/game join` takes one.',
  'alone-hides': () => 'This game hides things from the sides, so nobody can play all of them. `/game join` takes one.',
  'alone-others': ({ players: names }) =>
    `${listed(names.map(person))} ${names.length === 1 ? 'plays' : 'play'} here too. Trying alone needs all seats free.`,
  'no-such-request': () => 'Nobody asks for that any more. `/game status` shows what is asked.',
  'already-asked': () => 'You have asked already. **Decline** under it takes that back; or wait for the answer.',
  'not-asked': () => 'It is not you who is asked. `/game status` shows who is.',
  'nobody-to-ask': () => 'There is nobody whom one could ask. `/game seats` shows who plays.',
  'no-turns': () => 'This game has no turns: everyone plays when they like.',
  'ends-by-move': () => 'In this game a turn ends with the move. `/move` moves a piece.',
  'no-such-piece': ({ piece }, view) => {
    const name = view.byId(piece)?.name;
    return name === undefined
      ? 'That piece is not on the table (any more). `/piece list` shows what is.'
      : `${bold(name)} is not there any more. \`/piece list\` shows what is.`;
  },
  'no-such-prototype': ({ prototype }) =>
    `This game has no pieces of the kind ${bold(prototype)}. \`/piece list\` shows those on the table.`,
  'no-such-place': ({ place }) => `There is no place ${bold(place)} here. \`/board\` shows the cells.`,
  'nothing-to-move': () => 'Say which piece is to move.',
  'already-there': ({ piece, place }, view) => `${called(view, piece)} is at ${bold(place)} already. Choose another place.`,
  occupied: ({ place, by }, view) => {
    const other = view.byId(by);
    if (!other) return UNSEEN;
    const owner = other.side ? ` of ${bold(other.side.name)}` : '';
    return `${bold(other.name)}${owner} stands on ${bold(place)}. Choose a free cell.`;
  },
  'one-a-cell': ({ place }) => `Only one piece can stand on ${bold(place)}. Move them one by one, to free cells.`,
  'no-captures': () => 'In this game pieces are not taken by `capture:`. Move without it.',
  'not-an-enemy': ({ piece }, view) => `${called(view, piece)} is no enemy's. Only an enemy's pieces can be taken.`,
  'captures-itself': ({ piece }, view) => `${called(view, piece)} can't move and be taken at once. Take another.`,
  'no-layers': ({ piece }, view) => `${called(view, piece)} has only one side to it.`,
  'no-such-layer': ({ piece, layers }, view) => `${called(view, piece)} has no such layer. It has ${listed(layers.map(bold))}.`,
  'layer-follows': ({ piece }, view) => `${called(view, piece)} turns by itself when its values change.`,
  'no-facing': ({ piece }, view) => `${called(view, piece)} faces no direction.`,
  'no-such-facing': ({ piece, directions }, view) =>
    `${called(view, piece)} faces one of ${directions} directions: 0 (straight up) to ${directions - 1}.`,
  'not-higher': ({ piece, to }, view) => `${called(view, piece)} is at the ${to} of its stack already.`,
  'too-many': ({ most }) => `One can make 1 to ${most} copies at a time.`,
  'read-only': ({ property }) => `${bold(property)} follows from where the piece is and can't be set.`,
  'wrong-value': ({ property, domain }) => `${bold(property)} takes ${DOMAINS[domain]}.`,
  'out-of-bounds': ({ property, min, max }) =>
    `${bold(property)} takes a number ${min === undefined ? `up to ${max}` : max === undefined ? `from ${min} on` : `from ${min} to ${max}`}.`,
  'nothing-to-undo': ({ asked, there }) =>
    there === 0 ? 'Nothing has been played that could be taken back.' : `Only ${counted(there, 'step')} can be taken back, not ${asked}.`,
  'nothing-to-redo': ({ asked, there }) =>
    there === 0 ? 'Nothing was taken back since the last move.' : `Only ${counted(there, 'step')} can be done again, not ${asked}.`,
  'undo-needs-consent': ({ sides }, view) =>
    `${listed(sides.map((id) => side(view, id)))} must agree to that first. \`/game undo\` asks them.`,
  'same-module': () => 'This game has just that module already. Choose another, or a file that you have changed.',
  'does-not-fit': ({ misfits }) => `That module does not fit this game: ${firstMisfit(misfits)}. Choose one that keeps what is in play.`,
  'undo-does-not-fit': ({ misfits }) =>
    `That has no place to come back to: ${firstMisfit(misfits)}. \`/game reload\` with the former module brings it back.`,
  'not-your-step': ({ player }) => `That was played by ${person(player)}, who alone can do it again.`,
};

export const refusalText = (refusal: Refusal, view: View): string =>
  (sentences[refusal.code] as (data: Refusal, view: View) => string)(refusal, view);

/** A name that means nothing here, with what comes near it (T11). */
export const unknownName = (what: string, typed: string, near: readonly string[]): string =>
  `There is no ${what} ${bold(typed)} here.${
    near.length > 0
      ? ` Did you mean ${listed(
          near.map((name) => `**${plain(name)}**`),
          'or',
        )}?`
      : ''
  }`;
