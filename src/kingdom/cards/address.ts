// biome-ignore-all lint/plugin/words: what addresses of other tools hold is the same in every language

const lists = ['supply', 'events', 'landmarks', 'projects', 'ways', 'traits', 'ally', 'allies', 'prophecy'];
const chosenFor: Readonly<Record<string, string>> = {
  bane: 'Young Witch',
  ferryman: 'Ferryman',
  riverboat: 'Riverboat',
  mouse: 'Way of the Mouse',
  mousecard: 'Way of the Mouse',
  obelisk: 'Obelisk',
  boons: 'Druid',
};
const shares: Readonly<Record<string, string>> = {
  colony: 'Colony',
  colonies: 'Colony',
  shelters: 'Shelters',
};

/**
 * Returns the names in the web address of a kingdom at another randomizer, in the form of a list. An example is
 * `https://.../?supply=moat,cellar&bane=chapel`.
 */
export function cardNamesInWebAddress(text: string): string | undefined {
  const found = /^\s*(?:https?:)?\/\/\S+?[?#]\/?\??(\S*supply=\S+)\s*$/i.exec(text);
  if (!found) return undefined;
  const parts = (found[1] ?? '').split(/[&;]/).map((part) => part.split('='));
  return parts
    .flatMap(([key = '', value = '']): readonly string[] => {
      const name = key.toLowerCase();
      const names = decoded(value).replaceAll(/[_+-]/g, ' ');
      if (names.trim() === '') return [];
      if (lists.includes(name)) return [names];
      if (chosenFor[name]) return [`${chosenFor[name]} (${names})`];
      return shares[name] && !/^(?:0|false|no)$/i.test(names) ? [shares[name]] : [];
    })
    .join(', ');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
