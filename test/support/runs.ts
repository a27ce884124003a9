/**
 * How often a property is tried: so often in `npm test`, and as many times that as RUNS says in `npm run soak
 * properties`, which begins with the same runs.
 */
export const runs = (count: number): number => count * Number(process.env['RUNS'] ?? 1);
