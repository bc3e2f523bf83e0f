/** T43: changes the rules in small ways, one at a time, in a copy, and asks their tests each time. */
import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** Rules, and the tests that are asked when one of them was changed. */
const groups = [
  { rules: ['domain/accounts/{rules,schemas,device-name}.ts'], tests: 'domain/accounts' },
  {
    rules: ['domain/payments/{amount-in-words,asking,captures,india-days,plans,refund-policy,states,tax}.ts'],
    tests: 'domain/payments',
  },
  { rules: ['domain/catalog/{access,rules}.ts'], tests: 'domain/catalog' },
  { rules: ['server/signed-claims.ts'], tests: 'server/signed-claims.test.ts' },
]
const leastShare = 0.85
const patienceMs = 30_000
const most = process.env['ASSURE_SHORT'] === undefined ? Number.POSITIVE_INFINITY : 4

const copy = mkdtempSync(join(tmpdir(), 'stepmark-mutants-'))
try {
  for (const folder of ['domain', 'server', 'tests/support'])
    cpSync(folder, join(copy, folder), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(copy, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  // No database: these rules are pure.
  writeFileSync(
    join(copy, 'vitest.config.mjs'),
    `export default { test: { include: ['{domain,server}/**/*.test.ts'] } }\n`,
  )
  await run()
} finally {
  rmSync(copy, { recursive: true, force: true })
}

async function run(): Promise<void> {
  let all = 0
  const survivors: Mutant[] = []
  for (const { rules, tests } of groups) {
    if (!(await passes(tests))) throw new Error(`the tests of ${tests} fail before anything was changed`)
    const mutants = globSync(rules)
      .sort()
      .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
    for (const mutant of mutants.slice(0, most)) {
      all += 1
      const original = readFileSync(mutant.file, 'utf8')
      const { file, start, end, to } = mutant
      writeFileSync(join(copy, file), original.slice(0, start) + to + original.slice(end))
      if (await passes(tests)) survivors.push(mutant)
      writeFileSync(join(copy, file), original)
    }
  }
  await plant()
  const noticed = all - survivors.length
  const share = noticed / all
  for (const { file, line, from, to } of survivors)
    console.error(`not noticed: ${file}:${line}: ${from} became ${to || 'nothing'}`)
  recordFigure({
    id: 'T43',
    part: 'changes',
    n: all,
    figure: `${noticed} of ${all} changes noticed, ${(share * 100).toFixed(1)} %`,
    isMet: share >= leastShare,
  })
}

/** A rule that is broken outright is noticed, and one that is only said in other words is not. */
async function plant(): Promise<void> {
  const file = 'domain/catalog/rules.ts'
  const original = readFileSync(file, 'utf8')
  const broken = original.replace('course.coursePurchased === true ||', 'true ||')
  const same = original.replace('course.coursePurchased === true', 'true === course.coursePurchased')
  const results: boolean[] = []
  for (const code of [broken, same]) {
    writeFileSync(join(copy, file), code)
    results.push(await passes('domain/catalog'))
  }
  writeFileSync(join(copy, file), original)
  if (broken !== original && same !== original && results[0] === false && results[1] === true)
    recordPlanted('T43', 'access for everybody is noticed, and the same rule in other words is not')
}

/** Whether the tests of a folder pass; one that runs for ever has noticed something too. */
function passes(tests: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail=1',
      '--reporter=dot',
      '--maxWorkers=1',
      tests,
    ]
    const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' })
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}
