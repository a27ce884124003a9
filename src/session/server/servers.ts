import type { PermittedGroup, ServerRulesChange, ServerSettings } from '../../facts/server-rules.ts';
import type { GuildId } from '../../facts/where.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';

const MOST_OPEN_CHANNELS = 100;

type SetRules = Partial<ServerSettings>;

const keyOf = (guild: GuildId): RowKey<SetRules> => rowKey(`guild:${guild}:rules`);

/** The rules of servers. Rejects with Unsettled if the store does not answer. */
export class ServerRulesStore {
  readonly #kept: CompareAndSetValue;
  readonly #uploads: PermittedGroup;

  constructor(ports: Pick<Ports, 'store' | 'random' | 'settings'>) {
    this.#kept = new CompareAndSetValue(ports);
    this.#uploads = ports.settings.uploads ?? 'everyone';
  }

  async rules(guild: GuildId): Promise<ServerSettings> {
    return this.#whole((await this.#kept.read(keyOf(guild))) ?? {});
  }

  async set(guild: GuildId, rules: ServerRulesChange): Promise<ServerSettings> {
    return this.#whole(await this.#kept.change(keyOf(guild), (now = {}) => changed(now, rules)));
  }

  #whole(kept: SetRules): ServerSettings {
    return { starts: 'everyone', uploads: this.#uploads, house: 'everyone', ...kept };
  }
}

const changed = ({ channels = [], games, ...now }: SetRules, rules: ServerRulesChange): SetRules => {
  const { channel, anywhere, games: most = games ?? null, ...who } = rules;
  const others = anywhere ? [] : channels.filter((one) => one !== channel?.id);
  const all = channel?.isOpen ? [...others, channel.id].slice(-MOST_OPEN_CHANNELS) : others;
  return {
    ...now,
    ...who,
    ...(all.length > 0 ? { channels: all } : {}),
    ...(most === null ? {} : { games: most }),
  };
};
