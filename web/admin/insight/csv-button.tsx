import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { saveRows } from '../ui/save-rows.ts'

/** A formatted cell, or a number with its format; null where a figure is hidden. */
export type Cell = string | { value: number | null; text: string }

export const cellText = (cell: Cell) =>
  typeof cell === 'string' ? cell : cell.value === null ? '' : String(cell.value)

type Props = {
  title: string
  /** Without its extension. */
  fileName: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Exports the shown figures for a spreadsheet, as numbers. */
export function CsvButton({ title, fileName, columns, rows }: Props) {
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={`${m.admin_export()}: ${title}`}
      onClick={() => saveRows(`${fileName}.csv`, [columns, ...rows.map((row) => row.map(cellText))])}
    >
      <Icon name="download" size={18} />
      CSV
    </Button>
  )
}
