import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { longestNote } from '../../../domain/lessons/notes/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { readDraft, useKeptDraft } from '../../kept-draft.ts'
import type { ShownPlace } from '../../shown-place.ts'
import { Button } from '../../ui/button.tsx'
import { newClientKey } from '../../ui/client-key.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { Note } from './note-entry.tsx'

// Notes can be written without it.
const HelpPanel = lazy(() =>
  import('../../layout/help-panel.tsx').then(
    (part) => ({ default: part.HelpPanel }),
    () => ({ default: () => null }),
  ),
)

type Draft = { words: string; second: number | null }

const empty: Draft = { words: '', second: null }

/** One question of the lesson: of a worksheet by its name, or of practice with the server's signature. */
export type NotePlace = { sheetQuestion: string } | { practice: string }

type Props = { item: string; place: ShownPlace | null; at?: NotePlace | undefined; onSaved(note: Note): void }

/** Writes a note at the position where its first character was typed or at a question, or bookmarks that position. */
export function NoteForm({ item, place, at, onSaved }: Props) {
  const name = at === undefined ? `note-${item}` : `note-${Object.values(at)[0]?.slice(-40)}-${item}`
  /** The note sent last: the same text again is stored once, other text is a new note. */
  const sent = useRef<Draft & { key: string }>(null)
  const [draft, setDraft] = useState(empty)
  const [busy, setBusy] = useState<'note' | 'bookmark' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The note sent last: the helplines stay shown. Nobody is notified of a note. */
  const [lastNote, setLastNote] = useState('')
  useKeptDraft(name, draft)
  useEffect(() => {
    const kept = readDraft<Draft>(name)
    if (kept !== null) setDraft(kept)
  }, [name])

  function write(words: string): void {
    const second = draft.words.trim() === '' ? (place?.second() ?? null) : draft.second
    setDraft({ words, second })
  }

  async function save(what: 'note' | 'bookmark'): Promise<void> {
    if (busy !== null) return
    const { words, second } = what === 'note' ? draft : { words: '', second: place?.second() ?? null }
    if (sent.current?.words !== words || sent.current.second !== second)
      sent.current = { words, second, key: newClientKey() }
    setBusy(what)
    setFailure(null)
    const answer = await send('saveNote', {
      ...{ item, words, ...at },
      clientKey: sent.current.key,
      ...(second !== null && { second }),
    })
    setBusy(null)
    if (!answer.success) return setFailure(answer.message || m.notes_not_saved())
    sent.current = null
    setLastNote(words)
    // Keep what was typed in the meantime.
    if (what === 'note') setDraft((now) => (now.words === words ? empty : now))
    onSaved(answer.data)
  }

  const isEmpty = draft.words.trim() === ''
  const latestWords = isEmpty ? lastNote : draft.words
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) void save('note')
      }}
    >
      <TextArea
        label={m.notes_yours()}
        hint={
          !isEmpty && place !== null && draft.second !== null
            ? m.notes_at({ place: place.textOf(draft.second) })
            : m.notes_lead()
        }
        error={failure ?? undefined}
        name="words"
        rows={3}
        maxLength={longestNote}
        value={draft.words}
        onChange={(event) => write(event.target.value)}
      />
      {latestWords !== '' && (
        <Suspense>
          <HelpPanel words={latestWords} />
        </Suspense>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" isBusy={busy === 'note'} disabled={isEmpty}>
          {m.notes_save()}
        </Button>
        {(place !== null || at !== undefined) && (
          <Button variant="secondary" isBusy={busy === 'bookmark'} onClick={() => void save('bookmark')}>
            {at === undefined ? m.notes_bookmark() : m.notes_bookmark_question()}
          </Button>
        )}
      </div>
    </form>
  )
}
