import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callAddresses } from './web/call-addresses.ts'
import { compressedFiles } from './web/compressed-files.ts'
import { gallery } from './web/gallery/serve.ts'
import { messagesByLanguage } from './web/messages-by-language.ts'
import { messagesByScreen } from './web/messages-by-screen.ts'
import { messagesInOneFile } from './web/messages-in-one-file.ts'
import { offlineFiles } from './web/offline-files.ts'
import { oneFileAtATime } from './web/one-file-at-a-time.ts'
import { withoutServerFunctions } from './web/without-server-functions.ts'

/** Files, and messages by the pattern of their keys, that come as one file. A file that has moved stops the build. */
function oneFile(name: string, files: string[], messages?: string) {
  const lost = files.filter((file) => !existsSync(new URL(file, import.meta.url)))
  if (lost.length > 0) throw new Error(`${name} in vite.config.ts names files that are gone: ${lost}`)
  const patterns = files.map((file) => `/${file.replaceAll('.', '\\.')}$`)
  if (messages !== undefined) patterns.push(`/messages/(?:${messages})`)
  return { name, test: new RegExp(patterns.join('|')), includeDependenciesRecursively: false }
}

export default defineConfig({
  publicDir: 'web/public',
  // Small files stay files: the policy on content allows none inside styles.
  build: { assetsInlineLimit: 0 },
  // A thread fetches its parts as the page does.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        target: 'es2022',
        // What every page begins with comes as one file: it is smaller than its parts.
        rolldownOptions: {
          output: {
            // Every page's first script names all others: each character of a hash is sent a hundred times.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'] },
                // A course, its lessons and the lists of them share many small parts.
                oneFile(
                  'course-parts',
                  [
                    'domain/catalog/access.ts',
                    'web/catalog/course-texts.ts',
                    'web/lessons/continue-fragment.ts',
                    'web/lessons/notes/notes-fragment.ts',
                    'web/lessons/saved-progress.ts',
                    'web/payments/plan-labels.ts',
                    'web/ui/day-text.ts',
                    'web/ui/file-size.ts',
                    'web/ui/progress-bar.tsx',
                  ],
                  'course_(?:days_left|extend|free|hours_minutes|level|locked|minutes|modules|renew|taught_by|unknown_instructor|valid_till)|plan_(?:batch|for|monthly|quarterly|yearly)|player_lessons|progress_count',
                ),
                // A browser asks an installation without HTTP/2 for six files at once: the player is not to wait for small ones.
                oneFile(
                  'player-parts',
                  [
                    'domain/accounts/rules.ts',
                    'domain/lessons/saved/rules.ts',
                    'web/shown-place.ts',
                    'web/ui/clock-text.ts',
                  ],
                  'player_(?:failed|speed_times|try_again)\\b',
                ),
                oneFile('progress', ['web/lessons/outbox.ts', 'web/lessons/progress-keeper.ts']),
                // What saves lessons comes as one file too, for those who use it, and what shows it as another one.
                {
                  name: 'saved-lessons',
                  test: /\/web\/saved\/(?!kept-notes|weights)[\w-]+\.ts$|\/node_modules\/idb\/|\/messages\/saved_(?:clock|edited|expired|failed|full|practice_done)\b/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'saved-words',
                  test: /\/messages\/saved_(?:action|empty|title)\b/,
                },
                {
                  name: 'saved-screens',
                  test: /\/web\/saved\/saved-[\w-]+\.tsx$|\/messages\/saved_(?!action|as_of|device|empty|lead|note|title)/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // A running product loads parts of its own build when they are first needed (launch/pages.mjs).
    ssr: { build: { outDir: 'build/server', emptyOutDir: false } },
  },
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('web/sync-external-store.ts', import.meta.url)),
      },
    ],
  },
  plugins: [
    {
      ...paraglideVitePlugin({
        project: './domain/messages/project.inlang',
        outdir: './domain/messages/compiled',
        strategy: ['url', 'baseLocale'],
        emitGitIgnore: false,
        // While pages are being written the compiler watches what it reads by a file system of its own.
        ...(process.env['NODE_ENV'] === 'production' && { fs: oneFileAtATime }),
      }),
      // The pages of the server read what was compiled for the browser's.
      applyToEnvironment: ({ name }) => name === 'client',
    },
    callAddresses(),
    messagesByScreen(),
    messagesByLanguage(),
    messagesInOneFile(),
    withoutServerFunctions(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        entry: './router.tsx',
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        // What loads the data of a page comes with the page, not with the start of every other one.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      client: { entry: './client.tsx' },
      server: { entry: './server.tsx' },
    }),
    react(),
    gallery(),
    offlineFiles(),
    compressedFiles(),
  ],
  server: {
    hmr: true,
    // While pages are written, only what they are made of is given out: the project's folder also holds the data.
    fs: { allow: ['web', 'domain', 'packages', 'node_modules'] },
  },
})
