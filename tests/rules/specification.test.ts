import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type TestTitles, titlesOf } from './test-titles.ts'

/** How many sentences each part has: a row that is taken out is missed. */
const sentences: Record<string, number> = {
  S1: 25,
  'S2.routes': 34,
  'S2.header': 8,
  'S2.footer': 5,
  'S2.home': 34,
  'S2.about': 6,
  'S2.courses': 17,
  'S2.course': 16,
  'S2.mycourse': 9,
  'S2.blog': 16,
  'S2.contact': 7,
  'S2.support': 10,
  'S2.accounts': 16,
  'S2.pages': 26,
  'S2.apply': 11,
  S3: 44,
  S4: 44,
  S5: 49,
  S6: 16,
  'S7.helper': 13,
  'S7.calls': 24,
  'S7.notes': 4,
  S8: 19,
  'S9.pages': 10,
  'S9.accounts': 9,
  'S9.motion': 11,
  'S9.money': 3,
  'S9.texts': 11,
  'S9.educators': 8,
  'S9.refunds': 9,
  'S9.guidelines': 19,
}

/** Sentences that no test holds yet. None may be added without saying so here. */
const openSentences = 0

const list = readFileSync('docs/specification.md', 'utf8')

/** What a test file says of its tests, or null where there is no such file. */
type ReadTitles = (file: string) => TestTitles | null

type Row = { group: string; number: number; says: string; holds: string[] }

describe('the specification, sentence by sentence', () => {
  it('is whole, and every sentence has its test or its reason', () => {
    expect(faultsOf(list, sentences, titlesOnDisk)).toEqual([])
  })

  it('has as many untested sentences as recorded', () => {
    const open = rowsOf(list).filter(({ holds }) => holds.some((part) => part.startsWith('open: ')))
    for (const { group, number, says, holds } of open)
      console.info(`${group}.${number} ${says}: ${holds.join(' ')}`)
    expect(open).toHaveLength(openSentences)
  })
})

describe('a planted fault', () => {
  const count = { S1: 2 }
  const held = '| S1.1 | a | x.test.ts › holds |'
  const titles: ReadTitles = (file) =>
    file === 'x.test.ts' ? { suites: new Set(['a call']), tests: new Set(['holds']) } : null

  it('is not found where there is none', () => {
    const whole = [
      `${held}\n| S1.2 | b | x.test.ts › a call › holds |`,
      `${held}\n| S1.2 | b | better: safer<br>x.test.ts › holds |`,
      `${held}\n| S1.2 | b | open: not built |`,
    ]
    for (const text of whole) expect(faultsOf(text, count, titles)).toEqual([])
  })

  it.each([
    ['no test and no reason', '| S1.2 | b |  |', 'S1.2 has neither test nor reason'],
    ['a reason alone', '| S1.2 | b | better: safer |', 'S1.2 is better by no test'],
    ['an unknown title', '| S1.2 | b | x.test.ts › falls |', 'x.test.ts has no test “falls”'],
    ['an unknown suite', '| S1.2 | b | x.test.ts › b › holds |', 'x.test.ts has no suite “b”'],
    ['an unknown file', '| S1.2 | b | y.test.ts › holds |', 'y.test.ts is no file'],
    ['an id twice', '| S1.1 | b | x.test.ts › holds |', 'S1.1 is where S1.2 belongs'],
    ['a gap', '| S1.3 | b | x.test.ts › holds |', 'S1.3 is where S1.2 belongs'],
    ['a row taken out', '', 'S1 has 1 of 2 sentences'],
    ['a row too many', '| S1.2 | b | open: c |\n| S1.3 | b | open: c |', 'S1 has 3 of 2 sentences'],
    ['an unknown part', '| S1.2 | b | open: c |\n| S0.1 | b | open: c |', 'S0 has 1 of 0 sentences'],
    ['a row that cannot be read', '| S1.2 | b |', 'cannot be read: | S1.2 | b |'],
  ])('is found: %s', (_, row, fault) => {
    expect(faultsOf(`${held}\n${row}`, count, titles)).toContain(fault)
  })
})

describe('titles of tests', () => {
  it('are found behind tables of rows, in templates and over lines', () => {
    const source = [
      `describe('a list', () => {})`,
      `it.each([['(', ')']])('says %s', () => {})`,
      `test.describe('signed in', () => {})`,
      `test(\`opens \${address}\`, () => {})`,
      `it(\n  'is below',\n  () => {})`,
      `test('keeps the owner\\'s', () => {})`,
      `page.it('is none')`,
    ].join('\n')
    const { suites, tests } = titlesOf(source)
    expect([...suites]).toEqual(['a list', 'signed in'])
    expect([...tests]).toEqual(['says %s', `opens \${address}`, 'is below', "keeps the owner's"])
  })
})

function faultsOf(text: string, expected: Record<string, number>, readTitles: ReadTitles): string[] {
  const rows = rowsOf(text)
  return [...unreadable(text), ...faultsOfNumbers(rows, expected), ...rows.flatMap(faultsOfRow)]

  function faultsOfRow({ group, number, holds }: Row): string[] {
    const id = `${group}.${number}`
    if (holds.length === 0) return [`${id} has neither test nor reason`]
    if (holds.some((part) => /^open: ./.test(part))) return []
    const tests = holds.filter((part) => !/^better: ./.test(part))
    if (tests.length === 0) return [`${id} is better by no test`]
    return tests.flatMap((test) => faultsOfTest(test, readTitles))
  }
}

function faultsOfNumbers(rows: Row[], expected: Record<string, number>): string[] {
  const found: Record<string, number> = {}
  const faults: string[] = []
  for (const { group, number } of rows) {
    const place = (found[group] ?? 0) + 1
    if (number !== place) faults.push(`${group}.${number} is where ${group}.${place} belongs`)
    found[group] = place
  }
  for (const group of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [counted, wanted] = [found[group] ?? 0, expected[group] ?? 0]
    if (counted !== wanted) faults.push(`${group} has ${counted} of ${wanted} sentences`)
  }
  return faults
}

function faultsOfTest(test: string, readTitles: ReadTitles): string[] {
  const [file = '', ...path] = test.split(' › ')
  const titles = readTitles(file)
  if (titles === null) return [`${file} is no file`]
  const title = path.pop() ?? ''
  return [
    ...path.filter((suite) => !titles.suites.has(suite)).map((suite) => `${file} has no suite “${suite}”`),
    ...(titles.tests.has(title) ? [] : [`${file} has no test “${title}”`]),
  ]
}

const rowPattern = /^\| (S\d[\w.]*)\.(\d+) \| (.+?) \| (.*?) ?\|$/

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, group = '', number = '', says = '', holds = ''] = rowPattern.exec(line) ?? []
    if (group === '') return []
    return [{ group, number: Number(number), says, holds: holds.split('<br>').filter((part) => part.trim()) }]
  })
}

function unreadable(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| S') && !rowPattern.test(line))
    .map((line) => `cannot be read: ${line}`)
}

const read = new Map<string, TestTitles | null>()

function titlesOnDisk(file: string): TestTitles | null {
  const known = read.get(file)
  if (known !== undefined) return known
  const isThere = /^[\w/.-]+\.test\.ts$/.test(file) && existsSync(file)
  const titles = isThere ? titlesOf(readFileSync(file, 'utf8')) : null
  read.set(file, titles)
  return titles
}
