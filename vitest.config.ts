import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'database/**/*.test.ts',
      'tests/{start,faults,rules,calls}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are shared with the database under test.
    maxWorkers: 2,
    // Files that start real processes run for minutes: they begin first.
    sequence: { groupOrder: 0 },
  },
})
