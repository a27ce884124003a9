import { crc32, deflateRawSync } from 'node:zlib';

/** Zips, sound and hostile ones, made here. */

export interface ZipPart {
  readonly name: string;
  readonly bytes?: Uint8Array;
  /** What the archive says of it, where that is not so. */
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
  /** Of Unix: the kind and the rights of the file. */
  readonly mode?: number;
  /** Where another part begins, in the place of one of its own. */
  readonly at?: number;
}

const UTF8 = 0x800;

/** `count`: how many entries it says that it has. */
export const zipOf = (parts: readonly ZipPart[], { count = parts.length } = {}): Buffer => {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes = Buffer.alloc(0), size = bytes.length, crc = crc32(bytes), ...part } of parts) {
    const { flags = 0, method = 8, mode = 0o100644, at } = part;
    const packed = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const label = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags | UTF8, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(crc, 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, label, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt16LE(0, 0);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at ?? offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), head, tail, label]));
    if (at === undefined) {
      files.push(local);
      offset += local.length;
    }
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(count, 0xffff), 4);
  end.writeUInt16LE(Math.min(count, 0xffff), 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, index, Buffer.from('PK\x05\x06'), end]);
};

const part = (name: string, bytes: Uint8Array = Buffer.from(name)): ZipPart => ({ name, bytes });
const MODULE = part('game.yaml');

/** Archives that somebody made to hurt who unpacks them, by name: the fault of each, the file that it is told of. */
export const hostileZips = (): ReadonlyMap<string, readonly [string, string, Uint8Array]> => {
  const bomb = Buffer.alloc(16 * 1024 * 1024);
  const together = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => part(name, bomb));
  const sound = zipOf([MODULE, part('a.png', Buffer.alloc(5000, 7))]);
  const flipped = Buffer.from(sound);
  flipped.set([0xff, 0xff, 0xff], 88);
  const all: readonly (readonly [string, string, string, Uint8Array])[] = [
    ['a path upwards', 'path', '../a.png', zipOf([MODULE, part('../a.png')])],
    ['a path upwards within', 'path', 'a/../../a.png', zipOf([MODULE, part('a/../../a.png')])],
    ['an absolute path', 'path', '/etc/a.png', zipOf([MODULE, part('/etc/a.png')])],
    ['a drive', 'path', 'C:/a.png', zipOf([MODULE, part('C:/a.png')])],
    ['a path of Windows', 'path', '..\\a.png', zipOf([MODULE, part('..\\a.png')])],
    ['a name with a zero', 'path', 'a.png\0.txt', zipOf([MODULE, part('a.png\0.txt')])],
    ['a link', 'link', 'a.png', zipOf([MODULE, { ...part('a.png', Buffer.from('/etc/passwd')), mode: 0o120777 }])],
    ['a password', 'encrypted', 'a.png', zipOf([MODULE, { ...part('a.png'), flags: 1 }])],
    ['another packing', 'method', 'a.png', zipOf([MODULE, { ...part('a.png'), method: 14 }])],
    ['a name twice', 'twice', 'A.png', zipOf([MODULE, part('a.png'), part('A.png')])],
    ['a name twice, by other signs', 'twice', 'e\u0301.png', zipOf([MODULE, part('\u00e9.png'), part('e\u0301.png')])],
    ['100,000 entries', 'too-many', '', zipOf([], { count: 65_000 })],
    [
      '3,000 entries',
      'too-many',
      '',
      zipOf([MODULE, ...Array.from({ length: 3000 }, (_, i) => ({ name: `${i}.png`, method: 0 }))]),
    ],
    ['a file too large', 'too-large', 'a.png', zipOf([MODULE, part('a.png', Buffer.concat([bomb, Buffer.from('a')]))])],
    ['files too large together', 'too-large', 'd.png', zipOf([MODULE, ...together])],
    ['a bomb that says it is small', 'broken', 'a.png', zipOf([MODULE, { ...part('a.png', bomb), size: 10 }])],
    ['a small file that says it is large', 'broken', 'a.png', zipOf([MODULE, { ...part('a.png'), size: 10_000 }])],
    [
      'many names of one bomb',
      'too-large',
      '3.png',
      zipOf([part('0.png', bomb), MODULE, ...[1, 2, 3, 4].map((i) => ({ ...part(`${i}.png`, bomb), at: 0 }))]),
    ],
    ['another checksum', 'broken', 'a.png', zipOf([MODULE, { ...part('a.png'), crc: 1 }])],
    ['bytes that were changed', 'broken', 'a.png', flipped],
    ['cut off', 'broken', '', sound.subarray(0, sound.length - 30)],
    ['a beginning alone', 'broken', '', Buffer.from('PK\x03\x04')],
    ['nothing in it', 'no-module', '', zipOf([])],
    ['no module', 'no-module', '', zipOf([part('a.png')])],
    ['two modules', 'several-modules', 'b.json', zipOf([MODULE, part('b.json')])],
  ];
  return new Map(all.map(([name, ...rest]) => [name, rest]));
};
