import type { Diary, Entry } from './diary.ts';
import { text } from './text.ts';
import { FLAGS, type WireMessage } from './wire.ts';
import type { Channel, Person, World } from './world.ts';

/**
 * All that one person could see, in order, as plain lines that are the same on every run: people, channels and servers
 * by name, messages numbered in the order in which this person met them, no times.
 *
 *     #table alice: /move piece:E5 to:E6
 *     #table (1) Quartermaster, public:
 *         King: E5 -> E6
 *         <board.png: The board after the move>
 *         [Undo] [Show whole map] [As text]
 *     #table alice presses [Undo] on (1)
 */
export function transcript(diary: Diary, world: World, reader: Person): string {
  if (!diary.recording) throw new Error('nothing is recorded');
  const numbers = new Map<string, number>();
  const number = (id: string): number => {
    const known = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, known);
    return known;
  };
  const seen = diary.entries.filter((entry) => visible(entry, world, reader));
  const raw = seen.flatMap((entry) => lines(entry, reader, number, world));
  const named = names(world);
  return `${raw.map((line) => plain(line, named, numbers)).join('\n')}\n`;
}

function visible(entry: Entry, world: World, reader: Person): boolean {
  if ('by' in entry) return entry.by === reader;
  return world.sees(reader, entry.channel) && (!entry.only || entry.only === reader);
}

const place = (channel: Channel): string => (channel.guild ? `#${channel.name}` : 'direct');
const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`.trimEnd());

function lines(entry: Entry, reader: Person, number: (id: string) => number, world: World): readonly string[] {
  const where = place(entry.channel);
  switch (entry.kind) {
    case 'command':
      return [`${where} ${entry.by.name}: ${entry.line}`];
    case 'completion':
      return [
        `${where} ${entry.by.name} types ${entry.line}`,
        ...indented([`offered: ${entry.choices.map((choice) => choice.name).join(' | ')}`]),
      ];
    case 'control':
      return [`${where} ${entry.by.name} presses ${entry.what} on (${number(entry.message.id)})`];
    case 'form':
      return [`${where} ${entry.by.name} fills in ${entry.what}`];
    case 'failed':
      return [`${where} the application did not respond`];
    case 'message': {
      const { asked, message } = entry;
      // Who did not send the command himself sees it above its answer.
      const command =
        entry.answer && asked?.line && asked.by !== reader ? [`${where} ${asked.by.name}: ${asked.line}`] : [];
      const head = `${where} (${number(message.id)}) ${world.bot.global_name}${marks(entry, reader)}:`;
      return [...command, head, ...indented(text(message).split('\n'))];
    }
    case 'edit':
      return [`${where} (${number(entry.message.id)}) edited:`, ...indented(news(entry.before, entry.message))];
    case 'delete':
      return [`${where} (${number(entry.message.id)}) deleted`];
  }
}

function marks(entry: Extract<Entry, { readonly kind: 'message' }>, reader: Person): string {
  const to = entry.only ? ', only you' : entry.answer && entry.channel.guild ? ', public' : '';
  return entry.message.mentions.some((user) => user.id === reader.wire.id) ? `${to}, pings you` : to;
}

/** The lines that an edit has brought. */
function news(before: WireMessage, after: WireMessage): readonly string[] {
  const old = before.flags & FLAGS.loading ? [] : text(before).split('\n');
  const fresh = text(after)
    .split('\n')
    .filter((line) => {
      const at = old.indexOf(line);
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
  return fresh.length > 0 ? fresh : ['(nothing new)'];
}

function names(world: World): ReadonlyMap<string, string> {
  const people = [...world.people.values()].map((person) => [person.wire.id, person.name] as const);
  const guilds = world.guilds.map((guild) => [guild.id, guild.name] as const);
  return new Map([[world.bot.id, world.bot.global_name ?? ''], ...people, ...guilds, ...world.channelNames]);
}

function plain(line: string, named: ReadonlyMap<string, string>, numbers: ReadonlyMap<string, number>): string {
  return line
    .replace(/<t:\d+(:\w)?>/g, '<time>')
    .replace(/<(@!?|#)(\d+)>/g, (whole, sign: string, id: string) =>
      named.has(id) ? `${sign[0]}${named.get(id)}` : whole,
    )
    .replace(/<\/([^:<>]+):\d+>/g, '/$1')
    .replace(/\b\d{17,20}\b/g, (id) => named.get(id) ?? (numbers.has(id) ? `(${numbers.get(id)})` : id));
}
