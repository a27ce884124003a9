import { readFileSync } from 'node:fs';
import type { Module } from '../../../src/engine/index.ts';
import { moduleFrom } from './modules.ts';

/** A war game whose armies fight on a map of battles, as no module does that comes with the bot. */
export const pitched: Module = moduleFrom(readFileSync(new URL('pitched.yaml', import.meta.url), 'utf8'));
