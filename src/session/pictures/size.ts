/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * `unknown`: no picture of a type that is read. `broken`: it does not end as one, or is made so that drawing it takes
 * long. `script`, `reference`, `entities`: it has such parts, which a drawing must not have.
 */
export type HeaderFault = 'unknown' | 'broken' | 'script' | 'reference' | 'entities' | 'too-costly';
