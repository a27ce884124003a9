declare module 'js-chess-engine' {
  interface Engine {
    /** Returns the move that a level plays, as `{ E2: 'E4' }`. */
    aiMove(position: string, level: number): Readonly<Record<string, string>>;
  }
  const engine: Engine;
  export = engine;
}
