import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('docs/decisions/*.md')]
const folders =
  'content|database|docs|domain|launch|operations|packages|server|tests|tools|web|\\.github'.split('|')
/** A file or folder of the tree in code marks; one with a blank to fill in (`<feature>`, `NNNN`, `*`) is none. */
const path = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*)\``, 'g')
const link = /\]\(([\w./-]+)(?:#[\w-]+)?\)/g

describe('the guides', () => {
  test('are found', () => {
    expect(guides).toContain('docs/architecture.md')
    expect(guides.length).toBeGreaterThan(20)
  })

  test.each(guides)('%s names files that are there', (guide) => {
    const text = readFileSync(guide, 'utf8')
    const linked = [...text.matchAll(link)].map(([, to = '']) => join(dirname(guide), to))
    const named = [...text.matchAll(path)].map(([, to = '']) => to).filter((to) => !to.includes('NNNN'))
    expect([...linked, ...named].filter((to) => !existsSync(to))).toEqual([])
  })

  test('the index of decisions has a row for each', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const records = globSync('docs/decisions/0*.md')
    expect(
      records.filter((record) => !index.includes(`](${record.slice('docs/decisions/'.length)})`)),
    ).toEqual([])
  })
})
