import { clsx } from 'clsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../domain/support/rules.ts'
import { newTicketForm } from '../../domain/support/schemas.ts'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import type { Ticket } from './conversation.ts'
import { FieldError } from './field-error.tsx'
import {
  forgetTicketDraft,
  keepTicketDraft,
  newClientKey,
  readTicketDraft,
  type TicketDraft,
} from './kept.ts'

type TicketFormProps = {
  userId: string
  courses: readonly { _id: string; title: string }[]
  onCreated(ticket: Ticket): void
}

type FieldName = 'courseId' | 'question'
type Errors = Partial<Record<FieldName, string>>

const sentences: Record<string, () => string> = {
  course_required: m.course_required,
  message_required: m.message_required,
  message_too_long: m.message_too_long,
}
const fieldClass = 'block w-full rounded-ctl bg-card px-3 py-2 text-[17px] text-ink'
const warnFrom = longestMessage - 500

/** The 'Create Ticket' card. What is written stays in this browser until it is sent. */
export function TicketForm({ userId, courses, onCreated }: TicketFormProps) {
  const [draft, setDraft] = useState(() => ownDraft(courses))
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const id = useId()

  function change(field: FieldName, value: string): void {
    const next = { ...draft, [field]: value }
    setDraft(next)
    keepTicketDraft(next)
    // Once an error is shown it goes as soon as it is mended.
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: errorsOf(next)[field] })
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const found = errorsOf(draft)
    setErrors(found)
    const firstWrong = found.courseId !== undefined ? 'courseId' : found.question && 'question'
    if (firstWrong) event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
    if (firstWrong || isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure('')
    await create()
    setBusy(false)
    isRunning.current = false
  }

  async function create(): Promise<void> {
    const { courseId, question } = draft
    const isAgain = draft.sent?.courseId === courseId && draft.sent.question === question
    const clientKey = isAgain && draft.sent ? draft.sent.clientKey : newClientKey()
    const sent = { ...draft, sent: { clientKey, courseId, question } }
    setDraft(sent)
    keepTicketDraft(sent)
    const answer = await send('createTicket', { userId, courseId, question, clientKey })
    if (answer.success) {
      forgetTicketDraft()
      setDraft(ownDraft(courses))
      toast.success(answer.message)
      onCreated(answer.data)
      return
    }
    const said = answer.message || m.something_went_wrong()
    setErrors(answer.fields)
    setFailure(answer.code === 'network' ? m.support_check_line() : said)
    toast.error(said)
  }

  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-rule bg-card p-4 sm:p-5">
      <h2 className="text-[22px] leading-tight font-bold">{m.support_create()}</h2>
      <label htmlFor={`${id}-course`} className="mt-4 mb-1.5 block text-base font-semibold">
        {m.support_select_course()}
      </label>
      <select
        id={`${id}-course`}
        name="courseId"
        value={draft.courseId}
        onChange={(event) => change('courseId', event.target.value)}
        aria-invalid={errors.courseId !== undefined || undefined}
        aria-describedby={errors.courseId && `${id}-course-error`}
        className={clsx(fieldClass, 'min-h-11', borderOf(errors.courseId))}
      >
        <option value="">{m.support_choose_course()}</option>
        {courses.map((course) => (
          <option key={course._id} value={course._id}>
            {course.title}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-course-error`} text={errors.courseId} />
      <label htmlFor={`${id}-message`} className="mt-4 mb-1.5 block text-base font-semibold">
        {m.support_message()}
      </label>
      <textarea
        id={`${id}-message`}
        name="question"
        rows={4}
        maxLength={longestMessage}
        value={draft.question}
        onChange={(event) => change('question', event.target.value)}
        aria-invalid={errors.question !== undefined || undefined}
        aria-describedby={clsx(`${id}-message-hint`, errors.question && `${id}-message-error`)}
        className={clsx(fieldClass, 'min-h-28 resize-y', borderOf(errors.question))}
      />
      <p id={`${id}-message-hint`} className="mt-1 text-[15px] text-ink-3">
        {draft.question.length > warnFrom
          ? m.support_characters_left({ count: longestMessage - draft.question.length })
          : m.support_message_hint()}
      </p>
      <FieldError id={`${id}-message-error`} text={errors.question} />
      {failure !== '' && (
        <p role="alert" className="mt-3 rounded-ctl bg-bad-soft p-3 font-medium text-bad">
          {failure}
        </p>
      )}
      <Button type="submit" isBusy={isBusy} className="mt-4 w-full">
        {m.support_submit()}
      </Button>
    </form>
  )
}

/** The kept draft; a course that is not the student's own is no choice, a single one is chosen. */
function ownDraft(courses: TicketFormProps['courses']): TicketDraft {
  const draft = readTicketDraft()
  if (courses.some(({ _id }) => _id === draft.courseId)) return draft
  return { ...draft, courseId: (courses.length === 1 && courses[0]?._id) || '' }
}

function errorsOf({ courseId, question }: TicketDraft): Errors {
  const errors: Record<string, string> = {}
  for (const issue of newTicketForm.safeParse({ courseId, question }).error?.issues ?? [])
    errors[String(issue.path[0])] ??= sentences[issue.message]?.() ?? m.something_went_wrong()
  return errors
}

function borderOf(error: string | undefined): string {
  return error === undefined ? 'border-[1.5px] border-line' : 'border-2 border-bad'
}
