/** How many letters must be changed, added, left out or swapped with a neighbour to make one word of the other. */
const edits = (a: string, b: string): number => {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] as number) + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
};

/** Of these names the few that somebody who typed that may have meant, the nearest first. */
export const near = (typed: string, names: Iterable<string>, limit = 3): readonly string[] => {
  const wanted = typed.trim().toLowerCase().slice(0, 60);
  if (wanted === '') return [];
  const scored: { readonly name: string; readonly score: number }[] = [];
  for (const name of new Set(names)) {
    const word = name.toLowerCase();
    const score = word.includes(wanted) || (word.length > 2 && wanted.includes(word)) ? 0.5 : edits(wanted, word.slice(0, 60));
    if (score <= Math.max(1, Math.floor(wanted.length / 3))) scored.push({ name, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  return scored.slice(0, limit).map(({ name }) => name);
};
