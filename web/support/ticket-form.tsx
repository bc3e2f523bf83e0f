import { clsx } from 'clsx'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../domain/support/rules.ts'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { newClientKey } from '../ui/client-key.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import type { ShrunkPicture } from '../ui/shrunk-picture.ts'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.ts'
import { type FormState, useForm } from '../ui/use-form.ts'
import { WhenNear } from '../ui/when-near.tsx'
import type { Ticket } from './conversation.ts'
import { keepTicketDraft, readTicketDraft } from './kept.ts'
import { HelpPanel, PhotoField } from './later-parts.ts'

type Course = { _id: string; title: string }
type TicketFormProps = { userId: string; courses: readonly Course[]; onCreated(ticket: Ticket): void }

const sentences: Record<string, () => string> = {
  course_required: m.course_required,
  message_required: m.message_required,
  message_too_long: m.message_too_long,
}
const countedFrom = longestMessage - 500

/** The 'Create Ticket' card. A draft stays in this browser until it is sent. */
export function TicketForm({ userId, courses, onCreated }: TicketFormProps) {
  const [draft] = useState(readTicketDraft)
  const [problem, setProblem] = useState('')
  const sent = useRef(draft.sent)
  const [photo, setPhoto] = useState<ShrunkPicture | null>(null)
  const [photoError, setPhotoError] = useState<string>()
  /** The photo it was sent with: not stored with the text. */
  const sentPhoto = useRef<ShrunkPicture | null>(null)
  const only = courses.length === 1 ? courses[0]?._id : undefined
  const form = useForm<'courseId' | 'question'>({
    initial: { courseId: ownCourse(courses, draft.courseId) ?? only ?? '', question: draft.question },
    loadSchema: async () => (await import('../../domain/support/schemas.ts')).newTicketForm,
    sentenceOf: (key) => sentences[key]?.() ?? m.something_went_wrong(),
  })
  const { courseId, question } = form.values
  useEffect(() => keepTicketDraft({ courseId, question, sent: sent.current }), [courseId, question])

  const submit = form.submit(async () => {
    setProblem('')
    // The same ticket sent again keeps its key, so a lost response creates no second one.
    const isSame = sent.current?.courseId === courseId && sent.current.question === question
    if (!isSame || sentPhoto.current !== photo)
      sent.current = { clientKey: newClientKey(), courseId, question }
    sentPhoto.current = photo
    const clientKey = sent.current?.clientKey ?? newClientKey()
    keepTicketDraft({ courseId, question, sent: sent.current })
    const asked = { userId, courseId, question, ...(photo !== null && { picture: photo.base64 }), clientKey }
    const answer = await send('createTicket', asked)
    if (!answer.success) {
      const message = answer.message || m.something_went_wrong()
      form.showErrors(answer.fields)
      setPhotoError(answer.fields['picture'])
      setProblem(answer.code === 'network' ? m.support_check_line() : message)
      toast.error(message)
      return
    }
    sent.current = undefined
    setPhoto(null)
    form.reset()
    if (only !== undefined) form.setValue('courseId', only)
    toast.success(answer.message)
    onCreated(answer.data)
  })

  const charactersLeft = longestMessage - question.length
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-rule bg-card p-4 sm:p-5"
    >
      <h2 className="text-subhead leading-tight font-bold">{m.support_create()}</h2>
      {problem !== '' && <Notice kind="bad">{problem}</Notice>}
      <CourseSelect courses={courses} {...form.field('courseId')} />
      <TextArea
        label={m.support_message()}
        rows={4}
        maxLength={longestMessage}
        hint={
          question.length > countedFrom
            ? m.support_characters_left({ count: charactersLeft })
            : m.support_message_hint()
        }
        {...form.field('question')}
      />
      {question.trim() !== '' && (
        <Suspense>
          <HelpPanel words={question} />
        </Suspense>
      )}
      {/* As high as its content will be: the button below must not move. */}
      <div className="min-h-29 sm:min-h-20">
        <WhenNear>
          <Suspense>
            <PhotoField
              to="support"
              picture={photo}
              error={photoError}
              onChange={(next) => {
                setPhoto(next)
                setPhotoError(undefined)
              }}
            />
          </Suspense>
        </WhenNear>
      </div>
      <Button type="submit" isBusy={form.isBusy}>
        {m.support_submit()}
      </Button>
    </form>
  )
}

type CourseSelectProps = ReturnType<FormState<string>['field']> & { courses: readonly Course[] }

/** Not the Select of web/ui: as a file of its own it puts this page over its script budget. */
function CourseSelect({ courses, error, ...select }: CourseSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
        {m.support_select_course()}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className={clsx(
          'block min-h-11 w-full rounded-ctl bg-card px-3 py-2 text-body text-ink',
          error ? 'border-2 border-bad' : 'border-ctl border-line',
        )}
        {...select}
      >
        <option value="">{m.support_choose_course()}</option>
        {courses.map((course) => (
          <option key={course._id} value={course._id}>
            {course.title}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-small font-medium text-bad">
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** Ignore a stored course that is not among the student's own. */
function ownCourse(courses: readonly Course[], id: string): string | undefined {
  return courses.find(({ _id }) => _id === id)?._id
}
