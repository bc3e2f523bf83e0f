import { byteOrderMark, csvRow } from '../../../domain/admin/exports/csv.ts'
import type { ExportName } from '../../../domain/admin/exports/rules.ts'
import { studentExports } from '../../accounts/admin/operations.ts'
import type { Cursor, ExportRow, ExportTable } from '../../adapters/database/exports.ts'
import { enquiryExports } from '../../enquiries/admin/operations.ts'
import { paymentExports } from '../../payments/admin/operations.ts'
import type { Services, SignedInStaff } from '../../services.ts'
import { ticketExports } from '../../support/admin/operations.ts'
import { audit } from '../audit/operations.ts'

const batchSize = 1000

type ExportRequest = {
  name: ExportName
  filter: Parameters<typeof paymentExports>[0]
  /** Throws when access is revoked during the export. */
  enter(): Promise<unknown>
}

/**
 * A CSV table, batch by batch: at most a thousand rows are in memory, and none is locked. The
 * export is audited before it starts.
 */
export async function exportTable(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  staff: Pick<SignedInStaff, 'id'>,
  { name, filter, enter }: ExportRequest,
): Promise<AsyncGenerator<string>> {
  // A search may hold a person's name, which must not stay in the audit log.
  const { search, ...rest } = filter
  await audit(
    database,
    { clock, staff },
    {
      action: 'export.take',
      id: name,
      after: { ...rest, isSearched: search !== undefined },
    },
  )
  return rowsOf(database, { name, filter, enter })
}

async function* rowsOf(
  database: Services['database'],
  { name, filter, enter }: ExportRequest,
): AsyncGenerator<string> {
  const tables: Record<ExportName, ExportTable> = {
    ...paymentExports(filter),
    ...studentExports(),
    ...ticketExports(),
    ...enquiryExports(),
  }
  const { header, batch } = tables[name]
  yield byteOrderMark + csvRow(header)
  for (let cursor: Cursor | null = null; ; ) {
    const rows: ExportRow[] = await database.all(batch(cursor, batchSize))
    if (rows.length > 0) yield rows.map(({ cells }) => csvRow(cells)).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return
    cursor = last
    await enter()
  }
}
