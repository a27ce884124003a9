import type { ArmyId, Refusal } from '../../table/index.ts';
import { armyQueries } from '../../view/armies.ts';
import { pieceQueries } from '../../view/pieces.ts';
import type { RemedyMessageArguments } from '../../view/remedies/index.ts';
import { isArmyReportedAsRegrouped } from '../../view/seen/musters.ts';
import type { Deed, SeenReport } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import type { Format } from '../base/messages.ts';
import { pieceName, sideName } from '../base/names.ts';
import type { SentenceFormatters, SystemSentences } from '../base/sentences.ts';
import { countedName, times } from '../base/text.ts';
import { list, name, names } from '../base/values.ts';
import { movePhrase } from './pieces.ts';
import { unitName, unitNames } from './units.ts';

/** Texts about armies and the moves of units. */

const armyName = (format: Format, view: View, id: string): string =>
  bold(view.of(armyQueries).byId(id as ArmyId)?.name ?? format('unknown-army'));

const tooFar = (
  format: Format,
  { cell, cost, points, units, dear, without }: Refusal<'too-far'>,
  view: View,
  { units: remaining }: RemedyMessageArguments<'too-far'>,
): string => {
  const weak = { units: unitNames(format, view, units), count: units.length };
  return [
    format('march-too-far', { cell: name(cell), count: cost }),
    ...(dear.length > 0 ? [format('march-dear', { units: unitNames(format, view, dear), count: dear.length })] : []),
    points === 0 ? format('march-no-points', weak) : format('march-points', { ...weak, points }),
    remaining === undefined
      ? format('march-nearer')
      : format('march-without', { units: unitNames(format, view, without), rest: remaining }),
  ].join(' ');
};

/** An event of armies, to follow the player's name. */
const armyPhrase = (format: Format, { seen = [] }: Deed, say: SentenceFormatters): string => {
  const [first] = seen;
  if (first?.what === 'formed') {
    const { left, units: count, at } = first;
    const given = { army: name(first.army), count, at: plain(at) };
    const formed =
      left === undefined ? format('army-forms', given) : format('army-forms-out-of', { ...given, from: name(left) });
    return withLost(format, formed, seen);
  }
  if (first?.what === 'renamed') return format('army-renames', { from: name(first.from), army: name(first.army) });
  if (first?.what === 'disbanded') return format('army-disbands', { army: name(first.army) });
  if (first?.what !== 'enlisted') return say.reports(seen);
  const units = list(seen.flatMap((one) => (one.what === 'enlisted' ? `${times(one)}${bold(one.piece)}` : [])));
  if (first.army !== undefined) return format('army-adds', { units, army: name(first.army) });
  const taken =
    first.left === undefined
      ? format('army-takes-out', { units })
      : format('army-takes-out-of', { units, army: name(first.left) });
  return withLost(format, taken, seen);
};

/** A sentence about an act, with the armies that no longer exist. */
const withLost = (format: Format, deed: string, seen: readonly SeenReport[]): string => {
  const lost = seen.flatMap((one) => (one.what === 'disbanded' ? one.army : []));
  return lost.length === 0 ? deed : format('army-lost-too', { deed, armies: names(lost), count: lost.length });
};

/** The units that an army gained and lost, apart from the act itself. */
const musteredLine = (
  format: Format,
  { army, takes = [], drops = [], units: count }: SeenReport<'mustered'>,
): string => {
  if (count === 0) return format('army-lost', { army: name(army) });
  const given = { army: name(army), gained: list(takes.map(countedName)), lost: list(drops.map(countedName)), count };
  if (drops.length === 0) return format('army-gained-units', given);
  return takes.length === 0 ? format('army-lost-units', given) : format('army-changed-units', given);
};

type Led = SeenReport<'led'>;

/** Units with the place that they leave for a battle, and with their armies. */
const leavingText = (format: Format, { pieces, at, armies }: Led): string => {
  const given = { units: list(pieces.map(countedName)), at: plain(at) };
  return armies ? format('battle-from-armies', { ...given, armies: names(armies) }) : format('battle-from', given);
};

