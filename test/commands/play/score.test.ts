import { describe, expect, test } from 'vitest';
import { freeTablut } from '../../support/games/free-tablut.ts';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { begun, controls, kept, move, shown, sitDown, sub, type Table, words } from '../table.ts';

const FIELD = `
turn: { order: [Red, Blue] }
rules: { captures: manual, changes: host }
`;
const OPEN_TURNS = OPEN.replace('rules: { captures: manual, turns: free, changes: host }\n', FIELD);

/** A game of two sides with these scorekeepers, which alice and bob play; carol looks on. */
const table = async (gdl: string, text = OPEN_TURNS): Promise<Table> => {
  const scorekeepers = `scorekeepers: |\n${gdl
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n`;
  const one = await sitDown({ modules: [moduleFrom(`${text}${scorekeepers}`)] });
  await begun(one, 'open');
  return one;
};

const turnOver = async ({ user }: Table): Promise<void> => {
  await sub(user('alice'), 'turn', 'end');
  await sub(user('bob'), 'turn', 'end');
};

/** What one reads, without the signs that keep texts of users harmless. */
const plain = (text: string): string => text.replaceAll('\\', '');

/** What somebody got in direct messages. */
const got = (one: Table, who: string): string =>
  plain(
    one
      .user(who)
      .messages('dm')
      .map((message) => words(message, one))
      .join('\n'),
  );

const scores = async (one: Table, who: string): Promise<string> => one.heard(await sub(one.user(who), 'score', 'show'));

describe('[S25] /score show', () => {
  test('/score show lists each scorekeeper with title, scores and progress', async () => {
    const one = await table(`(define goal 4)
(scorekeeper points (title "Points") (initial 1)
  (do (add (sum stone 1)) (if (>= score goal) win)))
(scorekeeper stand (title "Last stand") (do last-side-wins (if (= (sum u* 1 (= PieceName "Red Stone")) 0) lose)))`);
    expect(await scores(one, 'carol')).toBe(
      [
        'private: **Points** (ranks the sides, highest first, scores as of the start of the game)',
        '- Red **1**, score 1 of 4',
        '- Blue **1**, score 1 of 4',
        '**Last stand**',
        '- Red units 2 = 0',
        '- Blue units 0 = 0 ✓',
        '[Show everyone]',
      ].join('\n'),
    );
    await turnOver(one);
    expect(await scores(one, 'alice')).toContain('- Red **3**, score 3 of 4\n');
  });

  test('[S9] /score show hides unknown scorekeepers', async () => {
    const one =
      await table(`(scorekeeper secret (title "Canary") (applies-to Red) (known-to Red) (initial 7) (ranks nothing) (do (add 1)))
(scorekeeper open (title "Daylight") (initial 3) (do (add 0)))`);
    await turnOver(one);
    expect(await scores(one, 'alice')).toContain('**Canary** (scores as of the end of turn 1)\n- Red **8**');
    for (const who of ['bob', 'carol']) {
      expect(await scores(one, who)).toContain('**Daylight**');
      expect(await scores(one, who)).not.toContain('Canary');
    }
    const answer = shown(await sub(one.user('alice'), 'score', 'show'));
    expect(one.heard(await one.user('alice').press(answer, 'Show everyone'))).toBe(
      'public: **Daylight** (ranks the sides, highest first, scores as of the end of turn 1)\n- Red **3**\n- Blue **3**',
    );
    expect(one.posted().join('\n')).not.toContain('Canary');
  });

  test('/score show hides contents of a private board from others', async () => {
    const vault =
      '  - { name: Vault, private: Red, boards: [{ name: Vault, grid: { kind: square, columns: 2, rows: 2 } }] }\nprototypes:';
    const one = await table(
      '(scorekeeper a (title "Stones") (do (if (>= (sum stone 1) 5) win)))',
      OPEN_TURNS.replace('prototypes:', vault)
        .replaceAll('at: [', 'at: [Field ')
        .replace('[Field A1, B2]', '[Field A1, Field B2]')
        .replace('[Field E5, D4]', '[Field E5, Field D4]'),
    );
    expect(await scores(one, 'alice')).toContain('- Red stone 2 of 5\n- Blue stone 2 of 5');
    expect(await scores(one, 'bob')).toContain('- Red stone (hidden)\n- Blue stone 2 of 5');
    expect(await scores(one, 'carol')).toContain('- Red stone (hidden)\n- Blue stone (hidden)');
  });

  test('/score show says if there are no scores', async () => {
    const one = await sitDown();
    await begun(one);
    const plain = await sitDown({ modules: [moduleFrom(OPEN)] });
    await begun(plain, 'open');
    expect(await scores(plain, 'alice')).toContain('Nothing has been scored yet.');
    expect(await scores(one, 'alice')).toContain('**The king is free**');
  });
});

