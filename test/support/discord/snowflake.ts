const EPOCH = 1_420_070_400_000;
let last = 0n;

/** A new id. Ids rise, also within one millisecond. */
export function snowflake(): string {
  const now = BigInt(Date.now() - EPOCH) << 22n;
  last = now > last ? now : last + 1n;
  return last.toString();
}
