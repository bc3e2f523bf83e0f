import type { DraftKind } from '../../../domain/admin/drafts/rules.ts'
import { readMoved } from '../drafts.ts'

/** A draft with unsaved input. */
export type Kept<Document> = {
  version: number
  /** The stored version of those fields, and as it was sent from here: rich text is sanitised when stored. */
  stored: Document
  sent: Document
  /** The current input. */
  document: Document
  /** A save without a response yet. */
  pending: { saveId: string; document: Document } | null
}

/** The user and the document: drafts are not shared by users of the same browser. */
export type DraftKey = { kind: DraftKind; id: string; staffId: string | null }

function keyOf({ kind, id, staffId }: DraftKey): string {
  return `stepmark-draft/${staffId}/${kind}/${id}`
}

/** The key of earlier releases, whose values move. */
function formerKeyOf({ kind, id, staffId }: DraftKey): string {
  if (kind === 'course') return `stepmark-desk-course/${staffId}/${id}`
  const name = kind === 'article' || kind === 'resource' ? `text/${kind}/${id}` : `${kind}/${id}`
  return `stepmark-desk-draft/${staffId}/${name}`
}

/** The format of earlier releases: the document, or its fields, with the base version. */
type FormerDraft = {
  document?: object
  typed?: object
  version?: number
  baseVersion?: number
  base?: number
}

/** The unsaved input. That of an earlier release is rebased on the stored version. */
export function readKept<Document>(
  draftKey: DraftKey,
  base: Pick<Kept<Document>, 'version' | 'stored' | 'sent'>,
): Kept<Document> | null {
  try {
    // Only this file writes there, and did in earlier releases.
    const kept = JSON.parse(
      readMoved(window.localStorage, keyOf(draftKey), formerKeyOf(draftKey)) ?? 'null',
    ) as Kept<Document> | FormerDraft | null
    if (kept === null || 'stored' in kept) return kept
    const { version: _, baseVersion: __, base: ___, document, typed, ...fields } = kept
    return { ...base, document: (document ?? typed ?? fields) as Document, pending: null }
  } catch {
    return null
  }
}

export function keep(draftKey: DraftKey, kept: Kept<unknown>): void {
  try {
    window.localStorage.setItem(keyOf(draftKey), JSON.stringify(kept))
  } catch {
    // With full storage it is kept only in this page.
  }
}

export function forget(draftKey: DraftKey): void {
  try {
    window.localStorage.removeItem(keyOf(draftKey))
  } catch {
    // A browser without storage has nothing to delete.
  }
}
