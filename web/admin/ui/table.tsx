import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A column by its title, with its cell in each row. */
export type Column<Item> = {
  title: string
  cell(item: Item): ReactNode
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** The cell needs no title in the card layout; the first column never has one there. */
  isClear?: boolean
  className?: string
}

type Props<Item> = {
  label: string
  columns: readonly Column<Item>[]
  rows: readonly Item[]
  keyOf(row: Item): string
  isLoading?: boolean
  /** The checkbox that selects a row, or with null all rows. */
  boxOf?: ((row: Item | null) => ReactNode) | undefined
}

/** Rows as a table on a wide screen, as cards on a phone or tablet. */
export function AdminTable<Item>({ label, columns, rows, keyOf, isLoading = false, boxOf }: Props<Item>) {
  return (
    <table
      aria-label={label}
      aria-busy={isLoading}
      className={clsx(
        'block w-full text-left text-small lg:table lg:border-separate lg:border-spacing-0 lg:rounded-card lg:border lg:border-rule lg:bg-card',
        isLoading && 'opacity-70',
      )}
    >
      <thead className="hidden text-sm lg:table-header-group">
        <tr>
          {boxOf && (
            <th scope="col" className="sticky top-0 w-11 rounded-tl-card bg-sunk">
              {boxOf(null)}
            </th>
          )}
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              scope="col"
              className={clsx(
                'sticky top-0 bg-sunk px-3 py-2 font-semibold whitespace-nowrap first:rounded-tl-card last:rounded-tr-card',
                isNumber && 'text-right',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-card border border-rule bg-card p-3 lg:table-row lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 lg:hover:bg-paper"
          >
            {boxOf && <td className="-mt-1.5 -ml-2 lg:border-t lg:border-grid lg:align-top">{boxOf(row)}</td>}
            {columns.map(({ title, cell, isNumber, isClear, className }, index) => (
              <td
                key={title}
                className={clsx(
                  'min-w-0 lg:border-t lg:border-grid lg:px-3 lg:py-2 lg:align-top',
                  isNumber && 'tabular-nums lg:text-right lg:whitespace-nowrap',
                  className,
                )}
              >
                {index > 0 && !isClear && <span className="text-sm text-ink-2 lg:hidden">{title}: </span>}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