describe('[D22] a score that is read at the end of a turn', () => {
  const TEXT =
    '(set scorefile-name "Hall")\n(scorekeeper points (title "Points") (initial 0) (do (set (sum stone 1))))';

  test('a score read at the end of a turn shows its time', async () => {
    const one = await table(TEXT);
    const alice = one.user('alice');
    expect(await scores(one, 'bob')).toContain(
      '**Points** (ranks the sides, highest first, scores as of the start of the game)\n- Red **0**',
    );
    await turnOver(one);
    expect(await scores(one, 'bob')).toContain('scores as of the end of turn 1)\n- Red **2**');
    await sub(alice, 'piece', 'delete', { piece: 'A1' });
    expect(await scores(one, 'bob')).toContain('scores as of the end of turn 1)\n- Red **2**');
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End and rank');
    const final = 'Final score: **Points** (as of the end of turn 1): Red 2 and Blue 2';
    expect(one.posted().at(-1)).toContain(final);
    await one.discord.settled();
    expect(one.heard(await sub(one.user('carol'), 'score', 'book'))).toContain(
      '**Points** (as of the end of turn 1): Red 2 and Blue 2',
    );
  });

  test('a score read in a side’s turn names that side', async () => {
    const one = await table(
      '(scorekeeper p (title "P") (initial 0) (when (after-event (= kind side-turn-ended))) (do (add 1)))',
    );
    await sub(one.user('alice'), 'turn', 'end');
    expect(await scores(one, 'bob')).toContain("scores as of the end of Red's turn in turn 1)\n- Red **1**");
  });
});

describe('[D22] End and rank', () => {
  const offered = async (text: string): Promise<readonly string[]> => {
    const one = await table(text);
    return controls(shown(await sub(one.user('alice'), 'game', 'stop')));
  };

  test.each([
    ['a score that ranks', '(scorekeeper a (initial 0))', true],
    ['no score', '(scorekeeper a (do last-side-wins))', false],
    ['a helper alone', '(scorekeeper a (initial 0) (ranks nothing))', false],
    [
      'a score of sides that are out of the game',
      '(scorekeeper a (initial 0) (applies-to Red)) (scorekeeper b (when before-turn) (do (lose Red)))',
      false,
    ],
  ])('a game can end with ranks only if a score ranks: %s: %s', async (_, text, ranks) => {
    expect(await offered(text)).toEqual(
      ranks ? ['End and rank', 'Abandon it', 'Keep it'] : ['End the game', 'Keep it'],
    );
  });

  test('ending with ranks is refused with a remedy if no score ranks', async () => {
    const one = await table('(scorekeeper a (initial 0))');
    const alice = one.user('alice');
    const asked = shown(await sub(alice, 'game', 'stop'));
    await sub(alice, 'score', 'define', { text: '(scorekeeper a (ranks nothing))' });
    expect(one.heard(await alice.press(asked, 'End and rank'))).toContain(
      'private: No score ranks the sides of this game',
    );
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    expect(one.heard(await sub(alice, 'turn', 'end'))).toContain('This game is over');
  });
});

