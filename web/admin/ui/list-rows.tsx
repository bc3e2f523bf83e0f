import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { ActionNotice, type ActionResult } from './action-notice.tsx'
import { AdminTable, type Column } from './table.tsx'

/** Fields of every row of a list. */
export type Row = { id: string } | { mediaId: string }

export type RowsProps<Item extends Row> = {
  title: string
  list: Pick<UseQueryResult, 'isPlaceholderData' | 'refetch'>
  items: readonly Item[]
  /** The table's columns, or another rendering of the rows. */
  rows: readonly Column<Item>[] | ((items: readonly Item[]) => ReactNode)
  /** Bulk actions, and the name of each row. */
  bulk?: {
    nameOf(item: Item): string
    bar(chosen: readonly Item[], onDone: (result: ActionResult) => void, onClear: () => void): ReactNode
  }
}

/** The rows, which may be selected for bulk actions. */
export function ListRows<Item extends Row>({ title, list, rows, bulk, items }: RowsProps<Item>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [result, setResult] = useState<ActionResult | null>(null)
  // Rows hidden by a filter or page are never changed.
  const chosen = items.filter((item) => ids.has(idOf(item)))

  function choose(changed: readonly Item[], isChosen: boolean): void {
    const left = chosen.filter((item) => !changed.includes(item))
    setIds(new Set([...left, ...(isChosen ? changed : [])].map(idOf)))
    setResult(null)
  }
  function finish(done: ActionResult): void {
    setResult(done)
    if (done.kind === 'bad') return
    setIds(new Set())
    void list.refetch()
  }

  if (typeof rows === 'function')
    return (
      <div aria-busy={list.isPlaceholderData} className={clsx(list.isPlaceholderData && 'opacity-70')}>
        {rows(items)}
      </div>
    )
  return (
    <>
      <ActionNotice result={result} className="mb-3" />
      {chosen.length > 0 && bulk?.bar(chosen, finish, () => setIds(new Set()))}
      <AdminTable<Item>
        label={title}
        columns={rows}
        rows={items}
        keyOf={idOf}
        isLoading={list.isPlaceholderData}
        boxOf={
          bulk &&
          ((item) => (
            <ChooseBox
              label={item !== null ? m.admin_many_one({ reference: bulk.nameOf(item) }) : m.admin_many_all()}
              isChosen={item !== null ? chosen.includes(item) : chosen.length === items.length}
              onChoose={(isChosen) => choose(item !== null ? [item] : items, isChosen)}
            />
          ))
        }
      />
    </>
  )
}

function idOf(row: Row): string {
  return 'id' in row ? row.id : row.mediaId
}

type BoxProps = { label: string; isChosen: boolean; onChoose(isChosen: boolean): void }

function ChooseBox({ label, isChosen, onChoose }: BoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  )
}
