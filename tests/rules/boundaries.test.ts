import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
)

type CruiseReport = { summary: { violations: { from: string; rule: { name: string } }[] } }

const breaches = [
  ['domain/catalog', 'server/adapters/database/database.ts', 'domain-knows-only-itself'],
  ['packages/drawing', 'server/adapters/database/database.ts', 'a-package-is-pure'],
  [
    'packages/embedded-postgres',
    'server/adapters/database/database.ts',
    'a-package-knows-nothing-of-the-product',
  ],
  ['server/admin/inbox', 'server/admin/staff/judge-code.ts', 'areas-of-the-admin-meet-at-their-operations'],
  ['server/articles', 'server/catalog/queries.ts', 'features-meet-at-their-operations'],
  ['web/admin/orders', 'web/admin/students/students-screen.tsx', 'areas-of-the-admin-never-meet'],
  ['web/admin/audit', 'web/admin/inbox/case-screen.tsx', 'areas-of-the-admin-never-meet'],
  ['web/admin/ui', 'web/admin/drafts/kept.ts', 'parts-of-the-admin-know-no-area'],
  ['web/articles', 'web/admin/router.tsx', 'the-admin-stands-apart'],
  ['web/enquiries', 'web/catalog/course-card.tsx', 'web-features-never-meet'],
  ['web/glossary', 'web/home/answer-sheet.tsx', 'web-features-never-meet'],
  ['web/ui', 'web/glossary/glossary-text.tsx', 'web-ui-knows-nothing-of-the-product'],
  ['packages/step-marks', 'tests/support/runs.ts', 'a-package-knows-nothing-of-the-product'],
  ['content', 'server/catalog/queries.ts', 'content-is-data'],
  ['web/enquiries', 'server/articles/operations.ts', 'web-never-imports-the-server'],
  ['server/articles', 'web/home/answer-sheet.tsx', 'server-never-imports-web'],
  ['server/articles', 'server/adapters/mail/mail-body.ts', 'people-are-told-by-notify'],
  ['server/http', 'server/catalog/queries.ts', 'queries-are-called-by-their-own-feature'],
  ['server/rich-text', 'server/catalog/queries.ts', 'rich-text-asks-for-its-own-alone'],
  ['web/admin/orders', 'web/home/answer-sheet.tsx', 'the-admin-takes-parts-and-rules-alone'],
  ['web/admin/orders', 'web/catalog/course-card.tsx', 'a-preview-shows-what-students-see'],
  ['server/articles', 'node_modules/hono/package.json', 'only-http-knows-the-web-framework'],
] as const
/** Broken by what is planted in files of their own. */
const others: (readonly [file: string, rule: string])[] = [
  ['server/support/one.ts', 'no-cycles'],
  ['web/route-tree.gen.ts', 'no-cycles-on-the-web'],
  ['server/support/lost.ts', 'nothing-unresolved'],
  ['vite.config.ts', 'the-build-begins-without-messages'],
]

const circle = (one: string, other: string) =>
  `import type { ${other} } from './${other}.ts'\nexport type ${one} = ${other}[]\n`

/** A separate source tree with our folder names. */
const planted: Record<string, string> = {
  'server/support/one.ts': circle('one', 'two'),
  'server/support/two.ts': circle('two', 'one'),
  'web/router.tsx': `import { tree } from './route-tree.gen.ts'\nexport const router = () => tree\n`,
  'web/route-tree.gen.ts': `import { router } from './router.tsx'\nexport const tree = () => router\n`,
  'server/support/lost.ts': `export * from './nowhere.ts'\n`,
  'vite.config.ts': `export * from './domain/calls.ts'\n`,
  'domain/calls.ts': `export * from './messages/compiled/messages.js'\n`,
  'domain/messages/compiled/messages.js': 'export {}\n',
}
const fileOf = (folder: string, rule: string) => `${folder}/breach-of-${rule}.ts`
for (const [folder, to, rule] of breaches) {
  const up = '../'.repeat(folder.split('/').length)
  planted[to] ??= to.endsWith('.json') ? '{}' : 'export {}\n'
  planted[fileOf(folder, rule)] = `export * as breach from '${up}${to}'\n`
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
    expect(broken).toContain(`${fileOf(folder, rule)}: ${rule}`)
  })

  it.each(others)('are seen to be crossed in %s', (file, rule) => {
    expect(broken).toContain(`${file}: ${rule}`)
  })

  it('are each crossed once on purpose', () => {
    const crossed = [...breaches.map(([, , rule]) => rule), ...others.map(([, rule]) => rule)]
    expect(config.forbidden.map(({ name }) => name).filter((name) => !crossed.includes(name))).toEqual([])
  })
})