describe('[D21] at the end of a game', () => {
  test('the end of a game shows ranking scores, but no helper scores', async () => {
    const one = await table(`(scorekeeper points (title "Points") (initial 3) (ranks most))
(scorekeeper secret (title "Hoard") (known-to Red) (applies-to Red) (initial 7) (ranks most 2))
(scorekeeper clock (title "Clock") (initial 0) (do (add 50)))`);
    await turnOver(one);
    expect(await scores(one, 'bob')).toContain(
      '**Points** (ranks the sides, highest first, scores as of the end of turn 1)\n- Red **3**',
    );
    expect(await scores(one, 'alice')).toContain('**Hoard** (breaks ties, highest first');
    expect(await scores(one, 'bob')).not.toContain('Hoard');
    await one.user('alice').press(shown(await sub(one.user('alice'), 'game', 'stop')), 'End and rank');
    const heard = one.posted().at(-1);
    expect(heard).toContain('**Red** won (place 1): the host ended the game.\n**Blue** lost (place 2)');
    expect(heard).toContain('): Red 3 and Blue 3.\nFinal score: **Hoard** (as of the end of turn 1): Red 7.');
    expect(heard).not.toContain('Clock');
    expect(await scores(one, 'bob')).toContain('\nFinal score: **Hoard** (as of the end of turn 1): Red 7.');
    expect(await scores(one, 'alice')).not.toContain('Final score: **Hoard**');
  });
});

describe('[D42] parts of a score that have no words', () => {
  test('score parts without words are not shown as empty bullets', async () => {
    const one = await table(`(scorekeeper stand (title "Last stand") (do last-side-wins))
(scorekeeper own (title "Own") (applies-to Red) (do last-side-wins))
(scorekeeper blank (title "Blank") (initial 3) (do (if (= "" 3) win)))`);
    expect(await scores(one, 'carol')).toBe(
      [
        'private: **Last stand**',
        '**Own**',
        '- for Red',
        '**Blank** (ranks the sides, highest first, scores as of the start of the game)',
        '- Red **3**',
        '- Blue **3**',
        '[Show everyone]',
      ].join('\n'),
    );
  });
});

describe('[S11] messages', () => {
  test('scorekeeper messages reach their readers with values filled in', async () => {
    const one = await table(`(scorekeeper a (title "News") (initial 0) (do (add 2))
  (messages ((= turn 1) "$title$: turn $turn$ is over") ((> score 1) "$side$ has $score$" ) ((> score 3) "Only Red: $side$" Red)))`);
    await sub(one.user('alice'), 'turn', 'end');
    const ended = plain(one.heard(await sub(one.user('bob'), 'turn', 'end')));
    expect(ended).toContain('News: turn 1 is over\nRed has 2\nBlue has 2');
    await sub(one.user('alice'), 'turn', 'end');
    await sub(one.user('bob'), 'turn', 'end');
    await one.discord.settled();
    expect(one.posted().join('\n')).not.toContain('Only Red');
    expect(got(one, 'alice')).toContain('Only Red: Red');
    expect(got(one, 'bob')).not.toContain('Only Red');
  });
});

describe('[S24] the end of a game', () => {
  test('the end of a game is announced with causes and can be undone', async () => {
    const one = await sitDown({ modules: [await freeTablut()] });
    const [alice, bob] = [one.user('alice'), one.user('bob')];
    await begun(one);
    await move(alice, 'D1', 'D2');
    await move(bob, 'E5', 'H8');
    await move(alice, 'D2', 'D3');
    const last = one.heard(await move(bob, 'H8', 'H9'));
    expect(last).toContain('The king is on an edge square. Victory goes to Swedes.\n');
    expect(last).not.toContain('to move');
    expect(one.heard(await move(alice, 'D3', 'D2'))).toContain('private: This game is over.');
    expect(one.heard(await sub(alice, 'game', 'status'))).toContain('**Swedes** won: **The king is free**.');
    const asked = await sub(bob, 'game', 'undo');
    expect(one.heard(asked)).toContain('public: @bob asks to take back: moves **King** H8 → H9');
    expect(one.heard(await alice.press(shown(asked), 'Agree'))).toContain('@bob takes back: moves **King** H8 → H9');
    expect(one.heard(await move(bob, 'H8', 'H7'))).toContain('public:');
    expect(one.rig().faults).toEqual([]);
  });

  test('the end of a game hides a secret cause', async () => {
    const one = await table('(scorekeeper a (title "Canary") (known-to Red) (do (win Red "You did it") (lose Blue)))');
    await sub(one.user('alice'), 'turn', 'end');
    const heard = one.heard(await sub(one.user('bob'), 'turn', 'end'));
    expect(heard).toContain('\n**Red** won.\nThe game is over.');
    await one.discord.settled();
    expect(one.posted().join('\n')).not.toMatch(/Canary|You did it/);
    expect(got(one, 'alice')).toMatch(/You did it\n\*\*Blue\*\* lost: \*\*Canary\*\*/);
  });

  test('/game stop asks the host to rank or abandon', async () => {
    const one = await table('(scorekeeper a (title "Points") (initial 0) (applies-to Red) (do (add 5)))');
    await turnOver(one);
    const asked = shown(await sub(one.user('alice'), 'game', 'stop'));
    expect(controls(asked)).toEqual(['End and rank', 'Abandon it', 'Keep it']);
    await one.user('alice').press(asked, 'End and rank');
    const heard = one.posted().at(-1);
    expect(heard).toContain('**Red** won (place 1): the host ended the game.\n**Blue** drew: the host ended the game.');
    expect(heard).toContain('Final score: **Points** (as of the end of turn 1): Red 5.');
    expect(one.heard(await sub(one.user('carol'), 'game', 'log'))).toContain('**Red** won');
  });
});

