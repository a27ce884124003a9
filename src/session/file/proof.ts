import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { JsonValue } from '../../store/index.ts';
import type { Ports } from '../base/ports.ts';

export interface FileSignature {
  /** The installation's public key: Ed25519, 32 bytes in base64url. */
  readonly key: string;
  /** The signature of the file's `statementOf`, 64 bytes in base64url. */
  readonly signature: string;
}

/**
 * The key of the row with the installation's private key. Anyone who reads that row, for example in a backup, can sign
 * as this bot.
 */
const ROW = 'installation:key';
const ED25519_KEY = 32;
/** The bytes before such a key in PKCS #8 (private) and in SubjectPublicKeyInfo (public); RFC 8410. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** Creates the key on first use. If two processes do so at once, both use the stored one. */
const keyIn = async ({ store, random }: Pick<Ports, 'store' | 'random'>): Promise<KeyObject> => {
  const kept = (await store.get(ROW)) ?? (await madeIn(store, { key: random(ED25519_KEY).toString('base64url') }));
  const { key } = kept as { readonly key: string };
  return createPrivateKey({
    key: Buffer.concat([PRIVATE, Buffer.from(key, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });
};

const madeIn = async (store: Ports['store'], row: JsonValue): Promise<JsonValue> => {
  await store.append(ROW, row);
  const kept = await store.get(ROW);
  if (kept === undefined) throw new Error('the key of this installation could not be kept');
  return kept;
};

const publicOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length).toString('base64url');

/** Returns the installation's public key. Throws if the store fails. */
export const readPublicKey = async (ports: Pick<Ports, 'store' | 'random'>): Promise<string> =>
  publicOf(await keyIn(ports));

/** Signs a statement. Throws as `readPublicKey` does. */
export const signStatement = async (
  ports: Pick<Ports, 'store' | 'random'>,
  statement: Uint8Array,
): Promise<FileSignature> => {
  const key = await keyIn(ports);
  return { key: publicOf(key), signature: sign(null, statement, key).toString('base64url') };
};

/** True if the key signed the statement. For an invalid key or signature it returns false instead of throwing. */
export const isSignatureValid = ({ key, signature }: FileSignature, statement: Uint8Array): boolean => {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== ED25519_KEY) return false;
  const known = createPublicKey({ key: Buffer.concat([PUBLIC, bytes]), format: 'der', type: 'spki' });
  return verify(null, statement, known, Buffer.from(signature, 'base64url'));
};
