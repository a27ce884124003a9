import type { KingdomPartToReplace } from '../../src/kingdom/index.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';

export const removeLockFromWish = (wish: TypedKingdomWish, target: KingdomPartToReplace): TypedKingdomWish => {
  const { lock, lockAcross, lockBane, ...rest } = wish;
  const left = (text: string | undefined, kind: KingdomPartToReplace['kind']): string =>
    (text ?? '')
      .split(' ')
      .filter((one) => one !== '' && !('nr' in target && target.kind === kind && one === String(target.nr)))
      .join(' ');
  const [piles, across] = [left(lock, 'pile'), left(lockAcross, 'landscape')];
  return {
    ...rest,
    ...(piles === '' ? {} : { lock: piles }),
    ...(across === '' ? {} : { lockAcross: across }),
    ...(lockBane === undefined || target.kind === 'bane' ? {} : { lockBane }),
  };
};
