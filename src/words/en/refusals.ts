import type { SideId } from '../../engine/core/ids.ts';
import type { Refusal, RefusalCode } from '../../engine/core/refusal.ts';
import { bold, moment, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';
import { armySentences } from './armies.ts';
import { diceFaultText } from './dice.ts';
import { undeclaredText } from './disclosures.ts';
import { gdlLine } from './gdl.ts';
import { firstMisfit } from './misfits.ts';
import { modifierFaultText } from './modifiers.ts';
import { counted, listed, person } from './text.ts';

/** The one sentence about what the viewer may not know of (T6). */
const UNSEEN = "Something you can't see is in the way.";

type Sentences = { readonly [C in RefusalCode]: (data: Refusal<C>, view: View) => string };

const side = (view: View, id: SideId | string | undefined): string =>
  bold((id && view.side(id as SideId)?.name) || id || 'nobody');

/** What a domain takes, in words. */
const DOMAINS = {
  natural: 'a whole number, 0 or more',
  number: 'a number',
  text: 'a text',
  flag: '`true` or `false`',
  list: 'a list of texts',
  points: 'a number, 0 or more, with at most 3 places',
} as const;

const called = (view: View, piece: string): string => bold(view.byId(piece)?.name ?? 'That piece');

const deckName = (view: View, id: string): string =>
  bold(view.decks().find((deck) => deck.id === id)?.name ?? 'That deck');

const players = (view: View, id: SideId): string => {
  const names = (view.side(id)?.players ?? []).map(person);
  return names.length > 0 ? ` (${listed(names)})` : '';
};

/** Every refusal in the player's words: what is wrong and what would work (T11). */
const sentences: Sentences = {
  ...armySentences,
  'too-much-follows': ({ bound }) =>
    `The rules of this game go in a circle: more than ${bound} things would follow. Nothing was changed; the module needs mending.`,
  unseen: () => UNSEEN,
  'not-begun': () =>
    'The game has not begun yet. Press **Begin** under the seats when everyone is there (`/game seats` shows them).',
  'game-over': () => 'This game is over. `/game start` starts a new one; `/game log` shows what happened.',
  'not-a-player': () => 'You are not playing in this game. `/game join` takes a side.',
  'not-your-turn': ({ side: id }, view) => `It is the turn of ${side(view, id)}${players(view, id)}.`,
  'not-your-piece': ({ piece, side: id }, view) => {
    const name = view.byId(piece)?.name;
    if (name === undefined) return UNSEEN;
    if (id === undefined) return `${bold(name)} belongs to nobody. Move one of your own side's.`;
    const turn = view.turn();
    const hint =
      turn && view.rules.strict ? ` It is the turn of ${side(view, turn.side.id)}.` : " Move one of your own side's.";
    return `${bold(name)} belongs to ${side(view, id)}.${hint}`;
  },
  'in-deck': ({ deck }, view) => `That lies in ${deckName(view, deck)}. \`/deck draw\` takes cards out of it.`,
  'no-such-deck': ({ deck }, _view) =>
    `There is no deck ${bold(deck.replace(/^\//, ''))} here. \`/deck list\` shows those that there are.`,
  'not-your-deck': ({ deck, side: id }, view) =>
    `${deckName(view, deck)} belongs to ${side(view, id)}. \`/deck list\` shows yours.`,
  'too-few-cards': ({ deck }, view) =>
    `${deckName(view, deck)} has not so many cards. Take fewer, or \`/deck shuffle\` its discards into it.`,
  'wrong-count': ({ most }) => `One can take 1 to ${most} cards at a time.`,
  'not-by-name': ({ deck }, view) =>
    `Nobody picks cards out of ${deckName(view, deck)}. \`/deck draw\` without \`piece:\` takes them from the top.`,
  'not-in-deck': ({ piece, deck }, view) =>
    `${called(view, piece)} is not in ${deckName(view, deck)}. \`/deck show\` shows what is.`,
  'no-discards': ({ deck }, view) =>
    `${deckName(view, deck)} has no discard pile. \`/deck shuffle\` alone shuffles what is in it.`,
  'never-reshuffled': ({ deck }, view) =>
    `In this game the discards don't come back into ${deckName(view, deck)}. \`/deck shuffle\` alone shuffles what is in it.`,
  'already-theirs': ({ piece, side: id }, view) =>
    `${called(view, piece)} is ${side(view, id)}’s already. Choose another side.`,
  'in-window': ({ piece, side: id, isHand }, view) =>
    isHand
      ? `${called(view, piece)} lies in a hand. \`/hand give\` gives it into the hand of ${side(view, id)}.`
      : `${called(view, piece)} stands where ${side(view, id)} can't see it. \`/move\` it to a map that all see first.`,
  'in-battle': ({ piece }, view) => `${called(view, piece)} is in a battle. \`/army return\` ends it.`,
  'no-hand': ({ side: id }, view) => `${side(view, id)} has no hand in this game. Choose another place.`,
  'hand-full': ({ side: id, limit }, view) =>
    `The hand of ${side(view, id)} holds at most ${counted(limit, 'card')}. \`/hand discard\` makes room.`,
  'draw-limit': ({ deck, limit }, view) =>
    `Of ${deckName(view, deck)} one draws at most ${counted(limit, 'card')} at once. Take fewer.`,
  'same-deck': ({ deck }, view) => `${deckName(view, deck)} is where they are already. Choose another place.`,
  'cannot-hide': ({ piece, what }, view) =>
    what === 'identity'
      ? `${called(view, piece)} can't lie face down in this game. Only pieces with a back can.`
      : `${called(view, piece)} can't be made invisible in this game. Only pieces that the module says so of can.`,
  'hidden-already': ({ piece }, view) => `${called(view, piece)} is hidden already. \`/piece reveal\` shows it.`,
  'nothing-hidden': ({ piece }, view) =>
    `Nothing of ${called(view, piece)} is hidden there. \`/piece hide\` hides it, where the game allows that.`,
  'not-yours-to-see': ({ piece }, view) =>
    `${called(view, piece)} is not for you to look at. Its owner can show it: \`/piece reveal\`.`,
  stranger: ({ person: id }) =>
    `${person(id)} has no seat in this game. \`/game join\` takes one; without a side one observes.`,
  'master-only': ({ master }) => `Only the game master may do that: ${person(master)}.`,
  'bad-match': ({ fault }) =>
    `That match can't be read at character ${fault.at + 1}. Take a form like \`Type = Gold && Value > 3\`.`,
  'no-such-scope': ({ scope }) =>
    `There is no map, board, zone or deck ${bold(scope)} to count on. \`/board\` shows those that there are.`,
  'counter-exists': ({ counter }) => `There is a counter ${bold(counter)} already. Choose another name.`,
  'viewer-match': ({ property }) =>
    `${bold(property)} depends on who looks, and a number is the same for all. Choose another property.`,
  'too-many-counters': ({ most }) =>
    `${most} counters of one's own are the most of one game. \`/counter remove\` removes one.`,
  'counter-bent': ({ counter, modifier }) =>
    `The modifier ${bold(modifier)} changes a property ${bold(counter)}, which would not be the counter’s number then. Choose another name.`,
  'counter-circle': ({ counter }) =>
    `${bold(counter)} would read itself, be it through others. Take out what closes the circle.`,
  undeclared: (refusal) => undeclaredText(refusal),
  'no-such-counter': ({ counter }) => `There is no counter ${bold(counter)} here. \`/counter list\` shows yours.`,
  'counter-of-module': ({ counter }) =>
    `${bold(counter)} belongs to the module. Only counters made by \`/counter define\` are removed.`,
  'host-only': ({ host }) => `Only the host may do that: ${person(host)}.`,
  'nobody-may': () =>
    'In a game that hides things only a game master may do that, and there is none. `/game join` asks for that seat.',
  'bad-reminder': ({ most }) => `Say a time from 1 minute to ${most / 24 / 60} days, or \`off\`.`,
  'beacon-named': () =>
    'This game waits for the randomness beacon already. Press **Begin** again if it does not begin in a moment.',
  'no-beacon': () => 'This game waits for no randomness beacon. Press **Begin** to begin it.',
  'already-begun': () => 'The game has begun already. `/board` shows it.',
  'seats-empty': ({ sides }, view) =>
    `Nobody plays ${listed(sides.map(bold), 'or')} yet. \`/game join\` takes a seat${view.hides ? '' : ', **Try alone** all of them'}.`,
  'too-few-sides': ({ least, empty }, view) =>
    `At least ${least} sides must be played. Nobody plays ${listed(
      empty.map((one) => side(view, one)),
      'or',
    )} yet. \`/game join\` takes a seat.`,
  'side-left-out': ({ side: id }, view) =>
    `Nobody played ${side(view, id)} when the game began, so it takes no part. \`/game join\` without a side observes.`,
  'no-such-side': ({ side: name }, view) =>
    `There is no side ${bold(name)} in this game. There ${view.sides().length === 1 ? 'is' : 'are'} ${listed(view.sides().map((one) => bold(one.name)))}.`,
  'already-seated': ({ side: id }, view) =>
    id
      ? `You play ${side(view, id)} already. \`/game leave\` gives it up.`
      : 'You have a seat already. `/game leave` gives it up.',
  'one-side-only': ({ side: id }, view) =>
    `You play ${side(view, id)}, and where things are hidden nobody plays two sides. \`/game leave\` gives it up.`,
  'side-taken': ({ side: id, players: names, until }, view) =>
    `${listed(names.map(person))} must agree before you play ${side(view, id)}${until === undefined ? '' : `, or say nothing until ${moment(until)}`}. \`/game join\` asks.`,
  'has-seen': ({ side: id, sides, until }, view) => {
    const all = `${listed(sides.map((one) => side(view, one)))} must agree first${until === undefined ? '' : `, or say nothing until ${moment(until)}`}`;
    return id === undefined
      ? `A game master sees everything, so ${all}. \`/game join\` asks.`
      : `You have seen another side's secrets. Before you play ${side(view, id)}, ${all}. \`/game join\` asks.`;
  },
  'nobody-agrees': ({ side: id }, view) =>
    id === undefined
      ? 'A game master sees everything, and nobody is left who could agree to that. Before a game begins that seat is free: `/game start`.'
      : `You have seen another side's secrets, and nobody is left who could agree that you play ${side(view, id)}. \`/game join\` without a side observes.`,
  'master-taken': ({ master }) => `${person(master)} is game master. \`/game leave\` frees that seat.`,
  'master-plays': () =>
    'Where things are hidden nobody is game master and plays, too. `/game leave` gives up your seat.',
  'not-master': () => 'You are not the game master. `/game seats` shows who is.',
  'not-seated': ({ side: id }, view) =>
    id
      ? `You do not play ${side(view, id)}. \`/game seats\` shows who does.`
      : 'You have no seat in this game. `/game join` takes one.',
  'not-to-them': ({ person: id, side: to, why }, view) =>
    ({
      'plays-it': `${person(id)} plays ${side(view, to)} already.`,
      'plays-other': `${person(id)} plays another side, and where things are hidden nobody plays two.`,
      presides: `${person(id)} is game master, and where things are hidden plays no side, too.`,
      'has-seen': `${person(id)} has seen another side's secrets, so the others must agree first: \`/game join\` asks them.`,
    })[why],
  'not-accepted': ({ person: id, side: to }, view) =>
    `${person(id)} must take ${side(view, to)} first. \`/game transfer\` asks.`,
  'alone-hides': () => 'This game hides things from the sides, so nobody can play all of them. `/game join` takes one.',
  'alone-others': ({ players: names }) =>
    `${listed(names.map(person))} ${names.length === 1 ? 'plays' : 'play'} here too. Trying alone needs all seats free.`,
  'no-such-request': () => 'Nobody asks for that any more. `/game status` shows what is asked.',
  'already-asked': ({ until }) =>
    `You have asked already. **Decline** under it takes that back; or wait for the answer${until === undefined ? '' : `, at most until ${moment(until)}`}.`,
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
  'already-there': ({ piece, place }, view) =>
    `${called(view, piece)} is at ${bold(place)} already. Choose another place.`,
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
  'no-such-layer': ({ piece, layers }, view) =>
    `${called(view, piece)} has no such layer. It has ${listed(layers.map(bold))}.`,
  'layer-follows': ({ piece }, view) => `${called(view, piece)} turns by itself when its values change.`,
  'no-facing': ({ piece }, view) => `${called(view, piece)} faces no direction.`,
  'no-such-facing': ({ piece, directions }, view) =>
    `${called(view, piece)} faces one of ${directions} directions: 0 (straight up) to ${directions - 1}.`,
  'not-higher': ({ piece, to }, view) => `${called(view, piece)} is at the ${to} of its stack already.`,
  'too-many': ({ most }) => `One can make 1 to ${most} copies at a time.`,
  'read-only': ({ property }) =>
    `${bold(property)} is kept by the table itself and can't be set. \`/piece show\` shows what can.`,
  'wrong-value': ({ property, domain }) => `${bold(property)} takes ${DOMAINS[domain]}.`,
  'out-of-bounds': ({ property, min, max }) =>
    `${bold(property)} takes a number ${min === undefined ? `up to ${max}` : max === undefined ? `from ${min} on` : `from ${min} to ${max}`}.`,
  'out-of-game': () => 'Your side has won or lost already: it is out of the game. `/score show` tells how.',
  'bad-gdl': ({ faults: [first, ...others] }) =>
    `That can't be read, so nothing was defined${first ? `: ${plain(gdlLine(first), 400)}` : ''}${others.length > 0 ? ` (and ${others.length} more)` : ''}. \`/score define\` takes it once it is mended.`,
  'nothing-ranks': () =>
    'No score ranks the sides of this game, so it can only be abandoned: press **End the game** at `/game stop`.',
  'scores-hide': () =>
    'This game hides nothing, so nobody can be the only one to know a scorekeeper. Leave `known-to` out, or put it into the module: `/game reload`.',
  'too-many-definitions': ({ most }) =>
    `${most} definitions are the most of one game. Put them into the module: \`/game reload\`.`,
  'nothing-to-undo': ({ asked, there }) =>
    there === 0
      ? 'Nothing has been played that could be taken back.'
      : `Only ${counted(there, 'step')} can be taken back, not ${asked}.`,
  'nothing-to-redo': ({ asked, there }) =>
    there === 0
      ? 'Nothing was taken back since the last move.'
      : `Only ${counted(there, 'step')} can be done again, not ${asked}.`,
  'undo-forbidden': () =>
    'Somebody saw something new by that, and this game does not take such steps back. Only a game master does.',
  'redo-shows': () =>
    'Somebody saw something new by that, so it is not done again by itself. `/move` or `/deck draw` plays it anew.',
  'undo-needs-consent': ({ sides }, view) =>
    `${listed(sides.map((id) => side(view, id)))} must agree to that first. \`/game undo\` asks them.`,
  'reload-needs-consent': ({ sides, until }, view) =>
    `It changes what somebody may read, know or do, so ${listed(sides.map((id) => side(view, id)))} must agree first${until === undefined ? '' : `, or say nothing until ${moment(until)}`}. \`/game reload\` asks.`,
  'same-module': () => 'This game has just that module already. Choose another, or a file that you have changed.',
  'does-not-fit': ({ misfits }) =>
    `That module does not fit this game: ${firstMisfit(misfits)}. Choose one that keeps what is in play.`,
  'bad-dice': ({ dice, fault }) => diceFaultText(dice, fault),
  'not-over': () => 'The secret can be published once the game is over. `/game stop` ends it.',
  'already-published': () => 'The secret is published already. `/game verify` checks the game against it.',
  closed: () => 'The secret of this game is published, so it stays ended. `/game start` starts a new one.',
  'publish-needs-consent': ({ sides }, view) =>
    `${listed(sides.map((id) => side(view, id)))} must agree to that first, or the game master. \`/game verify\` asks them.`,
  forbidden: ({ modifier }, view) =>
    view.modifiers().some(({ name }) => name === modifier)
      ? `${bold(modifier)} forbids that. \`/modifier list\` shows what is in play.`
      : UNSEEN,
  'bad-modifier': ({ fault }) => modifierFaultText(fault),
  'no-such-modifier': () => 'There is no such modifier in play any more. `/modifier list` shows those that there are.',
  'modifier-stays': ({ modifier }) =>
    `${bold(modifier)} belongs to the module and stays as long as what it hangs on. Only those of \`/modifier add\` are removed.`,
  'no-tie': ({ precedence }) =>
    `Only modifiers of one precedence change places; ${precedence} is not that of all of them. \`/modifier list\` shows them.`,
  'too-many-modifiers': ({ most }) =>
    `${most} modifiers are the most of one game. \`/modifier remove\` takes one away.`,
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
