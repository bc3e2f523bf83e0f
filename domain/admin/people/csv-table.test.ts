import { expect, it } from 'vitest'
import { leastOfThree, threadMsOf } from '../../../tests/support/thread-time.ts'
import { byteOrderMark, csvRow } from '../exports/csv.ts'
import { csvTable } from './csv-table.ts'

const mostRows = 5000
const cells = (text: string) => csvTable(text, mostRows)?.map((row) => row.cells)

it('reads what a spreadsheet writes: quotes, commas and lines within cells, and its byte order mark', () => {
  expect(cells(`${byteOrderMark}name,email\r\n"Rao, Asha","a ""b"" c"\r\n x , y \r\n`)).toEqual([
    ['name', 'email'],
    ['Rao, Asha', 'a "b" c'],
    ['x', 'y'],
  ])
  expect(cells('a,"b\nc",\n,')).toEqual([['a', 'b\nc', '']])
})

it('names the line on which a row begins, and omits empty lines', () => {
  expect(csvTable('a\n\n"b\nb",\nc', mostRows)?.map(({ line }) => line)).toEqual([1, 3, 5])
})

it('refuses a quoted cell without an end, or with something after it', () => {
  expect([cells('"a'), cells('"a"b,c')]).toEqual([undefined, undefined])
})

it('reads back what an export writes', () => {
  expect(cells(csvRow(['a "b", c', null, 'd']))).toEqual([['a "b", c', '', 'd']])
})

it.each([
  ['rows', 'a\n', mostRows + 1],
  ['cells', ',', undefined],
  ['empty lines', '\n', undefined],
  ['letters in one cell', 'a', undefined, '"'],
])('reads only as much %s of an endless table as it takes to refuse it', async (_, part, rows, head = '') => {
  const text = head + part.repeat(6_000_000 / part.length)
  const lookedThrough = threadMsOf(() => {
    for (let turn = 0; turn < 20; turn += 1)
      for (let at = 0; at < text.length; at += 1) if (text[at] === ';') throw new Error('it has none')
  })
  const read = () => threadMsOf(() => expect(cells(text)?.length).toBe(rows))
  expect(await leastOfThree(async () => read(), lookedThrough)).toBeLessThanOrEqual(lookedThrough)
})
