import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { authors, publishers } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useRunning } from '../../ui/use-running.ts'
import { actor, send } from '../api.ts'
import { forget } from '../drafts/kept.ts'
import { useMe } from '../session.ts'
import { Section } from '../ui/section.tsx'
import type { CourseDraft } from './course-words.ts'

type Act = 'archiveCourse' | 'unpublishCourse' | 'deleteCourse'

const rolesOf = (act: Act) => (act === 'deleteCourse' ? authors : publishers)

type Props = Pick<CourseDraft, 'id' | 'status' | 'wasPublished' | 'slug'> & {
  title: string
  onChange(): void
}

/** Copying, unpublishing and deleting a course. */
export function LifeSection({ id: courseId, title, status, wasPublished, slug, onChange }: Props) {
  const navigate = useNavigate()
  const [chosenAct, setChosenAct] = useState<Act | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, run] = useRunning()
  const acts: { act: Act; label: string; sure: string; isOffered: boolean }[] = [
    {
      act: 'archiveCourse',
      label: m.admin_course_archive(),
      sure: m.admin_course_archive_sure(),
      isOffered: status === 'published',
    },
    {
      act: 'unpublishCourse',
      label: m.admin_course_unpublish(),
      sure: m.admin_course_unpublish_sure(),
      isOffered: status !== 'draft',
    },
    {
      act: 'deleteCourse',
      label: m.admin_course_delete(),
      sure: m.admin_course_delete_sure(),
      isOffered: status === 'draft' && !wasPublished,
    },
  ]
  const { roles } = useMe()
  const offered = acts.filter(({ act, isOffered }) => isOffered && holdsAny(roles, rolesOf(act)))
  const chosen = acts.find(({ act }) => act === chosenAct)

  async function perform(act: Act): Promise<void> {
    const answer = await send(act, { courseId })
    setChosenAct(null)
    setFailure(answer.success ? null : answer.message)
    if (!answer.success) return
    toast.success(answer.message)
    if (act !== 'deleteCourse') return onChange()
    forget({ kind: 'course', id: courseId, staffId: actor() })
    await navigate({ to: '/admin/courses', replace: true })
  }

  async function copy(): Promise<void> {
    const whole = m.admin_course_copy_title({ title })
    // Avoids cutting a surrogate pair.
    const copyTitle = whole.slice(0, 200).replace(/\p{Cs}$/u, '')
    const answer = await send('createCourse', { title: copyTitle, copyOf: courseId })
    setFailure(answer.success ? null : answer.message)
    if (!answer.success) return
    toast.success(m.admin_course_copied())
    await navigate({ to: '/admin/courses/$courseId', params: { courseId: answer.data.id } })
  }

  return (
    <Section id="life" title={m.admin_course_life()}>
      {slug !== null && status === 'published' && (
        <p>
          {m.admin_course_seen_at()}{' '}
          <a href={`/courses/${slug}`} target="_blank" rel="noopener" className="text-link">
            /courses/{slug}
          </a>
        </p>
      )}
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {chosen === undefined ? (
        <div className="flex flex-wrap gap-2">
          {holdsAny(roles, authors) && (
            <Button variant="quiet" isBusy={isBusy} onClick={() => void run(copy)}>
              {m.admin_course_copy()}
            </Button>
          )}
          {offered.map(({ act, label }) => (
            <Button key={act} variant="quiet" onClick={() => setChosenAct(act)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="font-semibold">{chosen.sure}</p>
          <div className="flex flex-wrap gap-2">
            <Button isBusy={isBusy} onClick={() => void run(() => perform(chosen.act))}>
              {chosen.label}
            </Button>
            <Button variant="quiet" onClick={() => setChosenAct(null)}>
              {m.admin_cancel()}
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}
