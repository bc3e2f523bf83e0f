import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  // Files run side by side, each worker's on a product of its own; the tests of a file follow each other.
  // They often wait, for a slow line or a clock: on two cores a third one takes a sixth off, a fourth nothing more.
  workers: 3,
  // Walks over all pages take minutes on a busy machine; nothing is judged by how long it takes.
  timeout: 300_000,
  // Deadline for a machine whose two cores carry three browsers, three products and three databases.
  expect: { timeout: 30_000 },
  // What waits longer is named by its own error, before the journey ends in silence.
  use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  globalSetup: './tests/support/before-journeys.ts',
})
