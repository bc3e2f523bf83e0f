import { useState } from 'react'
import { daysAfter } from '../../../domain/durations.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useRunning } from '../../ui/use-running.ts'
import { type Answer, send } from '../api.ts'
import type { Autosave } from '../drafts/autosave.ts'
import { momentInIndia, momentText, typedMoment } from '../ui/labels.ts'
import { Section } from '../ui/section.tsx'
import type { CourseDraft } from './course-words.ts'

type Props = {
  draft: CourseDraft
  autosave: Autosave<CourseDraft>
  /** Whether something is missing, which is then shown. */
  hasGaps(): boolean
}

/** Schedules the current draft for publication. */
export function ScheduleSection({ draft: { id: courseId, ...draft }, autosave, hasGaps }: Props) {
  const [at, setAt] = useState(() => typedMoment(daysAfter(new Date(), 1)))
  const [failure, setFailure] = useState<{ text: string; isOfMoment: boolean } | null>(null)
  const [isBusy, run] = useRunning()
  const { scheduled } = draft

  async function save(act: (version: number) => Promise<Answer<CourseDraft>>): Promise<void> {
    const answer = await autosave.act(act)
    if (answer === null) return
    if (answer.success) toast.success(answer.message)
    const ofMoment = answer.success ? undefined : answer.fields['at']
    const text = answer.success ? null : (ofMoment ?? answer.message)
    setFailure(text === null ? null : { text, isOfMoment: ofMoment !== undefined })
  }

  return (
    <Section id="schedule" title={m.admin_course_later()}>
      {scheduled !== null && (
        <p className="font-semibold">
          {(scheduled.version === draft.version
            ? m.admin_course_goes_live
            : m.admin_course_goes_live_earlier)({
            by: scheduled.by,
            moment: momentText(scheduled.at),
          })}
        </p>
      )}
      <p className="text-ink-2">{m.admin_course_later_about()}</p>
      {failure !== null && !failure.isOfMoment && <Notice kind="bad">{failure.text}</Notice>}
      <div className="max-w-64">
        <Field
          type="datetime-local"
          label={m.admin_article_moment()}
          hint={m.admin_article_moment_hint()}
          value={at}
          error={failure?.isOfMoment ? failure.text : undefined}
          onChange={({ target }) => setAt(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => {
            if (hasGaps()) return
            void run(() =>
              save((version) => send('scheduleCourse', { courseId, version, at: momentInIndia(at) })),
            )
          }}
        >
          {m.admin_article_schedule()}
        </Button>
        {scheduled !== null && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void run(() => save(() => send('unscheduleCourse', { courseId })))}
          >
            {m.admin_course_unschedule()}
          </Button>
        )}
      </div>
    </Section>
  )
}