describe('[S26] the score book', () => {
  const book = async (one: Table, who = 'carol'): Promise<string> =>
    one.heard(await sub(one.user(who), 'score', 'book'));

  test('the score book lists each finished game once, even if ended again', async () => {
    const one = await sitDown({ modules: [await freeTablut()] });
    const [alice, bob] = [one.user('alice'), one.user('bob')];
    expect(await book(one)).toContain('No finished games are recorded here');
    await begun(one);
    await move(alice, 'D1', 'D2');
    await move(bob, 'E5', 'H8');
    await move(alice, 'D2', 'D3');
    await move(bob, 'H8', 'H9');
    await one.discord.settled();
    const line =
      /\d{4}-\d\d-\d\d \*\*Tablut\*\*, in Tablut: \*\*Muscovites\*\* lost \(@alice\); \*\*Swedes\*\* won \(@bob\)/;
    expect(await book(one)).toMatch(line);
    await bob.press(shown(await sub(alice, 'game', 'undo', { steps: 1 })), 'Agree');
    await one.discord.settled();
    expect(await book(one)).toContain('No finished game');
    await move(bob, 'H8', 'I8');
    await one.discord.settled();
    await one.restart();
    expect(await book(one)).toMatch(/Score book\*\*: 1 game\n/);
    expect(await book(one)).toMatch(line);
  });

  test('the score book omits abandoned games and modules without a book', async () => {
    const one = await table('(scorekeeper a (do stop))');
    await turnOver(one);
    await one.discord.settled();
    expect(await book(one)).toContain('No finished game');
    const two = await sitDown();
    await begun(two);
    await two.user('alice').press(shown(await sub(two.user('alice'), 'game', 'stop')), 'End the game');
    await two.discord.settled();
    expect(await book(two)).toContain('No finished game');
  });
});

