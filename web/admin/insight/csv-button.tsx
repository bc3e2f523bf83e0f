import { byteOrderMark, csvRow } from '../../../domain/admin/exports/csv.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

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
      onClick={() => saveFile(`${fileName}.csv`, [columns, ...rows.map((row) => row.map(cellText))])}
    >
      <Icon name="download" size={18} />
      CSV
    </Button>
  )
}

function saveFile(name: string, rows: readonly (readonly string[])[]): void {
  const text = byteOrderMark + rows.map(csvRow).join('')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