/** Units with the place to which they return from a battle, and with their armies. */
const returningText = (format: Format, { pieces, at, armies }: Led): string => {
  const given = { units: list(pieces.map(countedName)), at: plain(at) };
  return armies ? format('battle-to-armies', { ...given, armies: names(armies) }) : format('battle-to', given);
};

const led = (seen: readonly SeenReport[]): readonly Led[] => seen.flatMap((one) => (one.what === 'led' ? one : []));

/** An attack, to follow the player's name; empty if the reader saw none of it. */
const engagePhrase = (format: Format, { seen = [] }: Deed, say: SentenceFormatters): string => {
  const [attackers, ...others] = led(seen).map((one) => leavingText(format, one));
  const sides = attackers === undefined ? [] : [others.reduce((a, b) => format('battle-against', { a, b }), attackers)];
  const parts = [...sides, movePhrase(format, seen, say)].filter((part) => part !== '');
  return parts.length === 0 ? '' : format('battle-leads', { parts: list(parts, 'more') });
};

/** The end of a battle, to follow the player's name; empty if the reader saw none of it. */
const returnPhrase = (format: Format, { seen = [] }: Deed, say: SentenceFormatters): string => {
  const back = led(seen).map((one) => returningText(format, one));
  const parts = [...back, movePhrase(format, seen, say)].filter((part) => part !== '');
  return parts.length === 0 ? '' : format('battle-ends', { parts: list(parts, 'more') });
};

const deeds = (format: Format) => {
  const army = (deed: Deed, say: SentenceFormatters): string => armyPhrase(format, deed, say);
  return {
    'form-army': army,
    'join-army': army,
    'split-army': army,
    'disband-army': army,
    'rename-army': army,
    engage: (deed, say) => engagePhrase(format, deed, say),
    'return-army': (deed, say) => returnPhrase(format, deed, say),
  } satisfies SystemSentences['deeds'];
};

/** The refusal of a cell that others occupy, and what the reader can do instead. */
const cellHeld = (
  format: Format,
  { cell, by }: Refusal<'cell-held'>,
  view: View,
  { engage, take }: RemedyMessageArguments<'cell-held'>,
): string => {
  const [first, ...others] = by.flatMap((id) => view.of(pieceQueries).byId(id) ?? []);
  if (!first) return format('unseen-in-the-way');
  const piece = first.side
    ? format('piece-of', { piece: name(first.name), side: name(first.side.name) })
    : bold(first.name);
  const more = others.length > 0 ? [format('more-items', { count: others.length })] : [];
  const ways = [
    format('march-elsewhere'),
    ...(engage === undefined ? [] : [format('march-or-fight', { engage })]),
    ...(take === undefined ? [] : [format('march-or-take', { take })]),
  ];
  const held = format('march-cell-held', {
    cell: name(cell),
    pieces: list([piece, ...more]),
    count: 1 + others.length,
  });
  return [held, ...ways].join(' ');
};

