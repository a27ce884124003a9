import { defineConfig } from 'vitest/config';

// A worker for every core: left to itself vitest keeps one core free, which on two cores runs the files one after another.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000, maxWorkers: '100%' },
});
