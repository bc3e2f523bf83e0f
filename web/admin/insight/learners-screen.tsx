import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, openedOnce } from '../query.ts'
import { Chip, type Tone } from '../ui/chip.tsx'
import { learnerStateText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading, named, When } from '../ui/parts.tsx'

/** The learners of a teacher's course, and who needs a message. */
export function LearnersScreen() {
  const { course } = useSearch({ from: '/admin/learners' })
  const courses = useQuery(call('getTaughtCourses', {}))
  const courseId = course ?? courses.data?.[0]?.id
  if (courseId !== undefined && courses.data) return <OfCourse courseId={courseId} courses={courses.data} />
  return (
    <>
      <Heading>{m.admin_learners()}</Heading>
      <NotLoaded of={courses} />
      {courses.data && <p className="mt-3 text-ink-2">{m.admin_learning_no_course()}</p>}
    </>
  )
}

type Learner = AdminOutputOf<'getLearners'>['items'][number]
const tones: Record<Learner['state'], Tone> = {
  notBegun: 'warn',
  stopped: 'bad',
  learning: 'news',
  finished: 'good',
}
const tabs = ['notBegun', 'stopped', 'behind', 'learning', 'finished'] as const

type Props = { courseId: string; courses: AdminOutputOf<'getTaughtCourses'> }

function OfCourse({ courseId, courses }: Props) {
  const { batch, state, page, limit } = useSearch({ from: '/admin/learners' })
  const batches = courses.find(({ id }) => id === courseId)?.batches ?? []
  // The batch selected for another course.
  const batchId = batches.find(({ id }) => id === batch)?.id
  // Each view is logged: it is not repeated on window focus.
  const record = call('getLearners', { courseId, batchId, state, page, limit })
  const list = useQuery({ ...record, ...openedOnce, placeholderData: keepPreviousData })
  return (
    <ListPage
      title={m.admin_learners()}
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_learners_about()}</p>}
      list={list}
      filters={[
        {
          name: 'course',
          label: m.admin_learning_course(),
          options: courses,
          hasDefault: true,
        },
        ...(batches.length > 0
          ? [
              {
                name: 'batch',
                label: m.admin_learners_batch(),
                options: batches,
              },
            ]
          : []),
      ]}
      tabs={{
        name: 'state',
        label: m.admin_learners_state(),
        all: m.admin_learners_all(),
        options: named(tabs, learnerStateText),
        counts: list.data?.counts,
      }}
      none={m.admin_learners_none()}
      rows={[
        {
          title: m.admin_learners_name(),
          cell: ({ id, name }) => (
            <Link
              to="/admin/students/$id"
              params={{ id }}
              className="min-h-6 font-semibold wrap-anywhere text-link"
            >
              {name}
            </Link>
          ),
        },
        {
          title: m.admin_learners_state(),
          cell: (learner) => (
            <span className="inline-flex flex-wrap gap-1">
              <Chip tone={tones[learner.state]}>{learnerStateText(learner.state)}</Chip>
              {learner.isBehind && <Chip tone="warn">{learnerStateText('behind')}</Chip>}
            </span>
          ),
        },
        {
          title: m.admin_learners_done(),
          isNumber: true,
          cell: ({ done, total }) => m.admin_learners_of({ done, total }),
        },
        {
          title: m.admin_learners_active(),
          cell: ({ lastActiveAt }) => (lastActiveAt === null ? '–' : <When at={lastActiveAt} />),
        },
        {
          title: m.admin_learners_marks(),
          isNumber: true,
          cell: ({ marks, mostMarks }) =>
            mostMarks === 0 ? '–' : m.admin_learners_of({ done: marks, total: mostMarks }),
        },
      ]}
    />
  )
}
