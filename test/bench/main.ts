import { bigTable } from './big-table.ts';
import { closedLoop } from './closed-loop.ts';
import { benchKingdoms } from './kingdom.ts';
import { mapPicture } from './map-picture.ts';
import { type Row, tableOf } from './row.ts';
import { rowSize } from './row-size.ts';

/** What the bot costs, as shares of stated rivals in the same run: absolute times mean nothing on machines that others use too. */
const rows: Row[] = [];
for (const measure of [bigTable, rowSize, closedLoop, mapPicture]) rows.push(await measure());
console.log(tableOf(rows));
const kingdoms = benchKingdoms();
if (!kingdoms || rows.some(({ ratio, most }) => !(ratio <= most))) process.exitCode = 1;
