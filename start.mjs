// The entry point of the project, for a machine with only Node and npm: `node start.mjs <command>`. It sets up what
// the command needs and runs it on the pinned Node. This file and launch/ must run on Node 20.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './launch/run-command.mjs'
import { compileCache, serverEnvironment, serverStep } from './launch/server-step.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
/** Single-threaded: each further thread checks shared types again, which on two cores takes as long. */
const typescript = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']

/**
 * The steps of each command, run one after another with the pinned Node; and whether it needs built pages (the check
 * does: the build generates the types of the messages). An `environment` provides defaults for unset variables.
 */
const commands = {
  serve: { needsPages: true, steps: [serverStep], environment: { ...serverEnvironment, ...compileCache } },
  build: { needsPages: true, steps: [] },
  dev: { needsPages: false, steps: [['server/main.ts', '--dev']] },
  test: { needsPages: true, steps: [['tests/run.ts']] },
  check: {
    needsPages: true,
    steps: [
      [biome, 'check', '--diagnostic-level=warn', '--error-on-warnings'],
      typescript,
      [...typescript, '--project', 'domain'],
      // With the library of the oldest browsers that are supported.
      [...typescript, '--project', 'web'],
      [...typescript, '--project', 'packages'],
      [...typescript, '--project', 'packages/node.tsconfig.json'],
      // A separate program: its router has other routes than the students' pages.
      [...typescript, '--project', 'web/admin'],
      [
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'domain',
        'server',
        'web',
        'database',
        'content',
        'packages',
        'tools',
        'tests',
        'vite.config.ts',
      ],
      ['node_modules/knip/bin/knip.js'],
    ],
  },
  bench: { needsPages: true, steps: [['tools/bench/run.ts']] },
  layout: { needsPages: true, steps: [['tools/layout/run.ts']] },
  assure: { needsPages: true, steps: [['tools/assurance/run.ts']] },
  'maths:check': { needsPages: false, steps: [['tools/maths-check/run.ts']] },
  worker: { needsPages: false, steps: [['server/commands/worker-alone.ts']] },
  'go-live': { needsPages: false, steps: [['server/commands/go-live.ts']] },
  'staff:create': { needsPages: false, steps: [['server/commands/staff-create.ts']] },
  backup: { needsPages: false, steps: [['server/commands/backup.ts']] },
  restore: { needsPages: false, steps: [['server/commands/restore.ts']] },
  'db:reset': { needsPages: false, steps: [['server/commands/reset.ts']] },
}

const [name = 'serve', ...rest] = process.argv.slice(2)
process.exitCode = await runCommand({ root: dirname(fileURLToPath(import.meta.url)), commands, name, rest })
