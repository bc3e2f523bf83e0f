import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

type CruiseReport = {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

async function cruise(path: string): Promise<CruiseReport['summary']> {
  const args = [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    path,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }).catch(
    // It leaves with an error code when it has found something; the report is there all the same.
    (error: { stdout: string }) => error,
  )
  const report: CruiseReport = JSON.parse(stdout)
  return report.summary
}

/** That nothing crosses them is said by `npm run check`, which sees the whole tree and is a part of `npm test`. */
describe('the boundaries between folders', () => {
  it.each([
    ['domain/planted-breach', 'domain-knows-only-itself'],
    ['packages/planted-breach', 'a-package-is-pure'],
    ['packages/embedded-postgres', 'a-package-knows-nothing-of-the-product'],
  ])('are seen to be crossed in %s', async (planted, rule) => {
    await mkdir(planted, { recursive: true })
    const breach = `${planted}/planted-breach.ts`
    try {
      await writeFile(
        breach,
        `import { connectDatabase } from '../../server/adapters/database/database.ts'\nexport const breach = connectDatabase\n`,
      )
      const { violations } = await cruise(breach)
      expect(violations.map((violation) => violation.rule.name)).toContain(rule)
    } finally {
      await rm(breach)
      if (planted.endsWith('planted-breach')) await rm(planted, { recursive: true })
    }
  })
})
