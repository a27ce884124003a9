/** How far zones of control reach. */
export interface ZoneOfControlRule {
  /** Levels of pieces that hold up enemies as units do (G16). */
  readonly levels?: readonly string[];
  /** Terrain into which no zone of control reaches, and edges over which none does. */
  readonly terrain?: readonly string[];
  readonly edges?: readonly string[];
}
