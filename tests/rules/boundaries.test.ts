import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

type CruiseReport = { summary: { violations: { from: string; rule: { name: string } }[] } }

const breaches = [
  ['domain/catalog', 'server/adapters/database/database.ts', 'domain-knows-only-itself'],
  ['packages/drawing', 'server/adapters/database/database.ts', 'a-package-is-pure'],
  [
    'packages/embedded-postgres',
    'server/adapters/database/database.ts',
    'a-package-knows-nothing-of-the-product',
  ],
  ['server/admin/cases', 'server/admin/staff/judge-code.ts', 'areas-of-the-admin-meet-at-their-operations'],
  ['server/articles', 'server/catalog/queries.ts', 'features-meet-at-their-operations'],
  ['web/admin/orders', 'web/admin/students/students-screen.tsx', 'areas-of-the-admin-never-meet'],
  ['web/articles', 'web/admin/router.tsx', 'the-admin-stands-apart'],
  ['web/enquiries', 'web/catalog/course-card.tsx', 'web-features-never-meet'],
  ['web/terms', 'web/home/answer-sheet.tsx', 'web-features-never-meet'],
  ['web/ui', 'web/terms/term-list-text.tsx', 'web-ui-knows-nothing-of-the-product'],
  ['packages/step-marks', 'tests/support/runs.ts', 'a-package-knows-nothing-of-the-product'],
] as const

const circle = (one: string, other: string) =>
  `import type { ${other} } from './${other}.ts'\nexport type ${one} = ${other}[]\n`

/** A separate source tree with our folder names. */
const planted: Record<string, string> = {
  'server/support/one.ts': circle('one', 'two'),
  'server/support/two.ts': circle('two', 'one'),
  'vite.config.ts': `export * from './domain/calls.ts'\n`,
  'domain/calls.ts': `export * from './messages/compiled/messages.js'\n`,
  'domain/messages/compiled/messages.js': 'export {}\n',
}
for (const [folder, to] of breaches) {
  const up = '../'.repeat(folder.split('/').length)
  planted[to] = 'export {}\n'
  planted[`${folder}/breach.ts`] = `export * as breach from '${up}${to}'\n`
}

let broken: string[]

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'stepmark-boundaries-'))
  for (const [path, text] of Object.entries(planted)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const args = [
    resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'],
    ...Object.keys(planted),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    // It leaves with an error code when it has found something; the report is there all the same.
    (error: { stdout: string }) => error,
  )
  const report: CruiseReport = JSON.parse(stdout)
  broken = report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  await rm(root, { recursive: true })
})

/** `npm run check`, a part of `npm test`, checks the whole tree against them. */
describe('the boundaries between folders', () => {
  it.each(breaches)('are seen to be crossed from %s to %s', (folder, to, rule) => {
    expect([existsSync(folder), existsSync(to)]).toEqual([true, true])
    expect(broken).toContain(`${folder}/breach.ts: ${rule}`)
  })

  it('have no circles, of types alone neither', () => {
    expect(broken).toContain('server/support/one.ts: no-cycles')
  })

  it('keep the messages from what the build reads before it has compiled them', () => {
    expect(broken).toContain('vite.config.ts: the-build-begins-without-messages')
  })
})
