import { isDeepStrictEqual } from 'node:util';
import { snowflake } from './snowflake.ts';
import type { WireCommand, WireOption } from './wire.ts';

/** The definitions that are registered: everywhere, and in single servers. */

type Definition = Omit<WireCommand, 'id' | 'application_id' | 'version' | 'guild_id'>;

/** As Discord tells options back: what is false is left out. */
function told(option: WireOption): WireOption {
  const { required, autocomplete, options, ...rest } = option;
  return {
    ...rest,
    ...(required && { required }),
    ...(autocomplete && { autocomplete }),
    ...(options && { options: options.map(told) }),
  };
}

export class Commands {
  readonly #application: string;
  readonly #scopes = new Map<string, WireCommand[]>();
  /** The tokens of the processes that have asked for or changed definitions. */
  readonly askedBy = new Set<string>();

  constructor(application: string) {
    this.#application = application;
  }

  /** Of one server, or with none those that are registered everywhere. */
  list(guild: string | undefined): readonly WireCommand[] {
    return this.#scope(guild);
  }

  get size(): number {
    return [...this.#scopes.values()].reduce((sum, scope) => sum + scope.length, 0);
  }

  /** The definition that a user reaches by that name, in a server or in direct messages. */
  find(name: string, guild: string | undefined): WireCommand {
    const found =
      (guild ? this.#scope(guild) : []).find((one) => one.name === name) ??
      this.#scope(undefined).find((one) => one.name === name);
    const context = guild ? 0 : 1;
    if (!found || (found.contexts && !found.contexts.includes(context)))
      throw new Error(`no command /${name} ${guild ? '' : 'in direct messages'}`);
    return found;
  }

  replaceAll(definitions: readonly Definition[], guild: string | undefined): readonly WireCommand[] {
    const scope = this.#scope(guild);
    const next = definitions.map((definition) =>
      this.#made(
        definition,
        guild,
        scope.find((old) => old.name === definition.name),
      ),
    );
    scope.splice(0, scope.length, ...next);
    return next;
  }

  put(definition: Definition, guild: string | undefined): WireCommand {
    const scope = this.#scope(guild);
    const at = scope.findIndex((old) => old.name === definition.name);
    const made = this.#made(definition, guild, scope[at]);
    scope.splice(at < 0 ? scope.length : at, 1, made);
    return made;
  }

  change(id: string, part: Partial<Definition>, guild: string | undefined): WireCommand | undefined {
    const scope = this.#scope(guild);
    const at = scope.findIndex((old) => old.id === id);
    const old = scope[at];
    if (!old) return undefined;
    const made = this.#made({ ...old, ...part }, guild, old);
    scope[at] = made;
    return made;
  }

  remove(id: string, guild: string | undefined): boolean {
    const scope = this.#scope(guild);
    const at = scope.findIndex((old) => old.id === id);
    if (at >= 0) scope.splice(at, 1);
    return at >= 0;
  }

  #scope(guild: string | undefined): WireCommand[] {
    const key = guild ?? 'everywhere';
    const scope = this.#scopes.get(key) ?? [];
    this.#scopes.set(key, scope);
    return scope;
  }

  #made(definition: Definition, guild: string | undefined, old: WireCommand | undefined): WireCommand {
    const { options, ...rest } = definition;
    const made = {
      nsfw: false,
      default_member_permissions: null,
      name_localizations: null,
      description_localizations: null,
      ...(guild ? { guild_id: guild } : { contexts: null, integration_types: [0] }),
      ...rest,
      id: old?.id ?? snowflake(),
      application_id: this.#application,
      version: old?.version ?? '',
      type: definition.type ?? 1,
      ...(options?.length && { options: options.map(told) }),
    };
    return old && isDeepStrictEqual(made, old) ? old : { ...made, version: snowflake() };
  }
}