describe('[S1] /score define', () => {
  test('/score define reports at most ten warnings', async () => {
    const told = async (count: number): Promise<readonly string[]> => {
      const one = await table('(scorekeeper a (do last-side-wins))');
      const text = `(scorekeeper c (do ${'(dance) '.repeat(count)}))`;
      const answer = plain(one.heard(await sub(one.user('alice'), 'score', 'define', { text })));
      return answer.split('\n').filter((line) => line.startsWith('- '));
    };
    expect([(await told(10)).length, (await told(10)).at(-1)?.includes('dance')]).toEqual([10, true]);
    expect([(await told(11)).length, (await told(11)).at(-1)]).toEqual([11, '- and 1 more']);
  });

  test('/score define accepts a file of at most 128 KB', async () => {
    const one = await table('(scorekeeper a (do last-side-wins))');
    const answer = async (bytes: number): Promise<string> => {
      const file = { file: { name: 'scores.gdl', text: '; '.padEnd(bytes, 'x') } };
      return plain(one.heard(await sub(one.user('alice'), 'score', 'define', file)));
    };
    expect(await answer(128 * 1024)).not.toContain('The limit is');
    expect(await answer(128 * 1024 + 1)).toContain('The limit is 128 KB');
  });

  test('/score define adds and changes scorekeepers publicly', async () => {
    const one = await table('(scorekeeper a (title "Points") (initial 0) (do (add 1)))');
    const alice = one.user('alice');
    const heard = one.heard(
      await sub(alice, 'score', 'define', {
        text: '(scorekeeper a (title "More points") (do (add 5))) (scorekeeper b (do last-side-wins))',
      }),
    );
    expect(heard).toBe('public: @alice defines 2 scorekeepers: **More points** and **b**.');
    await turnOver(one);
    expect(await scores(one, 'carol')).toContain(
      '**More points** (ranks the sides, highest first, scores as of the end of turn 1)\n- Red **5**',
    );
    const file = { file: { name: 'scores.gdl', text: '(scorekeeper c (do dance))' } };
    expect(plain(one.heard(await sub(alice, 'score', 'define', file)))).toContain(
      "private: The scorekeepers are set, with 1 warning:\n- line 1, column 20, c: dance isn't a form that I know here",
    );
    await one.discord.settled();
    expect(one.posted().at(-1)).toContain('@alice defines 1 scorekeeper: **c**.');
  });

  test.each([
    [
      'a fault, with its line',
      { text: '(scorekeeper a\n (do (if)))' },
      "line 2, column 6, a: (if) doesn't have the right shape",
    ],
    ['nothing', {}, 'Attach a `file:`'],
    ['a secret in a game that hides nothing', { text: '(scorekeeper x (known-to Red))' }, 'hides nothing'],
  ])('/score define refuses %s, and changes nothing', async (_, values, expected) => {
    const one = await table('(scorekeeper a (initial 0) (do (add 1)))');
    const before = kept(one);
    expect(plain(one.heard(await sub(one.user('alice'), 'score', 'define', values)))).toContain(expected);
    expect(kept(one)).toBe(before);
  });

  test('/score define needs the host', async () => {
    const one = await table('(scorekeeper a (do last-side-wins))');
    expect(one.heard(await sub(one.user('bob'), 'score', 'define', { text: '(scorekeeper b (do (if)))' }))).toContain(
      'private: Only the host can do that',
    );
  });
});

describe('[S23] a game with scores', () => {
  test('a game with scores survives export, import and restart', async () => {
    const one = await table(
      '(scorekeeper a (title "Points") (initial 0) (do (add 2)) (messages ((> score 3) "$side$ has $score$")))',
    );
    const alice = one.user('alice');
    await sub(alice, 'score', 'define', {
      text: '(scorekeeper b (title "More") (initial 1) (ranks nothing) (do (add 1)))',
    });
    await turnOver(one);
    await turnOver(one);
    const before = await scores(one, 'alice');
    expect(before).toContain(
      '**Points** (ranks the sides, highest first, scores as of the end of turn 2)\n- Red **4**',
    );
    const [file] = shown(await sub(alice, 'game', 'export')).attachments;
    if (!file) throw new Error('no file');
    const text = new TextDecoder().decode(one.discord.bytes(file));
    await sub(alice, 'game', 'import', { file: { name: 'game.json', text } }, 'garden');
    expect(one.heard(await sub(alice, 'score', 'show', {}, 'garden'))).toBe(before);
    await one.restart();
    expect(await scores(one, 'alice')).toBe(before);
    expect(one.rig().faults).toEqual([]);
  });

  test('a game file with changed scores is refused', async () => {
    const one = await table('(scorekeeper a (initial 0) (do (add 2)))');
    const alice = one.user('alice');
    await turnOver(one);
    const [file] = shown(await sub(alice, 'game', 'export')).attachments;
    if (!file) throw new Error('no file');
    const text = new TextDecoder().decode(one.discord.bytes(file));
    expect(text).toMatch(/"Red": ?2/);
    const changed = { file: { name: 'game.json', text: text.replace(/"Red": ?2/, '"Red": 9') } };
    expect(one.heard(await sub(alice, 'game', 'import', changed, 'garden'))).toContain('private:');
    expect(one.heard(await sub(alice, 'score', 'show', {}, 'garden'))).toContain('No game is being played');
  });
});
