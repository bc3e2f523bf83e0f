/** Maximum cells of a table, including empty lines: many times what the largest file has. */
const mostCells = 500_000

/**
 * The rows of a CSV file (RFC 4180), each with the line it begins on; empty lines are omitted. Reads at most one row
 * more than `mostRows`. Null for a quoted cell that is never closed, and for more than 500,000 cells.
 */
export function csvTable(text: string, mostRows: number): { line: number; cells: string[] }[] | null {
  const rows: { line: number; cells: string[] }[] = []
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  let line = 1
  let at = 0
  let count = 0
  while (at < source.length && rows.length <= mostRows) {
    const row = { line, cells: [] as string[] }
    for (;;) {
      const cell = source[at] === '"' ? quoted(source, at) : plain(source, at)
      count += 1
      if (cell === null || count > mostCells) return null
      row.cells.push(cell.value.trim())
      line += cell.value.split('\n').length - 1
      at = cell.end
      if (source[at] !== ',') break
      at += 1
    }
    at += 1
    line += 1
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
  }
  return rows
}

type Cell = { value: string; end: number }

function plain(source: string, from: number): Cell {
  let end = from
  while (end < source.length && source[end] !== ',' && source[end] !== '\n') end += 1
  return { value: source.slice(from, end), end }
}

function quoted(source: string, from: number): Cell | null {
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = source.indexOf('"', at)
    if (quote < 0) return null
    value += source.slice(at, quote)
    if (source[quote + 1] !== '"') return restOf(source, quote + 1, value)
    value += '"'
    at = quote + 2
  }
}

/** Only spaces may be between the closing quote and the next cell. */
function restOf(source: string, from: number, value: string): Cell | null {
  const { value: rest, end } = plain(source, from)
  return rest.trim() === '' ? { value, end } : null
}
