/**
 * A command for dropped files, with the index of the file for each option. The command is blank if there is none.
 *
 * @typedef {{ readonly command: string, readonly options: readonly (readonly [option: string, at: number])[] }} Dropped
 */

const NOTHING = { command: '', options: [] };

/**
 * @param {readonly string[]} names
 * @returns {Dropped}
 */
export const droppedLine = (names) => {
  /** @param {RegExp} ending */
  const at = (ending) => names.findIndex((name) => ending.test(name));
  /** @param {readonly (readonly [option: string, at: number])[]} options */
  const there = (options) => options.filter(([, index]) => index >= 0);
  const vassal = at(/\.vmod$/i);
  if (vassal >= 0)
    return {
      command: '/module import',
      options: there([
        ['file', vassal],
        ['extension', at(/\.vmdx$/i)],
        ['save', at(/\.(?:vsav|vlog)$/i)],
      ]),
    };
  const module = at(/\.(?:ya?ml|zip)$/i);
  if (module >= 0) {
    const pictures = [...names.keys()].filter((index) => /\.(?:png|jpe?g|webp|gif|svg)$/i.test(names[index] ?? ''));
    const options = /** @type {const} */ (['picture', 'picture2', 'picture3', 'picture4']);
    return {
      command: '/module add',
      options: there([
        ['file', module],
        ...options.map((option, n) => /** @type {const} */ ([option, pictures[n] ?? -1])),
      ]),
    };
  }
  const game = at(/\.json$/i);
  return game >= 0 ? { command: '/game import', options: [['file', game]] } : NOTHING;
};
