import type * as z from 'zod/mini'
import type { DraftKind } from '../../../domain/admin/drafts/rules.ts'
import type { MediaKind } from '../../../domain/admin/uploads/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { StaffContext } from '../../services.ts'

/** What is published of something that drafts are written of. */
export type Published = {
  /** Whether visitors ever saw it. */
  isLive: boolean
  liveSince: Date | null
  updatedAt: Date
}

/** A medium that a document names. */
export type Medium = {
  id: string
  kind: MediaKind
  name: string
  durationInSeconds: number
  byteCount: number
}

/** A kind of content as the drafts know it. */
export type Subject<Document extends object, Row extends Published, Facts extends object = object> = {
  kind: DraftKind
  id: z.ZodMiniType<string, string>
  schema: z.ZodMiniType<Document>
  /** What is published, held until the transaction ends; null when there is no such thing. */
  lock(tx: Queryable, id: string, now: Date): Promise<Row | null>
  /** What a draft says that nobody has changed. */
  begin(tx: Queryable, id: string, row: Row): Promise<Document>
  /** The document as it is stored: clean rich text, with the drawings of its formulas stored before it. */
  finish(context: StaffContext, document: Document, id: string): Promise<Document>
  /** Whether something else has the address that this document wants. */
  isAddressTaken?(tx: Queryable, id: string, document: Document): Promise<boolean>
  media?(tx: Queryable, document: Document): Promise<Medium[]>
  /** What else its editor is told. */
  facts(tx: Queryable, context: StaffContext, row: Row, document: Document): Promise<Facts>
}
