import { isMetered, metered, WORK_LIMIT, type World, whileSame, workDone } from '../../table/index.ts';

/** The most work for all costly reads of one state of a world that belong to no request, but to a view. */
const PATIENCE = WORK_LIMIT;
/** Reads with less work than this don't count. */
const CHEAP = 10_000;

const patienceWith = whileSame<World, { left: number }>();

/**
 * Reads a value within a work limit of its own, unless a request is already metered. A view reads many values and
 * refuses nothing. Beyond the limit, `otherwise` answers until the world changes.
 */
export const patiently = <T>(world: World, find: () => T, otherwise: () => T): T => {
  if (isMetered()) return find();
  const patience = patienceWith(world, [world.ground.revision], () => ({ left: PATIENCE }));
  if (patience.left <= 0) return otherwise();
  const most = Math.min(patience.left, WORK_LIMIT);
  const before = workDone();
  let isCut = false;
  const found = metered({ hides: false, most }, find, () => {
    isCut = true;
    return otherwise();
  });
  const taken = workDone() - before;
  // If it was cut off earlier, it met a different limit, which belongs to the purpose of the read.
  if (isCut && taken >= most) patience.left = 0;
  else if (taken > CHEAP) patience.left -= taken;
  return found;
};
