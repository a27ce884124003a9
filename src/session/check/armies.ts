import { type BoardForm, type Check, type PartForm, tell } from '../checking/check.ts';
import { childNodeOf, type FileNode, itemsIn, textIn } from '../text/spot.ts';

const MOST_ZONES_NAMED = 10;

export const checkArmies = (check: Check): void => {
  checkPoints(check);
  checkBattle(check, childNodeOf(check.root, 'battle'));
};

const checkPoints = (check: Check): void => {
  const points = childNodeOf(childNodeOf(check.root, 'rules'), 'movePoints');
  if (points?.value === 'each-turn' && !childNodeOf(check.root, 'turn'))
    tell(check, 'wrong-value', points, { is: 'no-turns' }, { is: 'once-or-turns' });
};

const checkBattle = (check: Check, battle: FileNode<PartForm<'battle'>> | undefined): void => {
  const map = childNodeOf(battle, 'map');
  if (!battle || typeof map?.value !== 'string') return;
  const maps = itemsIn(check.root, 'maps');
  const ground = maps.find((one) => textIn(one, 'name') === map.value);
  if (!ground) return;
  const zonesOf = (board: FileNode<BoardForm>): readonly string[] =>
    itemsIn(board, 'zones').flatMap((zone) => textIn(zone, 'name') ?? []);
  const boards = itemsIn(ground, 'boards').map(zonesOf);
  const wanted = [childNodeOf(battle, 'attackers'), childNodeOf(battle, 'defenders')].filter(
    (spot) => typeof spot?.value === 'string',
  );
  if (boards.some((zones) => wanted.every((spot) => zones.includes(spot?.value as string)))) return;
  const lacking = wanted.find((spot) => !boards.some((zones) => zones.includes(spot?.value as string))) ?? wanted[0];
  if (!lacking) return;
  const wrong = { is: 'zone-apart', map: map.value, zone: String(lacking.value) } as const;
  const names = [...new Set(boards.flat())].slice(0, MOST_ZONES_NAMED);
  tell(check, 'unknown-name', lacking, wrong, { is: 'battle-zone', names });
};
