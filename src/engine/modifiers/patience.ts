import { isMetered, metered, WORK_LIMIT, type World, whileSame, workDone } from '../../table/index.ts';

/** So much work all dear looks at one state of a world may take that belong to no request: what is shown of it. */
const PATIENCE = WORK_LIMIT;
/** A look that takes less is no dear one. */
const CHEAP = 10_000;

const patienceWith = whileSame<World, { left: number }>();

/**
 * Finds out something about a value. What is found for a view has a limit of its own, for a view asks for many of them
 * and refuses nothing: beyond it `otherwise` answers, until the world is another one.
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
  // What is cut off earlier met the limit of what it is read for.
  if (isCut && taken >= most) patience.left = 0;
  else if (taken > CHEAP) patience.left -= taken;
  return found;
};
