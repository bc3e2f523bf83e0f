import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRow } from './csv.ts'

const hostile = [
  '=HYPERLINK("http://evil.example","Click")',
  '+919848012345',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\n@now()',
  '＝1+1',
]

/** Parses what `csvRow` wrote, as a spreadsheet does. */
function cellsOf(row: string): string[] {
  const cells: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|)(,|\r\n$)/gy
  for (const [, quoted = ''] of row.matchAll(pattern)) cells.push(quoted.replaceAll('""', '"'))
  return cells
}

describe('a row of a table', () => {
  it.each(hostile)('makes %j harmless', (name) => {
    expect(cellsOf(csvRow([name]))).toEqual([`'${name}`])
  })

  it('leaves what is harmless as it is', () => {
    const cells = ['Asha', '12.50', 'a=b', 'O’Neil, "Zed"', 'two\nlines', 'आशा', '']
    expect(cellsOf(csvRow(cells))).toEqual(cells)
    expect(csvRow(['a', null, 'b'])).toBe('"a",,"b"\r\n')
  })

  it('leaves a negative number a number, but nothing that only starts as one', () => {
    const cells = ['-12.50', '-7', '-7\n', '-7-1', '-1e3', '- 7', '-7.']
    expect(cellsOf(csvRow(cells))).toEqual(['-12.50', '-7', ...cells.slice(2).map((cell) => `'${cell}`)])
  })

  it('never lets a cell start a formula, end a cell or end a row', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 }), (cells) => {
        const read = cellsOf(csvRow(cells))
        expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(
          cells.map((cell) => cell.replace(/^'/, '')),
        )
        for (const cell of read) expect(cell).not.toMatch(/^[\t\r]|^\s*[=+@]|^\s*-(?!\d+(\.\d+)?$)/)
      }),
    )
  })
})
