/** T43: mutation testing of the rules, one mutation at a time, in copies. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { changeOf, makeMutatedCopies, type Outcome } from './mutated-copies.ts'

/** Numbers from the specification. */
const specification = 'tests/rules/specification-constants.test.ts'

/** Rules, with additional tests for the mutations that the test of the same name did not detect. */
const groups = [
  {
    rules: ['domain/accounts/{rules,schemas,device-name}.ts'],
    tests: ['domain/accounts/', specification],
  },
  {
    rules: [
      'domain/{durations,india-time}.ts',
      'domain/payments/{amount-in-words,asking,captures,india-days,plans,refund-policy,states,tax}.ts',
    ],
    tests: ['domain/payments/', specification],
  },
  { rules: ['domain/catalog/{access,rules}.ts'], tests: ['domain/catalog/'] },
  {
    rules: ['server/signed-claims.ts', 'server/catalog/links.ts', 'server/lessons/streams/claims.ts'],
    tests: [],
  },
]
const leastShare = 0.85
const most = process.env['ASSURE_SHORT'] === undefined ? Number.POSITIVE_INFINITY : 4

const files = groups.flatMap(({ rules }) => globSync(rules))
const outside = files.filter((file) => !file.startsWith('domain/'))
const copies = makeMutatedCopies([specification, ...outside, ...outside.map(testBeside)])
try {
  await run()
} finally {
  copies.remove()
}

async function run(): Promise<void> {
  const counts = { all: 0, endless: 0 }
  const survivors: Mutant[] = []
  for (const { rules, tests } of groups) {
    const mutants = globSync(rules)
      .sort()
      .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
      .slice(0, most)
    counts.all += mutants.length
    let left = await unnoticedBeside(mutants, counts)
    for (const path of tests) left = await unnoticed(left, path, counts)
    survivors.push(...left)
  }
  await plant()
  const noticed = counts.all - survivors.length
  const share = noticed / counts.all
  for (const { file, line, from, to } of survivors)
    console.error(`not noticed: ${file}:${line}: ${from} became ${to || 'nothing'}`)
  recordFigure({
    id: 'T43',
    part: 'changes',
    n: counts.all,
    figure: `${noticed} of ${counts.all} changes noticed, ${(share * 100).toFixed(1)} %, ${counts.endless} of them because the tests never ended`,
    isMet: share >= leastShare,
  })
}

type Counts = { endless: number }

/** The tests of the same name run first: they take a second, all of a folder many. */
async function unnoticedBeside(mutants: readonly Mutant[], counts: Counts): Promise<Mutant[]> {
  const left: Mutant[] = []
  for (const [file, own] of Map.groupBy(mutants, (mutant) => mutant.file))
    left.push(...(existsSync(testBeside(file)) ? await unnoticed(own, testBeside(file), counts) : own))
  return left
}

async function unnoticed(mutants: readonly Mutant[], tests: string, counts: Counts): Promise<Mutant[]> {
  const left: Mutant[] = []
  for (let at = 0; at < mutants.length; at += copies.count) {
    const some = mutants.slice(at, at + copies.count)
    const outcomes = await copies.judge(some.map(changeOf), tests)
    counts.endless += outcomes.filter((outcome) => outcome === 'endless').length
    left.push(...some.filter((_, index) => outcomes[index] === 'pass'))
  }
  return left
}

function testBeside(file: string): string {
  return file.replace(/\.ts$/, '.test.ts')
}

/** A broken rule is detected, and an equivalent one is not. */
async function plant(): Promise<void> {
  const file = 'domain/catalog/rules.ts'
  const original = readFileSync(file, 'utf8')
  const broken = original.replace('course.coursePurchased === true &&', 'true &&')
  const same = original.replace('course.coursePurchased === true', 'true === course.coursePurchased')
  const changes = [broken, same].map((code) => ({ file, code }))
  const outcomes: Outcome[] = await copies.judge(changes, 'domain/catalog/')
  if (broken !== original && same !== original && outcomes[0] === 'fail' && outcomes[1] === 'pass')
    recordPlanted('T43', 'access for everybody is noticed, and an equivalent rewrite of the rule is not')
}
