const EPOCH = 1_420_070_400_000;
let last = 0n;

/** A new id. Ids rise, also within one millisecond. */
export function snowflake(): string {
  const now = BigInt(Date.now() - EPOCH) << 22n;
  last = now > last ? now : last + 1n;
  return last.toString();
}

/** The shard that hears of a server, of so many; of direct messages the first. */
export const shardOf = (guild: string | undefined, shards: number): number =>
  guild ? Number((BigInt(guild) >> 22n) % BigInt(shards)) : 0;
