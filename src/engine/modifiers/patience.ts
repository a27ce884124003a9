import {
  isWorkMetered,
  REQUEST_WORK_LIMIT,
  runMetered,
  totalWorkUnits,
  type World,
  whileSame,
} from '../../table/index.ts';

/** The work limit for all costly reads of one state of a world that no request makes, such as those of a view. */
const PATIENCE = REQUEST_WORK_LIMIT;
const CHEAP = 10_000;

const patienceWith = whileSame<World, { left: number }>();

/**
 * Runs `find`, which no request makes, within a work limit. A view reads many values and can't refuse anything. Beyond
 * the limit, `otherwise` gives the results until the world changes.
 */
export const computeWithinWorkLimit = <T>(world: World, find: () => T, otherwise: () => T): T => {
  if (isWorkMetered()) return find();
  const patience = patienceWith(world, [world.ground.revision], () => ({ left: PATIENCE }));
  if (patience.left <= 0) return otherwise();
  const most = Math.min(patience.left, REQUEST_WORK_LIMIT);
  const before = totalWorkUnits();
  let isCut = false;
  const found = runMetered({ hides: false, most }, find, () => {
    isCut = true;
    return otherwise();
  });
  const taken = totalWorkUnits() - before;
  // A read that was cut off earlier had a limit of its own.
  if (isCut && taken >= most) patience.left = 0;
  else if (taken > CHEAP) patience.left -= taken;
  return found;
};
