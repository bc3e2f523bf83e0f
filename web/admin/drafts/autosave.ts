import { useState, useSyncExternalStore } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { isSame, mergeFields } from '../../../domain/admin/drafts/fields.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type Answer, actor, send } from '../api.ts'
import { forget, type Kept, keep, readKept } from './kept.ts'

export type AnyDraft = AdminOutputOf<'getDraft'>

export type SaveState<Draft extends AnyDraft = AnyDraft> =
  /** Null: nothing changed since it was opened. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'lost' }
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  /** Somebody saved different text in the same fields: saving stops until one version is chosen. */
  | { kind: 'conflict'; fields: readonly string[]; theirs: Draft; isOwn: boolean; asideId: string }

type Refusal = Extract<Answer<unknown>, { success: false }>

const pauseMilliseconds = 1200
const retryMilliseconds = 5000

/** Pending saves, also of a closed editor: reopening waits for them. */
const underWay = new Map<string, Promise<unknown>>()

export async function settled(kind: AnyDraft['kind'], id: string): Promise<void> {
  await underWay.get(`${kind}/${id}`)
}

/**
 * A draft that is saved shortly after each change, one save at a time. Unsaved changes are kept in this browser with
 * their base version, so that a reload continues from them. A save has an id, so that a retry after a lost response is
 * recognised. Concurrent changes of others are merged field by field.
 */
export class Autosave<Draft extends AnyDraft> {
  // After the screen was closed, the save is made as its author or not at all.
  readonly #staffId = actor()
  readonly #onMerged: (text: string) => void
  #editingId: string = crypto.randomUUID()
  #draft: Draft
  #kept: Kept<Draft['document']>
  #state: SaveState<Draft> = { kind: 'saved', at: null }
  #view: View<Draft>
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null
  #isLeft = false
  #told: () => void = () => undefined

