// Checks the file of a game, read from standard input. Made from docs/chance.md alone, without the project's code.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { steps } = JSON.parse(readFileSync(0, 'utf8'));
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const isMapping = (value) => value?.constructor === Object;
const patched = (value, from, to) => {
  const result = Object.fromEntries(Object.entries(value).filter(([field]) => !(field in from) || field in to));
  for (const [field, now] of Object.entries(to))
    result[field] = [result[field], from[field], now].every(isMapping) ? patched(result[field], from[field], now) : now;
  return result;
};

const records = new Map();
const [get, put] = [
  (kind, id) => records.get(`${kind} ${id}`),
  (record) => records.set(`${record.kind} ${record.id}`, record),
];
const cardsIn = (deck) => {
  const cards = [...records.values()].filter(({ kind, place }) => kind === 'piece' && place.in === deck);
  return cards.sort((a, b) => a.place.rank - b.place.rank || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
};
const added = (kind) => steps.flatMap(({ change }) => change?.added ?? []).filter((record) => record.kind === kind);
const [{ chance, seed, since = 0 }] = added('published');
const shares = added('share').sort((a, b) => Number(a.id) - Number(b.id));
let key = Buffer.from(chance, 'hex');
const found = { commitment: createHash('sha256').update(key).digest('hex'), rolls: 0, shuffles: 0, wrong: [] };
if (seed !== undefined) key = hmac(key, `seed:${seed}`);
if (shares.length > 0) key = hmac(key, `shares:${shares.map(({ value }) => value).join('')}`);
const heard = steps.flatMap(({ change }) => change?.updated ?? []).find(({ kind }) => kind === 'beacon')?.to.value;
if (heard !== undefined) key = hmac(key, `beacon:${heard}`);
const isBelow = (some, all) => some.every((one, i) => one === all[i]);

let hasBegun = false;
for (const { number, operation, change } of steps.slice(1)) {
  hasBegun ||= operation.kind === 'begin';
  const names = [...change.added, ...change.updated].filter(({ kind }) => kind === 'stream').map(({ id }) => id);
  const before = new Map(
    names.map((name) => [name, { used: get('stream', name)?.used ?? 0, cards: cardsIn(name.slice(5)) }]),
  );
  for (const { kind, id } of change.removed) records.delete(`${kind} ${id}`);
  for (const { kind, id, from, to } of change.updated) put(patched(get(kind, id) ?? { kind, id }, from, to));
  for (const record of change.added) put(record);
  if (number <= since) continue;
  const isShare = ({ kind }) => kind === 'share';
  let isWell = ![...change.updated, ...change.removed].some(isShare) && !(hasBegun && change.added.some(isShare));
  for (const [name, { used, cards }] of before) {
    let at = used;
    const below = (bound) => {
      const word = hmac(key, `${name}:${Math.floor(at / 8)}`).readUInt32BE((at++ % 8) * 4);
      return word < 2 ** 32 - (2 ** 32 % bound) ? word % bound : below(bound);
    };
    if (name.startsWith('deck:')) {
      const [{ shuffled, into, put: more }] = get('stream', name).last;
      const order = [...(shuffled ?? into)];
      for (let i = shuffled ? order.length - 1 : 0; i > 0; i -= 1) {
        const j = below(i + 1);
        [order[i], order[j]] = [order[j], order[i]];
      }
      for (const card of more ?? []) order.splice(below(order.length + 1), 0, card);
      isWell &&=
        isBelow(cardsIn(name.slice(5)), order) && (operation.kind === 'undo' || isBelow(cards, shuffled ?? into));
      found.shuffles += 1;
    } else {
      const kind = name === 'dice' ? 'roll' : 'private-roll';
      const { outcome, earlier = [] } = get(kind, kind);
      for (const { first, falls } of [...earlier.map((one) => one.outcome), outcome]) {
        isWell &&=
          first === at &&
          falls.flatMap(({ sides, faces }) => faces.map((face) => below(sides) + 1 === face)).every(Boolean);
        found.rolls += 1;
      }
    }
    isWell &&= at === get('stream', name).used;
  }
  if (!isWell) found.wrong.push(number);
}
process.stdout.write(JSON.stringify(found));
