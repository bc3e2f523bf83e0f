import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type CruiseReport = { summary: { violations: { rule: { name: string } }[] } }

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stepmark-boundaries-'))
})
afterAll(() => rm(root, { recursive: true }))

/** The rules that files break in a tree of their own, which has the folders of ours. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const args = [
    resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'],
    ...Object.keys(files),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    // It leaves with an error code when it has found something; the report is there all the same.
    (error: { stdout: string }) => error,
  )
  const report: CruiseReport = JSON.parse(stdout)
  return report.summary.violations.map((violation) => violation.rule.name)
}

/** That nothing crosses them is said by `npm run check`, which sees the whole tree and is a part of `npm test`. */
describe('the boundaries between folders', () => {
  it.each([
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
    ['web/articles', 'web/catalog/course-card.tsx', 'web-features-never-meet'],
  ])('are seen to be crossed from %s to %s', async (folder, to, rule) => {
    expect([existsSync(folder), existsSync(to)]).toEqual([true, true])
    const up = '../'.repeat(folder.split('/').length)
    const files = { [`${folder}/breach.ts`]: `export * as breach from '${up}${to}'\n`, [to]: 'export {}\n' }
    expect(await rulesBrokenBy(files)).toContain(rule)
  })

  it('have no circles, of types alone neither', async () => {
    const circle = (one: string, other: string) =>
      `import type { ${other} } from './${other}.ts'\nexport type ${one} = ${other}[]\n`
    const files = {
      'server/articles/one.ts': circle('one', 'two'),
      'server/articles/two.ts': circle('two', 'one'),
    }
    expect(await rulesBrokenBy(files)).toContain('no-cycles')
  })
})
