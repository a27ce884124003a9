import { ALL, type Part, partPlayed } from './secrecy-part.ts';

/** A process of its own that plays the parts that it is sent, one after the other. */
process.on('message', async (part: Part) => process.send?.(await partPlayed(ALL, part)));
process.on('disconnect', () => process.exit());
