import type { ReactNode } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { type Cell, CsvButton, cellText } from './csv-button.tsx'

/** A column by its title, with its cell in each row. */
type Column<Row> = readonly [title: string, cell: (row: Row) => Cell]

type Props<Row> = {
  title: string
  lead?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** File name without its extension. */
  fileName: string
  /** The chart; without one the table is open. */
  children?: ReactNode
}

/** A chart with its table and CSV file. */
export function Figure<Row>({ title, lead, fileName, children, ...shown }: Props<Row>) {
  const columns = shown.columns.map(([name]) => name)
  const rows = shown.rows.map((row) => shown.columns.map(([, cell]) => cell(row)))
  const table = <FigureTable title={title} columns={columns} rows={rows} />
  return (
    <section className="min-w-0 rounded-card border border-rule bg-card p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{title}</h3>
        {rows.length > 0 && <CsvButton title={title} fileName={fileName} columns={columns} rows={rows} />}
      </div>
      {lead !== undefined && <p className="mb-2 text-small text-ink-2">{lead}</p>}
      {rows.length === 0 && <p className="text-ink-2">{m.admin_figures_none()}</p>}
      {rows.length > 0 && children}
      {rows.length > 0 &&
        (children === undefined ? (
          table
        ) : (
          <details className="group mt-2">
            <summary className="flex min-h-9 cursor-pointer items-center gap-1.5 text-small text-link">
              <span className="shrink-0 transition-[rotate] duration-fast group-open:rotate-180 motion-reduce:transition-none">
                <Icon name="chevron-down" size={16} />
              </span>
              {m.admin_figures_as_table()}
            </summary>
            {table}
          </details>
        ))}
    </section>
  )
}

type TableProps = { title: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

function FigureTable({ title, columns, rows }: TableProps) {
  return (
    // Scrollable on a phone, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is reached with arrow keys
    <section aria-label={title} tabIndex={0} className="max-h-80 overflow-auto">
      <table className="w-full text-left text-small tabular-nums">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? 'py-1 pr-3' : 'px-2 py-1 text-right'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${cellText(row[0] ?? '')} ${cellText(row[1] ?? '')}`} className="border-t border-grid">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={columns[index]}
                    scope="row"
                    className="min-w-40 py-1 pr-3 font-normal wrap-anywhere"
                  >
                    {shownText(cell)}
                  </th>
                ) : (
                  <td key={columns[index]} className="px-2 py-1 text-right whitespace-nowrap">
                    {shownText(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const shownText = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text)