  constructor(first: Draft, onMerged: (text: string) => void) {
    this.#draft = { ...first }
    this.#onMerged = onMerged
    const begun = { version: first.version, stored: first.document, sent: first.document }
    const kept = readKept(this.#keeper, begun)
    const isOver = kept === null || (kept.pending === null && isSame(kept.document, first.document))
    this.#kept = isOver ? { ...begun, document: first.document, pending: null } : kept
    if (isOver) forget(this.#keeper)
    else this.#state = { kind: 'waiting' }
    this.#view = this.#look()
  }

  readonly subscribe = (told: () => void): (() => void) => {
    this.#told = told
    this.#isLeft = false
    const again = () => void this.flush()
    window.addEventListener('online', again)
    again()
    return () => {
      window.removeEventListener('online', again)
      this.#isLeft = true
      void this.flush()
    }
  }

  readonly view = (): View<Draft> => this.#view

  get version(): number {
    return this.#kept.version
  }

  change(change: (document: Draft['document']) => Draft['document']): void {
    this.#kept.document = change(this.#kept.document)
    keep(this.#keeper, this.#kept)
    const isStopped = this.#state.kind === 'conflict'
    this.#tell(isStopped ? this.#state : { kind: 'waiting' })
    if (isStopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), pauseMilliseconds)
  }

  /** Saves pending changes; true once all are saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#running !== null) await this.#running
    // Of two waiting calls, the first saves for both.
    if (this.#running !== null) return this.#running
    const name = `${this.#draft.kind}/${this.#draft.id}`
    const saving = this.#save().finally(() => {
      this.#running = null
      if (underWay.get(name) === saving) underWay.delete(name)
    })
    this.#running = saving
    underWay.set(name, saving)
    return saving
  }

  /** Publishes or withdraws the saved draft and continues from the response; null if saving failed. */
  async act(ask: (version: number) => Promise<Answer<Draft>>): Promise<Answer<Draft> | null> {
    if (!(await this.flush())) return null
    const answer = await ask(this.version)
    if (answer.success) this.#take(answer.data)
    // Whether it succeeded is clear from the current state.
    else if (answer.code === 'network' || answer.code === 'conflict') await this.#meet()
    void this.flush()
    return answer
  }

  /** Continues from the stored version, with the local input. */
  async refresh(): Promise<void> {
    if (await this.#meet()) await this.flush()
  }

  /** Restores an earlier version into the draft; the current draft is saved as a version first. */
  async restore(document: Draft['document']): Promise<boolean> {
    if (!(await this.flush())) return false
    this.#editingId = crypto.randomUUID()
    this.change(() => document)
    return this.flush()
  }

  async keepMine(): Promise<null> {
    if (this.#state.kind !== 'conflict') return null
    this.#take(this.#state.theirs)
    await this.flush()
    return null
  }

  /** Takes the other version of the conflicting fields; returns an error message on failure. */
  async takeTheirs(): Promise<string | null> {
    if (this.#state.kind !== 'conflict') return null
    const { theirs, asideId } = this.#state
    const { version, stored } = this.#kept
    const { kind, id } = this.#draft
    const mine = this.#mine()
    const input = { kind, id, baseVersion: version, saveId: asideId, document: mine }
    const answer = await send('setDraftAside', input, { as: this.#staffId })
    if (!answer.success) return answer.message
    this.#take(theirs, mergeFields(stored, theirs.document, mine).document)
    await this.flush()
    return null
  }

  async #save(): Promise<boolean> {
    for (;;) {
      const { version, sent, document } = this.#kept
      if (this.#state.kind === 'conflict') return false
      if (this.#kept.pending === null && isSame(document, sent)) {
        forget(this.#keeper)
        if (this.#state.kind !== 'saved') this.#tell({ kind: 'saved', at: this.#draft.updatedAt })
        return true
      }
      this.#kept.pending ??= { saveId: crypto.randomUUID(), document }
      keep(this.#keeper, this.#kept)
      this.#tell({ kind: 'saving' })
      const { pending } = this.#kept
      const { kind, id } = this.#draft
      const input = { kind, id, baseVersion: version, editingId: this.#editingId, ...pending }
      const answer = await send('saveDraft', input, { as: this.#staffId })
      if (answer.success) {
        const { stored, savedAt: updatedAt, isAddressTaken } = answer.data
        Object.assign(this.#draft, { updatedAt, isAddressTaken })
        Object.assign(this.#kept, {
          version: answer.data.version,
          sent: pending.document,
          stored: { ...pending.document, ...stored },
          pending: null,
        })
      } else if (answer.code !== 'conflict') return this.#refuse(answer)
      else {
        this.#kept.pending = null
        if (!(await this.#meet())) return false
      }
    }
  }

  #refuse(answer: Refusal): false {
    const { code, fields, message } = answer
    if (code === 'invalid' || code === 'tooLarge' || code === 'notFound') {
      this.#kept.pending = null
      this.#tell({ kind: 'refused', fields, message })
      return false
    }
    this.#tell({ kind: 'lost' })
    if (!this.#isLeft) this.#timer = setTimeout(() => void this.flush(), retryMilliseconds)
    return false
  }

  /** Merges the stored version; false while there is a conflict to resolve. */
  async #meet(): Promise<boolean> {
    const { kind, id } = this.#draft
    const answer = await send('getDraft', { kind, id }, { as: this.#staffId })
    if (!answer.success) return this.#refuse(answer)
    // The response is of the requested kind.
    const theirs = answer.data as Draft
    const isOwn = theirs.updatedBy?.id === this.#staffId
    const { conflicts } = mergeFields(this.#kept.stored, this.#mine(), theirs.document)
    if (conflicts.length > 0) {
      this.#tell({ kind: 'conflict', fields: conflicts, theirs, isOwn, asideId: crypto.randomUUID() })
      return false
    }
    if (theirs.version !== this.version)
      this.#onMerged(
        isOwn ? m.admin_draft_merged_own() : m.admin_draft_merged({ name: theirs.updatedBy?.name ?? '' }),
      )
    this.#take(theirs)
    return true
  }

  /** Local edits rebased on the stored version, which the server has sanitised. */
  #mine(): Draft['document'] {
    const { sent, document, stored } = this.#kept
    return mergeFields(sent, document, stored).document
  }

  #take(
    draft: Draft,
    document: Draft['document'] = mergeFields(this.#kept.stored, this.#mine(), draft.document).document,
  ): void {
    this.#draft = { ...draft }
    const { version, document: stored } = draft
    this.#kept = { version, stored, sent: stored, document, pending: null }
    keep(this.#keeper, this.#kept)
    this.#tell({ kind: 'waiting' })
  }

  #tell(state: SaveState<Draft>): void {
    this.#state = state
    this.#view = this.#look()
    this.#told()
  }

  #look(): View<Draft> {
    const { document, version } = this.#kept
    const hasChanges = version !== this.#draft.liveVersion || this.#state.kind !== 'saved'
    return { draft: this.#draft, state: this.#state, document, hasChanges }
  }

  get #keeper() {
    return { kind: this.#draft.kind, id: this.#draft.id, staffId: this.#staffId }
  }
}

export type View<Draft extends AnyDraft> = {
  /** Metadata in addition to the document, from the last response. */
  draft: Draft
  document: Draft['document']
  state: SaveState<Draft>
  /** The draft has unpublished changes. */
  hasChanges: boolean
}

export function useAutosave<Draft extends AnyDraft>(
  first: Draft,
  onMerged: (text: string) => void,
): View<Draft> & { autosave: Autosave<Draft> } {
  const [autosave] = useState(() => new Autosave(first, onMerged))
  const view = useSyncExternalStore(autosave.subscribe, autosave.view)
  return { ...view, autosave }
}
