/** A page in the sidebar, by its path from docs/. */
interface Entry {
  readonly text: string;
  readonly page: string;
}

interface Group {
  readonly text: string;
  readonly items: readonly Entry[];
  /** Groups of a group, each closed at first. */
  readonly groups?: readonly Group[];
}

const players: Group = {
  text: 'Players',
  items: [
    { text: 'Commands', page: 'commands.md' },
    { text: 'Secrets', page: 'secrecy.md' },
    { text: 'Chance and fairness', page: 'chance.md' },
    { text: 'Kingdoms', page: 'kingdoms.md' },
    { text: 'Privacy', page: 'privacy.md' },
  ],
};

const hosts: Group = {
  text: 'Hosts',
  items: [
    { text: 'Hosting the bot', page: 'hosting.md' },
    { text: 'The store', page: 'store.md' },
    { text: 'Scale and cost', page: 'scale.md' },
    { text: 'Measurements', page: 'measurements.md' },
  ],
};

const authors: Group = {
  text: 'Authors',
  items: [
    { text: 'Overview', page: 'guide/README.md' },
    { text: 'A first game in ten minutes', page: 'guide/first-game.md' },
    { text: 'The file of a module', page: 'guide/module.md' },
    { text: 'Sides and turns', page: 'guide/turns.md' },
    { text: 'Maps and boards', page: 'guide/maps.md' },
    { text: 'Pieces', page: 'guide/pieces.md' },
    { text: 'Moves and captures', page: 'guide/moves.md' },
    { text: 'Cards and decks', page: 'guide/cards.md' },
    { text: 'Hidden information', page: 'guide/secrets.md' },
    { text: 'Permissions', page: 'guide/rights.md' },
    { text: 'Properties and formulas', page: 'guide/values.md' },
    { text: 'Modifiers', page: 'guide/modifiers.md' },
    { text: 'Actions', page: 'guide/actions.md' },
    { text: 'Sentences', page: 'guide/sentences.md' },
    { text: 'Armies and battles', page: 'guide/armies.md' },
    { text: 'Counters', page: 'guide/counters.md' },
    { text: 'Winning and losing', page: 'guide/winning.md' },
    { text: 'Testing and publishing', page: 'guide/publishing.md' },
    { text: 'Reference of every key', page: 'reference.md' },
    { text: 'VASSAL modules', page: 'vassal.md' },
  ],
};

const promises: Group = {
  text: 'Promises',
  items: [
    { text: 'Overview', page: 'promises/README.md' },
    { text: 'The table', page: 'promises/table.md' },
    { text: 'Permissions', page: 'promises/permissions.md' },
    { text: 'Counters', page: 'promises/counters.md' },
    { text: 'Modifiers', page: 'promises/modifiers.md' },
    { text: 'Armies', page: 'promises/armies.md' },
    { text: 'Scorekeepers', page: 'promises/scorekeepers.md' },
    { text: 'Rules of a module', page: 'promises/rules.md' },
    { text: 'Kingdoms', page: 'promises/kingdoms.md' },
    { text: 'Details', page: 'promises/details.md' },
    { text: 'Speed', page: 'promises/speed.md' },
    { text: 'Hosting', page: 'promises/hosting.md' },
    { text: 'Pictures', page: 'promises/pictures.md' },
    { text: 'People', page: 'promises/people.md' },
  ],
};

const contributors: Group = {
  text: 'Contributors',
  items: [
    { text: 'Contributing', page: 'contributing.md' },
    { text: 'Translating', page: 'translating.md' },
    { text: 'Architecture', page: 'architecture.md' },
    { text: 'Inside the bot', page: 'internals.md' },
    { text: 'Glossary', page: 'glossary.md' },
    { text: 'Caches', page: 'remembering.md' },
  ],
  groups: [promises],
};

export const groups: readonly Group[] = [players, hosts, authors, contributors];

/** The pages of a group and of the groups in it. */
export const pagesOf = ({ items, groups: inner = [] }: Group): readonly string[] => [
  ...items.map(({ page }) => page),
  ...inner.flatMap(pagesOf),
];

/** A group in the words of VitePress. */
interface Item {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: Item[];
}

const linkOf = (page: string): string => `/${page.replace(/(README|index)?\.md$/, '')}`;

export const itemOf = ({ text, items, groups: inner = [] }: Group): Item => ({
  text,
  items: [
    ...items.map(({ text: label, page }) => ({ text: label, link: linkOf(page) })),
    ...inner.map((group) => ({ ...itemOf(group), collapsed: true })),
  ],
});
