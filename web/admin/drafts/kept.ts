import type { DraftKind } from '../../../domain/admin/drafts/rules.ts'
import { readMoved } from '../drafts.ts'

/** A draft with what is typed and not saved. */
export type Kept<Document> = {
  version: number
  /** What that version says there, and as it was sent from here: rich text is stored clean. */
  stored: Document
  sent: Document
  /** As it is typed now. */
  document: Document
  /** A save without an answer yet. */
  pending: { saveId: string; document: Document } | null
}

/** Whose copy of what: nobody goes on with what another wrote in the same browser. */
export type Keeper = { kind: DraftKind; id: string; staffId: string | null }

function keyOf({ kind, id, staffId }: Keeper): string {
  return `stepmark-draft/${staffId}/${kind}/${id}`
}

/** The key of earlier releases: what browsers keep there moves. */
function formerKeyOf({ kind, id, staffId }: Keeper): string {
  if (kind === 'course') return `stepmark-desk-course/${staffId}/${id}`
  const name = kind === 'article' || kind === 'resource' ? `text/${kind}/${id}` : `${kind}/${id}`
  return `stepmark-desk-draft/${staffId}/${name}`
}

/** What earlier releases kept: the document, or its fields themselves, beside the version it was begun on. */
type KeptBefore = { document?: object; typed?: object; version?: number; baseVersion?: number; base?: number }

/** What was typed and not saved. What an earlier release kept goes on from what is stored now. */
export function readKept<Document>(
  keeper: Keeper,
  begun: Pick<Kept<Document>, 'version' | 'stored' | 'sent'>,
): Kept<Document> | null {
  try {
    // Only this file writes there, and did in earlier releases.
    const kept = JSON.parse(readMoved(window.localStorage, keyOf(keeper), formerKeyOf(keeper)) ?? 'null') as
      | Kept<Document>
      | KeptBefore
      | null
    if (kept === null || 'stored' in kept) return kept
    const { version: _, baseVersion: __, base: ___, document, typed, ...fields } = kept
    return { ...begun, document: (document ?? typed ?? fields) as Document, pending: null }
  } catch {
    return null
  }
}

export function keep(keeper: Keeper, kept: Kept<unknown>): void {
  try {
    window.localStorage.setItem(keyOf(keeper), JSON.stringify(kept))
  } catch {
    // A browser without room keeps it in this page alone.
  }
}

export function forget(keeper: Keeper): void {
  try {
    window.localStorage.removeItem(keyOf(keeper))
  } catch {
    // A browser that keeps nothing forgets it by itself.
  }
}
