import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { hasClock } from '../../domain/catalog/item-kinds.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../domain/support/rules.ts'
import { send } from '../api.ts'
import { readDraft, useKeptDraft } from '../kept-draft.ts'
import { HelpPanel } from '../layout/help-panel.tsx'
import { PhotoField } from '../layout/photo-field.tsx'
import { ThreadPhoto } from '../layout/thread-photo.tsx'
import { Button } from '../ui/button.tsx'
import { newClientKey } from '../ui/client-key.ts'
import { clockText } from '../ui/clock-text.ts'
import { dayText } from '../ui/day-text.ts'
import type { ShrunkPicture } from '../ui/shrunk-picture.ts'
import type { MathsField, MathsWords } from './maths-parts.ts'
import { QuestionChip } from './question-chip.tsx'
import { QuestionPlace } from './question-place.tsx'
import { fragmentOf } from './second-of-address.ts'

type Thread = OutputOf<'getMyQuestion'>
type Message = Thread['messages'][number]

type Props = {
  question: Thread
  onChanged(): void
  MathsField: MathsField
  MathsWords: MathsWords
}

/** One question with its conversation, a reply box, and consent to publish it. */
export function QuestionThread({ question, onChanged, MathsField, MathsWords }: Props) {
  const { course, lesson } = question
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <QuestionChip status={question.status} />
        <p className="text-small text-ink-2">
          <QuestionPlace place={question} />
        </p>
        {course !== null && lesson !== null && lesson.slug !== null && (
          <Link
            to="/courses/$name/$lesson"
            params={{ name: course.slug, lesson: lesson.slug }}
            hash={question.second === null ? '' : fragmentOf(question.second)}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2"
          >
            {m.question_lesson_open()}
          </Link>
        )}
      </div>
      {question.line !== null && question.line.text !== '' && (
        <p className="mt-2 rounded-ctl bg-sunk px-3 py-2">
          <MathsWords text={`$${question.line.text}$`} />
        </p>
      )}
      <ol aria-label={m.question_conversation()} className="mt-4 grid gap-4">
        {question.messages.map((message) => (
          <li key={message._id}>
            <Bubble message={message} MathsWords={MathsWords} />
          </li>
        ))}
      </ol>
      {question.messages.some(({ from }) => from === 'staff') && (
        <Agreement question={question} onChanged={onChanged} />
      )}
      <Reply key={question._id} id={question._id} onChanged={onChanged} MathsField={MathsField} />
    </div>
  )
}

function Bubble({ message, MathsWords }: { message: Message; MathsWords: MathsWords }) {
  const { from, name, text, picture, link, sentAt } = message
  if (from === 'system') return <p className="text-center text-small text-ink-2">{text}</p>
  const isStaff = from === 'staff'
  return (
    <>
      <p className={clsx('mb-1 w-fit text-sm text-ink-2', !isStaff && 'ml-auto')}>
        <span className="font-semibold">{isStaff ? name : m.support_you()}</span>{' '}
        <time dateTime={sentAt}>{dayText(sentAt)}</time>
      </p>
      <div
        className={clsx(
          'w-fit max-w-[min(92%,36rem)] rounded-card px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
          isStaff ? 'rounded-bl-none border border-rule bg-card' : 'ml-auto rounded-br-none bg-brand-soft',
        )}
      >
        <MathsWords text={text} />
        {picture !== null && <ThreadPhoto photo={picture} from={isStaff ? name : m.support_you()} />}
        {link !== null && link.lessonSlug !== null && (
          <p>
            <Link
              to="/courses/$name/$lesson"
              params={{ name: link.courseSlug, lesson: link.lessonSlug }}
              hash={fragmentOf(link.second)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2"
            >
              {hasClock(link.kind)
                ? m.question_link({ lesson: link.title, time: clockText(link.second) })
                : link.title}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

/** Nothing is published without the asker's consent here. */
function Agreement({ question, onChanged }: Pick<Props, 'question' | 'onChanged'>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { isAgreed, isPublished } = question

  async function say(agrees: boolean): Promise<void> {
    setBusy(true)
    setFailure(null)
    const answer = await send('agreeToPublish', { id: question._id, agrees })
    setBusy(false)
    if (answer.success) onChanged()
    else setFailure(answer.message || m.ask_not_sent())
  }

  return (
    <section
      aria-label={m.question_agree_title()}
      className="mt-6 grid justify-items-start gap-2 rounded-card border border-rule bg-card p-4"
    >
      <h2 className="font-bold">{m.question_agree_title()}</h2>
      <p className="text-small text-ink-2">
        {isPublished ? m.question_published() : isAgreed ? m.question_agreed() : m.question_agree_lead()}
      </p>
      <Button variant={isAgreed ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={() => void say(!isAgreed)}>
        {isAgreed ? m.question_agree_no() : m.question_agree()}
      </Button>
      {failure !== null && (
        <p role="alert" className="text-small font-medium text-bad">
          {failure}
        </p>
      )}
    </section>
  )
}

function Reply({ id, onChanged, MathsField }: { id: string; onChanged(): void; MathsField: MathsField }) {
  /** The reply sent last: the same again is stored once. */
  const sent = useRef<{ words: string; photo: ShrunkPicture | null; key: string }>(null)
  const [words, setWords] = useState('')
  const [photo, setPhoto] = useState<ShrunkPicture | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [help, setHelp] = useState<string | null>(null)
  const draftName = `question-reply-${id}`
  useKeptDraft(draftName, { words })
  useEffect(() => {
    const kept = readDraft<{ words: string }>(draftName)
    if (kept !== null) setWords(kept.words)
  }, [draftName])

  async function reply(): Promise<void> {
    if (isBusy || words.trim() === '') return
    if (sent.current?.words !== words || sent.current.photo !== photo)
      sent.current = { words, photo, key: newClientKey() }
    setBusy(true)
    setFailure(null)
    const picture = photo === null ? {} : { picture: photo.base64 }
    const input = { id, text: words.trim(), ...picture, clientKey: sent.current.key }
    const answer = await send('replyToQuestion', input)
    setBusy(false)
    if (!answer.success) return setFailure(answer.message || m.ask_not_sent())
    sent.current = null
    setHelp(answer.data.help)
    setWords((now) => (now === words ? '' : now))
    setPhoto((now) => (now === photo ? null : now))
    onChanged()
  }

  return (
    <form
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void reply()
      }}
    >
      <MathsField
        label={m.question_reply()}
        error={failure ?? undefined}
        name="reply"
        rows={3}
        maxLength={longestMessage}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <HelpPanel words={words} given={help} />
      <PhotoField to="teacher" picture={photo} onChange={setPhoto} />
      <Button type="submit" className="justify-self-start" isBusy={isBusy} disabled={words.trim() === ''}>
        {m.question_reply_send()}
      </Button>
    </form>
  )
}
