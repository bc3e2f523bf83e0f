import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { saveRows } from '../save-file.ts'

/** A cell as it reads, or a number with how it reads; null where a figure is hidden. */
export type Cell = string | { value: number | null; text: string }

export const cellText = (cell: Cell) =>
  typeof cell === 'string' ? cell : cell.value === null ? '' : String(cell.value)

type Props = {
  title: string
  /** Without its ending. */
  fileName: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Takes figures that are shown along for a spreadsheet, as numbers. */
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