/** The reasons why an army can't be formed or changed. */
const armyRefusals = (format: Format) =>
  ({
    'no-units': () => format('army-no-units'),
    'not-in-army': ({ units }, view, { show }) =>
      format('army-not-in', { units: unitNames(format, view, units), count: units.length, show }),
    'no-such-army': (_, _view, { list: shown }) => format('army-gone', { list: shown }),
    'not-a-unit': ({ piece }, view) => format('army-not-a-unit', { piece: unitName(format, view, piece) }),
    'two-owners': ({ units }, view) => format('army-two-sides', { units: unitNames(format, view, units) }),
    'two-cells': ({ units }, view) => format('army-two-cells', { units: unitNames(format, view, units) }),
    'no-army-there': ({ piece }, view) => format('army-not-there-unit', { piece: unitName(format, view, piece) }),
    'too-few-units': () => format('army-too-few'),
    'unit-twice': ({ unit }, view) => format('army-unit-twice', { unit: unitName(format, view, unit) }),
    'in-army': ({ unit, army }, view, { split }) =>
      format('army-unit-in', { unit: unitName(format, view, unit), army: armyName(format, view, army), split }),
    'army-too-large': ({ size, limit }) => format('army-too-large', { count: size, limit }),
    'whole-army': ({ army }, view, { rename }) => format('army-whole', { army: armyName(format, view, army), rename }),
    'army-name': ({ most }) => format('army-bad-name', { most }),
    'army-name-taken': ({ name: army }) => format('army-name-taken', { army: name(army) }),
    'army-name-kept': ({ name: army }) => format('army-name-reserved', { army: name(army) }),
    'army-called-so': ({ name: army }) => format('army-named-so', { army: name(army) }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why units can't go somewhere. */
const marchRefusals = (format: Format) =>
  ({
    'cell-held': (refusal, view, ways) => cellHeld(format, refusal, view, ways),
    'unknown-item': ({ cell }) => format('march-unknown-item', { cell: name(cell) }),
    'no-room': ({ cell, moving, there, limit }) => format('march-no-room', { cell: name(cell), moving, there, limit }),
    'under-attack': ({ cell }, _view, { back }) => format('march-under-attack', { cell: name(cell), back }),
    'way-closed': ({ to, units }, view) =>
      format('march-closed', { units: unitNames(format, view, units), cell: name(to), count: units.length }),
    'not-adjacent': ({ from, to }) => format('march-not-adjacent', { from: name(from), to: name(to) }),
    'no-way': ({ cell }) => format('march-no-way', { cell: name(cell) }),
    'too-far': (refusal, view, ways) => tooFar(format, refusal, view, ways),
    'held-up': ({ cell }) => format('march-held-up', { cell: name(cell) }),
    'off-board': ({ place }) => format('march-off-board', { place: name(place) }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why a battle can't begin or end. */
const battleRefusals = (format: Format) =>
  ({
    'no-battles': (_, _view, { take }) =>
      take === undefined ? format('battle-no-map') : format('battle-no-map-take', { take }),
    'combat-here': ({ map }, _view, { take }) => format('battle-take-there', { map: name(map), take }),
    'battle-on': ({ attackers, defenders }, view, { back }) =>
      format('battle-is-on', {
        attackers: sideName(format, view, attackers),
        defenders: sideName(format, view, defenders),
        back,
      }),
    'no-battle': (_, _view, { engage }) => format('battle-none', { engage }),
    'no-enemy-there': ({ cell }, _view, { board }) => format('battle-no-enemy', { cell: name(cell), board }),
    'no-battle-room': ({ zone }) => format('battle-no-room', { zone: name(zone) }),
    'not-your-battle': ({ attackers, defenders }, view, { players }) => {
      const given = {
        attackers: sideName(format, view, attackers),
        defenders: sideName(format, view, defenders),
      };
      return players === undefined
        ? format('battle-not-yours', given)
        : format('battle-not-yours-ask', { ...given, players });
    },
    'battle-undecided': ({ attackers }, view, { players }) => {
      const given = { attackers: sideName(format, view, attackers) };
      return players === undefined
        ? format('battle-undecided', given)
        : format('battle-undecided-ask', { ...given, players });
    },
    'in-battle': ({ piece }, view, { back }) => format('battle-holds', { piece: pieceName(format, view, piece), back }),
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: {
      formed: 'elsewhere',
      disbanded: 'elsewhere',
      renamed: 'elsewhere',
      enlisted: 'elsewhere',
      regrouped: 'elsewhere',
      led: 'elsewhere',
      attacked: 'elsewhere',
    },
    lines: {
      mustered: (one, kind, all) =>
        kind === 'move' && isArmyReportedAsRegrouped(one, all) ? [] : [musteredLine(format, one)],
    },
    deeds: deeds(format),
    tries: {
      'form-army': format('tries-form-army'),
      'join-army': format('tries-join-army'),
      'split-army': format('tries-split-army'),
      'disband-army': format('tries-disband-army'),
      'rename-army': format('tries-rename-army'),
      engage: format('tries-engage'),
      'return-army': format('tries-return-army'),
    },
    refusals: { ...armyRefusals(format), ...marchRefusals(format), ...battleRefusals(format) },
  }) satisfies SystemSentences;
