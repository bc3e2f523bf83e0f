import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** What runs in a page: built by Vite (`import.meta.env`), and loaded anew where a test reloads the page. */
const ofPages = [
  'web/**/*.test.ts',
  'tests/rules/{lesson-video,page-calls,page-logout,page-session}.test.ts',
  'tests/rules/{practice,progress,questions,replies,saved}-*.test.ts',
]

const everyProject = {
  // A machine that is busy takes minutes to start a product; nothing is judged by how long it takes.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
  // Each file has a database and an app of its own; to load all modules anew for it would only take time.
  isolate: false,
}

export default defineConfig({
  test: {
    // Two cores are shared with the database under test, and with the journeys: with a third the run took longer.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...everyProject,
          name: 'server',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'database/**/*.test.ts',
            'content/**/*.test.ts',
            'packages/**/*.test.ts',
            'tests/{start,faults,rules,calls}/**/*.test.ts',
          ],
          exclude: ofPages,
          globalSetup: ['tests/support/database.ts'],
          // Node runs the TypeScript as it stands, as it does for the product: nothing is transformed.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...everyProject, name: 'pages', include: ofPages } },
    ],
  },
})
