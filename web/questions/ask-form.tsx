import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../domain/support/rules.ts'
import { readDraft, useKeptDraft } from '../kept-draft.ts'
import { HelpPanel } from '../layout/help-panel.tsx'
import { PhotoField } from '../layout/photo-field.tsx'
import type { ShownPlace } from '../shown-place.ts'
import { Button } from '../ui/button.tsx'
import { newClientKey } from '../ui/client-key.ts'
import { Notice } from '../ui/notice.tsx'
import type { ShrunkPicture } from '../ui/shrunk-picture.ts'
import type { MathsField, MathsWords } from './maths-parts.ts'
import { type Asking, askTeacher } from './outbox.ts'
import { SimilarQuestions } from './similar-questions.tsx'

// Questions can be asked without it.
const PushSwitch = lazy(() =>
  import('../layout/push-switch.tsx').then(
    (part) => ({ default: part.PushSwitch }),
    () => ({ default: () => null }),
  ),
)

type About = Omit<Asking, 'text' | 'clientKey' | 'second'>

type Props = {
  /** Storage key of the draft. */
  name: string
  about: About
  /** Lesson whose course is searched for answered questions, where `about` names none. */
  similarIn?: string | null
  /** The lesson being played next to it, if any: the question is about its position. */
  place?: ShownPlace | null
  MathsField: MathsField
  MathsWords: MathsWords
  /** Above the text: what the question is about. */
  children?: ReactNode
}

type Draft = { text: string; second: number | null }

const empty: Draft = { text: '', second: null }

/**
 * Asks a teacher, at the position where the first character was typed. What is typed stays on the device until it was
 * sent.
 */
export function AskForm({
  name,
  about,
  similarIn = about.item ?? null,
  place = null,
  MathsField,
  MathsWords,
  children,
}: Props) {
  const draftName = `ask-${name}`
  /** The question sent last: the same again is stored once. */
  const sent = useRef<{ words: string; key: string }>(null)
  const [draft, setDraft] = useState(empty)
  const [photo, setPhoto] = useState<ShrunkPicture | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const [help, setHelp] = useState<string | null>(null)
  /** The question sent last: the helplines stay shown, also while it waits on the phone. */
  const [lastQuestion, setLastQuestion] = useState('')
  useKeptDraft(draftName, draft)
  useEffect(() => {
    const kept = readDraft<Draft>(draftName)
    if (kept !== null) setDraft(kept)
  }, [draftName])

  function write(text: string): void {
    const second = draft.text.trim() === '' ? (place?.second() ?? null) : draft.second
    setDraft({ text, second })
    setNotice(null)
    setFailure(null)
  }

  async function ask(): Promise<void> {
    const { text, second } = draft
    if (isBusy || text.trim() === '') return
    const asking = {
      ...about,
      text: text.trim(),
      ...(second !== null && { second }),
      ...(photo !== null && { picture: photo.base64 }),
    }
    const words = JSON.stringify(asking)
    if (sent.current?.words !== words) sent.current = { words, key: newClientKey() }
    setBusy(true)
    setFailure(null)
    const outcome = await askTeacher({ ...asking, clientKey: sent.current.key })
    setBusy(false)
    if (outcome.state === 'refused') return setFailure(outcome.message || m.ask_not_sent())
    sent.current = null
    // Keep what was typed in the meantime.
    setDraft((now) => (now.text === text ? empty : now))
    setPhoto((now) => (now === photo ? null : now))
    setNotice(outcome.state === 'kept' ? m.ask_kept() : outcome.message)
    setLastQuestion(text)
    setSent(outcome.state === 'sent')
    setHelp(outcome.state === 'sent' ? outcome.answer.help : null)
  }

  const isEmpty = draft.text.trim() === ''
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      {children}
      <MathsField
        label={m.ask_label()}
        hint={
          !isEmpty && place !== null && draft.second !== null
            ? m.ask_at({ place: place.textOf(draft.second) })
            : m.ask_hint()
        }
        error={failure ?? undefined}
        name="question"
        rows={3}
        maxLength={longestMessage}
        value={draft.text}
        onChange={({ target }) => write(target.value)}
      />
      <HelpPanel words={isEmpty ? lastQuestion : draft.text} given={help} />
      <PhotoField
        to="teacher"
        picture={photo}
        onChange={(next) => {
          setPhoto(next)
          setFailure(null)
        }}
      />
      {similarIn !== null && <SimilarQuestions item={similarIn} text={draft.text} MathsWords={MathsWords} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={isBusy} disabled={isEmpty}>
          {m.ask_send()}
        </Button>
        <Link
          to="/questions"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-2"
        >
          {m.ask_see_mine()}
        </Link>
      </div>
      {notice !== null && <Notice kind="good">{notice}</Notice>}
      {isSent && (
        <Suspense>
          <PushSwitch isOffer />
        </Suspense>
      )}
    </form>
  )
}
