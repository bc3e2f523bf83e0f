import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { titlesOf } from './test-titles.ts'

/** Words that nobody would search for, and former names of parts of the product. Texts on screen are not read here. */
const refused = [
  /\b(whoever|anew|amiss|thereby|of before|for ever|(?:who|what) asks|in turns|standstill|laid over)\b/i,
  /\b(desks?|deeds?|duty|duties|rungs?|many-matters|kept-answers|lighten-page)\b/i,
  /** The former name of a case; the verb stays. */
  /\b(?:an?|the|this|that|each|every|one) matters?\b/i,
]

const commentOf = {
  script: /(?:^|[\s{])\/[/*].*|^\s*\* .*/,
  shell: /(?:^|\s)#.*/,
  /** The whole text, except code. */
  prose: /^.*/,
}

const files = globSync(
  [
    '{server,domain,web,launch,packages,tools,tests}/**/*.{ts,tsx,js,mjs,css}',
    '{operations,packages}/**/*.{sh,conf,py}',
    '{.,docs,docs/decisions,packages/*}/*.md',
  ],
  // Its own examples have all of the words.
  {
    exclude: [
      '**/node_modules',
      'domain/messages',
      'docs/specification.md',
      'tests/rules/plain-words.test.ts',
    ],
  },
)

function listRefused(path: string, text: string): string[] {
  if (!refused.some((words) => words.test(text))) return []
  const isProse = path.endsWith('.md')
  const lines = (isProse ? text.replaceAll(/`[^`\n]*`/g, '``') : text).split('\n')
  const comment = isProse
    ? commentOf.prose
    : /\.(?:sh|conf|py)$/.test(path)
      ? commentOf.shell
      : commentOf.script
  const { suites, tests } = path.endsWith('.test.ts') ? titlesOf(text) : { suites: [], tests: [] }
  const titles = [...suites, ...tests].map((title) => ({
    text: title,
    line: lines.findIndex((line) => line.includes(title)),
  }))
  const comments = lines.map((line, index) => ({ text: line.match(comment)?.[0] ?? '', line: index }))
  return [...comments, ...titles].flatMap((part) =>
    refused.flatMap((words) => {
      const word = part.text.match(words)?.[0]
      return word === undefined ? [] : [`${path}:${part.line + 1} ${word}`]
    }),
  )
}

it('comments and test titles use words that an engineer would search for', () => {
  expect(files.length).toBeGreaterThan(2000)
  expect(files.flatMap((path) => listRefused(path, readFileSync(path, 'utf8')))).toEqual([])
})

it.each([
  ['a.ts', '// ask whoever', 'whoever'],
  ['a.ts', 'run() // drawn anew', 'anew'],
  ['a.ts', '/** What is amiss. */', 'amiss'],
  ['a.tsx', '{/* kept for ever */}', 'for ever'],
  ['a.css', '/*\n * those of before\n */', 'of before'],
  ['a.ts', '/** For the student who asks. */', 'who asks'],
  ['a.ts', '// and is thereby closed', 'thereby'],
  ['a.ts', '// The desk of staff.', 'desk'],
  ['a.ts', '// the deeds of staff', 'deeds'],
  ['a.ts', '// Duties run at night.', 'Duties'],
  ['a.ts', '// the lowest rung', 'rung'],
  ['a.ts', '// Closes a matter.', 'a matter'],
  ['a.ts', '// see many-matters.ts', 'many-matters'],
  ['a.ts', '// see kept-answers.ts', 'kept-answers'],
  ['a.ts', '// see lighten-page.ts', 'lighten-page'],
  ['a.ts', '// measured in turns', 'in turns'],
  ['a.md', 'per request what asks takes 1 ms', 'what asks'],
  ['a.conf', 'listen 80; # whoever calls', 'whoever'],
  ['a.test.ts', "it('is made anew', () => {})", 'anew'],
])('finds in %s: %s', (path, text, word) => {
  expect(listRefused(path, text)).toEqual([`${path}:${text.startsWith('/*\n') ? 2 : 1} ${word}`])
})

it('reads no code and no text on screen', () => {
  expect(listRefused('a.ts', "redirect('/desk', 'https://a.example/desk')\nconst rung = 'for ever'")).toEqual(
    [],
  )
  expect(listRefused('a.ts', '// it does not matter')).toEqual([])
  expect(listRefused('a.md', 'redirected from `/desk` to `/admin`')).toEqual([])
})
