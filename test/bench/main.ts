import { bigTable } from './big-table.ts';
import { closedLoop } from './closed-loop.ts';
import { counters } from './counters.ts';
import { benchKingdoms } from './kingdom.ts';
import { mapPicture } from './map-picture.ts';
import { modifierLooks } from './modifiers.ts';
import { type Row, tableOf } from './row.ts';
import { rowSize } from './row-size.ts';
import { scorekeepers } from './scorekeepers.ts';
import { searches } from './search.ts';

/** What the bot costs, as shares of stated rivals in the same run: absolute times mean nothing on machines that others use too. */
const rows: Row[] = [];
for (const measure of [bigTable, rowSize, closedLoop, mapPicture, scorekeepers]) rows.push(await measure());
rows.push(...(await counters()), ...(await searches()), ...(await modifierLooks()));
console.log(tableOf(rows));
const kingdoms = benchKingdoms();
if (!kingdoms || rows.some(({ ratio, most }) => !(ratio <= most))) process.exitCode = 1;
