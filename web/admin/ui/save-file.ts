import { byteOrderMark, csvRow } from '../../../domain/admin/exports/csv.ts'

/** Downloads a text as a file, whose type follows its extension. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/json'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Downloads rows for a spreadsheet. */
export function saveRows(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(name, byteOrderMark + rows.map(csvRow).join(''))
}
