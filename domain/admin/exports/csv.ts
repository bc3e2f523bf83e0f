/** A spreadsheet reads UTF-8 only if a file begins with this. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would take for a formula, also after white space and in the wide forms of Asian keyboards. */
const formula = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** A debit: with an apostrophe it would be left out of sums. */
const negativeNumber = /^-\d+(?:\.\d+)?$/

/** A row of a table as text, quoted; a cell that would run as a formula begins with an apostrophe instead. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | null): string {
  if (value === null) return ''
  const harmless = formula.test(value) && !negativeNumber.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
