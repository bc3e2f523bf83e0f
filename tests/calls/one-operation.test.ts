import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'

const list = '../../server/http/operations.ts'

/** The modules of one of the two records, by the names that the file gives them. */
async function modulesOf(record: string): Promise<Record<string, unknown>[]> {
  const text = readFileSync(new URL(list, import.meta.url), 'utf8')
  const [, spread = ''] = text.match(new RegExp(`const ${record}: [^{]*\\{([^}]*)\\}`)) ?? []
  const names = [...spread.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)
  return Promise.all(
    names.map((name) => {
      const [, path = ''] = text.match(new RegExp(`import \\* as ${name} from '(.+)'`)) ?? []
      return import(new URL(path, new URL(list, import.meta.url)).href)
    }),
  )
}

test.each([
  ['named', calls],
  ['namedAtAdmin', adminCalls],
])(
  'each call of %s is answered by one operation: no second export of its name stands in its way',
  async (record, all) => {
    const modules = await modulesOf(record)
    expect(modules.length).toBeGreaterThan(10)
    const answering = Object.keys(all).map((name) => [
      name,
      modules.filter((module) => name in module).length,
    ])
    expect(answering.filter(([, count]) => count !== 1)).toEqual([])
  },
)
