import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A column by its title; numbers stand under one another at its right edge, as their cells do. */
export type Column = string | { title: string; isNumber: true }

type TableProps = {
  columns: readonly Column[]
  label: string
  isLoading?: boolean
  /** The box that chooses every row; each row then begins with a box. */
  choose?: ReactNode
  children: ReactNode
}

/** Rows as a table on an admin; on a phone or a tablet each row is a card. */
export function AdminTable({ columns, label, isLoading = false, choose, children }: TableProps) {
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
          {choose && (
            <th scope="col" className="sticky top-0 w-11 rounded-tl-card bg-sunk">
              {choose}
            </th>
          )}
          {columns.map((column) => {
            const isNumber = typeof column !== 'string'
            const title = isNumber ? column.title : column
            return (
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
            )
          })}
        </tr>
      </thead>
      <tbody className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:table-row-group">{children}</tbody>
    </table>
  )
}

export function AdminRow({ children }: { children: ReactNode }) {
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-card border border-rule bg-card p-3 lg:table-row lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 lg:hover:bg-paper">
      {children}
    </tr>
  )
}

type CellProps = {
  title?: string
  isNumber?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A cell; `title` precedes it where the row is a card and the column's heading is not there. */
export function AdminCell({ title, isNumber = false, className, children }: CellProps) {
  return (
    <td
      className={clsx(
        'min-w-0 lg:border-t lg:border-grid lg:px-3 lg:py-2 lg:align-top',
        isNumber && 'tabular-nums lg:text-right lg:whitespace-nowrap',
        className,
      )}
    >
      {title !== undefined && <span className="text-sm text-ink-2 lg:hidden">{title}: </span>}
      {children}
    </td>
  )
}
