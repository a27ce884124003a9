import { describe, expect, it } from 'vitest';
import { hostileBytes, hostileModules, hostileSaves } from '../support/hostile/files.ts';
import { hostileInteractions } from '../support/hostile/interactions.ts';
import { hostileRows } from '../support/hostile/rows.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import { OPEN, VEILED } from '../support/modules/modules.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { newProcess, newTable } from '../support/session.ts';

/** The same as `npm run soak hostile` tries by the thousand. */
describe('[H15] hostile input is answered or refused without a crash', () => {
  it('hostile interactions cause no crash', async () => {
    const { wrong, done } = await hostileInteractions(await shippedModule('tablut'), 400, 3);
    expect(wrong).toEqual([]);
    expect(done).toBeGreaterThan(5);
  });

  it('hostile module files cause no crash', async () => {
    const { wrong, done } = await hostileModules([OPEN, VEILED], 60, 2);
    expect(wrong).toEqual([]);
    expect(done).toBeGreaterThan(0);
  });

  it('hostile game files cause no crash', async () => {
    const { games, game } = await newTable(newProcess());
    const text = await exportedGame(games.history, game.session);
    expect((await hostileSaves([text], 1, 1)).wrong).toEqual([]);
    const { wrong, done } = await hostileSaves([text], 60, 1);
    expect(wrong).toEqual([]);
    expect(done).toBeLessThan(60);
  });

  it('hostile store rows cause no crash', async () => {
    const { wrong, tried, done } = await hostileRows(60, 1);
    expect(wrong).toEqual([]);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(tried);
  });

  it('hostile pictures cause no crash', async () => {
    expect((await hostileBytes([pngOf(30, 20)], 2, 1)).wrong).toEqual([]);
  });
});
