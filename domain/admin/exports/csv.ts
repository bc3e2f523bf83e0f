/** A spreadsheet reads UTF-8 only with this byte order mark. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would run as a formula, also after white space and in the full-width forms of Asian keyboards. */
const formula = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** A debit: with an apostrophe it would be left out of sums. */
const negativeNumber = /^-\d+(?:\.\d+)?$/

/** A table row as quoted CSV; a cell that would run as a formula gets an apostrophe in front. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | null): string {
  if (value === null) return ''
  const harmless = formula.test(value) && !negativeNumber.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
