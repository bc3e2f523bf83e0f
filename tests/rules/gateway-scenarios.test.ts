import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { scenarioCounts, scenarios } from '../support/gateway-catalogue.ts'
import { partIds, scenariosOf } from '../support/gateway-scenarios.ts'

const faults = new URL('../faults/', import.meta.url)

test('a title names one scenario, several, a range or none', () => {
  expect(scenariosOf('ORD-01: an order')).toEqual(['ORD-01'])
  expect(scenariosOf('ORD-04, BP-02: a signature')).toEqual(['ORD-04', 'BP-02'])
  expect(scenariosOf('BP-09 to BP-11: a range')).toEqual(['BP-09', 'BP-10', 'BP-11'])
  expect(scenariosOf('an order like ORD-01: is one')).toEqual([])
  expect(scenariosOf('ORD-99: is none')).toEqual([])
})

test('every scenario that is known and applies is named by tests of one file, and no other is', async () => {
  const known = Object.keys(scenarioCounts).flatMap(partIds)
  for (const id of Object.keys(scenarios)) expect(known).toContain(id)
  const names = (await readdir(faults)).filter((name) => name.startsWith('payment-'))
  const told = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, faults), 'utf8')
      const titles = [...text.matchAll(/'((?:ORD|BP)-\d\d[^']*)'/g)].map(([, title = '']) => title)
      return [...new Set(titles.flatMap(scenariosOf))]
    }),
  )
  const applying = Object.keys(scenarios).filter((id) => scenarios[id]?.whyNot === undefined)
  expect(told.flat().sort()).toEqual(applying.sort())
})
