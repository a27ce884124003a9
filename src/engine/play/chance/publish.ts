import {
  added,
  type Change,
  join,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type System,
  type Table,
} from '../../../table/index.ts';
import { consentStateOf } from '../consent/consent.ts';
import { canGameHideAnything, gameOf, isMaster } from '../queries.ts';
import { publishedChanceSchema, refusalOfPublishingSecret } from './published.ts';
import { publicationReportRules, publicationReports } from './reports.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Publishes the secret from which all shuffles and rolls come. From then on the game stays closed (T21). */
    publish: Record<never, never>;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** Other sides must agree first. In a game that hides anything, the game master may publish without them. */
    'publish-needs-consent': { readonly sides: readonly SideId[] };
  }
}

const tellsSecrets = (table: Table): boolean =>
  canGameHideAnything(table) || table.get('private-roll', 'private-roll') !== undefined;

const decidePublish = (table: Table, actor: PersonId, environment: StepEnvironment): Change | Refusal => {
  const secret = table.get('secret', 'secret');
  if (!secret) throw new Error('a game without a secret');
  const { lacking: sides } = consentStateOf(table, actor, { what: 'publish' }, environment);
  const isFree = isMaster(table, actor) || (!tellsSecrets(table) && gameOf(table).host === actor);
  if (!isFree && sides.length > 0) return refuse('publish-needs-consent', { sides });
  const { chance, seed, since } = secret;
  const mixed = { ...(seed === undefined ? {} : { seed }), ...(since === undefined ? {} : { since }) };
  const asked = [...table.all('request')].filter(({ wants }) => wants.what === 'publish');
  return join(added({ kind: 'published', id: 'published', by: actor, chance, ...mixed }), removed(...asked));
};

export const publishSystem = {
  name: 'publication',
  records: {
    published: {
      schema: publishedChanceSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      recognized: 'stays',
      affects: ['values'],
      reports: publicationReports,
      texts: { chance: 'word', seed: 'word' },
    },
  },
  reports: publicationReportRules,
  operations: {
    publish: {
      play: false,
      gain: 'asks',
      answer: 'open',
      told: 'phrases',
      refusalOf: (table, { actor }) => refusalOfPublishingSecret(table, actor),
      decide: (table, { actor }, environment) => decidePublish(table, actor, environment),
    },
  },
  acts: 'none',
} satisfies System;
