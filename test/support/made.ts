import type { Operations } from '../../src/table/core/operation.ts';
import type { Operation, OperationKind, System } from '../../src/table/index.ts';
import type { Numbers, Scene } from './play/scene.ts';

/**
 * Makes an operation of a kind, of what its actor sees alone: nothing in it tells what is hidden. A text: why nobody does
 * it in a game that is played.
 */
export type Maker<K extends OperationKind> = ((scene: Scene, numbers: Numbers) => Operation<K>) | string;

/** What of an operation may be undefined. */
type Undefinable<T> = { [P in keyof T]-?: undefined extends T[P] ? P : never }[keyof T];
/** What may, and lists that may be empty. */
type LeftOut<T> = { readonly [P in Undefinable<T>]: true | string } & { readonly [P in keyof T]?: true | string };

type LeftOutOf<K extends OperationKind> = {
  readonly [P in K as Undefinable<Operations[P]> extends never ? never : P]: LeftOut<Operations[P]>;
} & { readonly [P in K]?: LeftOut<Operations[P]> };

type KindsOf<S> = S extends { readonly operations: infer Handlers } ? Extract<keyof Handlers, OperationKind> : never;

/** What random games need of the operations of some systems; what is missing of one of them does not compile. */
export interface MadeOperations<S extends Pick<System, 'operations'>> {
  readonly makers: { readonly [K in KindsOf<S>]: Maker<K> };
  /**
   * What may be left out of an operation. One that is not both given and left out in games in which all is done fails
   * test/secrecy/laws.test.ts. A text: why it is not.
   */
  readonly leftOut: LeftOutOf<KindsOf<S>>;
  /** What is best done before it, so that there is something to do it with. */
  readonly first?: { readonly [K in KindsOf<S>]?: readonly OperationKind[] };
  /** What others are asked for before it is done; see `ask`. */
  readonly asked?: { readonly [K in KindsOf<S>]?: number };
}
