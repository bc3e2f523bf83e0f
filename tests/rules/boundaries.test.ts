import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

type CruiseReport = {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

async function cruise(paths: readonly string[]): Promise<CruiseReport['summary']> {
  const args = [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...paths,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }).catch(
    // It leaves with an error code when it has found something; the report is there all the same.
    (error: { stdout: string }) => error,
  )
  const report: CruiseReport = JSON.parse(stdout)
  return report.summary
}

const breaches = [
  ['domain/planted-breach', 'domain-knows-only-itself'],
  ['packages/planted-breach', 'a-package-is-pure'],
  ['packages/embedded-postgres', 'a-package-knows-nothing-of-the-product'],
] as const

/** That they are shut says `npm run check`, which sees the whole tree and is a part of `npm test`. */
describe('the doors between the rooms', () => {
  it('are seen to be open when somebody opens them', async () => {
    const planted = breaches.map(([folder, rule]) => ({ folder, rule, file: `${folder}/planted-breach.ts` }))
    try {
      for (const { folder, file } of planted) {
        await mkdir(folder, { recursive: true })
        await writeFile(
          file,
          `import { connectDatabase } from '../../server/adapters/database/database.ts'\nexport const breach = connectDatabase\n`,
        )
      }
      const { violations } = await cruise(planted.map(({ file }) => file))
      const found = violations.map(({ from, rule }) => `${from}: ${rule.name}`)
      expect(found).toEqual(expect.arrayContaining(planted.map(({ file, rule }) => `${file}: ${rule}`)))
    } finally {
      for (const { folder, file } of planted) {
        await rm(file, { force: true })
        if (folder.endsWith('planted-breach')) await rm(folder, { recursive: true, force: true })
      }
    }
  })
})
