import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../database/migrations/', import.meta.url)
const all = readdirSync(folder).filter((name) => name.endsWith('.sql'))
/** As `sha256sum` writes and checks it. */
const listed = new URL('checksums.sha256', folder)

/** What takes something from a process of the release before, which serves while this one migrates. */
const taking: readonly [what: string, pattern: RegExp][] = [
  ['removes a table or a column', /\bdrop (table|column)\b/i],
  ['renames', /\brename (to|column|constraint)\b/i],
  ['changes a type', /\balter column \w+ (set data )?type\b/i],
  ['refuses what was allowed', /\balter column \w+ set not null\b/i],
  [
    'wants a value that nobody gives',
    /\badd column (?:if not exists )?\w+ (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i,
  ],
]

/** In the file, with the reason: the last release does not use it. */
const contracts = /^-- contract: \S.{10,}$/m

/** The last of those that were written before this was looked at. */
const lastBefore = '0032'

function takes(text: string): string[] {
  if (contracts.test(text)) return []
  const statements = text.replace(/--.*$/gm, '').replace(/\$\$.*?\$\$/gs, '')
  return taking.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
}

test('no migration removes what the previous release still uses', () => {
  const files = all.filter((name) => name.slice(0, 4) > lastBefore)
  const found = files.map((name) => [name, takes(readFileSync(new URL(name, folder), 'utf8'))])
  expect(files.length).toBeGreaterThan(0)
  expect(found.filter(([, what]) => what?.length !== 0)).toEqual([])
})

test('each migration has a unique number', () => {
  const numbers = all.map((name) => name.slice(0, 4)).filter((number) => number > lastBefore)
  expect(numbers).toEqual([...new Set(numbers)])
})

test('a migration that is in the list keeps its name and its bytes', () => {
  const released = readList()
  const found = all.filter((name) => released.has(name)).map((name) => [name, checksum(name)] as const)
  expect(new Map(found)).toEqual(released)
})

test('each migration is in the list', async () => {
  // `vitest -u` adds the new ones, and never changes the line of another.
  const lines = new Map([...all.map((name) => [name, checksum(name)] as const), ...readList()])
  const text = [...lines].sort(([one], [other]) => (one < other ? -1 : 1))
  await expect(text.map(([name, sum]) => `${sum}  ${name}\n`).join('')).toMatchFileSnapshot(listed.pathname)
})

test.each([
  ['alter table courses drop column title', ['removes a table or a column']],
  ['alter table courses rename column title to name', ['renames']],
  ['alter table courses alter column title type varchar(20)', ['changes a type']],
  ['alter table courses alter column title set not null', ['refuses what was allowed']],
  ['alter table courses add column note text not null', ['wants a value that nobody gives']],
  ["alter table courses add column note text not null default ''", []],
  ['alter table courses add column note text, add column tone text', []],
  ['create table notes (id uuid primary key, text text not null)', []],
  ['-- contract: no process reads it since the release of May.\nalter table courses drop column title', []],
])('of %s is said what it takes', (text, expected) => {
  expect(takes(text)).toEqual(expected)
})

function readList(): Map<string, string> {
  const lines = readFileSync(listed, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

function checksum(name: string): string {
  return createHash('sha256')
    .update(readFileSync(new URL(name, folder)))
    .digest('hex')
}
