import { byteOrderMark, csvRow } from '../../../domain/admin/exports/csv.ts'
import { saveFile } from '../../ui/blob-url.ts'

/** Downloads rows for a spreadsheet. */
export function saveRows(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(name, byteOrderMark + rows.map(csvRow).join(''))
}
