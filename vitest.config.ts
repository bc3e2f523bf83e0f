import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'database/**/*.test.ts',
      'content/**/*.test.ts',
      'packages/**/*.test.ts',
      'tests/{start,faults,rules,calls}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/database.ts'],
    // A machine that is busy starts a process slowly; nothing is judged by how long it takes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two cores are shared with the database under test.
    maxWorkers: 2,
    // Each file has a database and an app of its own; to load all modules anew for it would only take time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
