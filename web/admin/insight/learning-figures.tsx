import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { authorsOfAll } from '../../../domain/admin/access.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, useList } from '../query.ts'
import { useMe } from '../session.ts'
import { dayText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Choice } from '../ui/parts.tsx'
import { Bars } from './bars.tsx'
import { count } from './cells.ts'
import { Counted } from './counted.tsx'
import { Figure } from './figure.tsx'
import { usePeriod } from './period-picker.tsx'
import { Totals } from './totals.tsx'
import { UntilNewCome } from './until-new-come.tsx'

type Figures = AdminOutputOf<'getLearningFigures'>

/** Learners, lessons and marks lost: of all courses for a user who teaches all, otherwise of one of theirs. */
export function LearningFigures() {
  const { course } = useSearch({ from: '/admin' })
  const seesAll = holdsAny(useMe().roles, authorsOfAll)
  const courses = useQuery({
    ...call('getTaughtCourses', {}),
    select: (taught) => taught.filter(({ isOwn }) => isOwn),
  })
  const navigate = useNavigate()
  const chosen = course ?? (seesAll ? undefined : courses.data?.[0]?.id)
  return (
    <section aria-labelledby="learning" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="learning" className="text-lg font-bold">
          {m.admin_learning()}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          {courses.data && courses.data.length > 0 && (
            <Choice
              label={m.admin_learning_course()}
              className="max-w-64"
              value={chosen ?? ''}
              onChange={({ currentTarget }) =>
                void navigate({
                  to: '/admin',
                  search: (before) => ({ ...before, course: currentTarget.value || undefined }),
                  replace: true,
                })
              }
              none={seesAll ? m.admin_learning_all() : undefined}
              options={courses.data}
            />
          )}
          <Link
            to="/admin/learners"
            search={chosen === undefined ? {} : { course: chosen }}
            className="inline-flex min-h-10 items-center text-small text-link"
          >
            {m.admin_learners_to()}
          </Link>
        </div>
      </div>
      <NotLoaded of={courses} />
      {courses.data?.length === 0 && !seesAll && <p className="text-ink-2">{m.admin_learning_no_course()}</p>}
      {(chosen !== undefined || seesAll) && <OfCourse courseId={chosen} />}
    </section>
  )
}

function OfCourse({ courseId }: { courseId: string | undefined }) {
  const input = { ...usePeriod(), ...(courseId !== undefined && { courseId }) }
  const found = useList('getLearningFigures', input)
  return <UntilNewCome found={found}>{(figures) => <Shown figures={figures} />}</UntilNewCome>
}

function Shown({ figures }: { figures: Figures }) {
  const { now, earlier, weeks, chapters, hiddenChapters, period } = figures
  const name = `${period.from}-${period.to}`
  return (
    <>
      <Counted figures={figures} />
      <p className="text-small text-ink-2">{m.admin_learning_about()}</p>
      <Totals
        label={m.admin_learning()}
        fileName={`learning-totals-${name}`}
        totals={[
          { name: m.admin_learning_begun(), now: now.begun, earlier: earlier.begun },
          { name: m.admin_learning_finished(), now: now.finished, earlier: earlier.finished },
        ]}
      />
      <div className="grid min-w-0 gap-4 xl:grid-cols-2">
        <Figure
          title={m.admin_learning_by_week()}
          fileName={`learning-${name}`}
          rows={weeks}
          columns={[
            [m.admin_figures_from_week(), ({ week }) => dayText(week)],
            [m.admin_learning_learners(), ({ learners }) => count(learners)],
            [m.admin_learning_begun(), ({ begun }) => count(begun)],
            [m.admin_learning_finished(), ({ finished }) => count(finished)],
          ]}
        >
          <Bars
            label={m.admin_learning_bars({ count: weeks.length })}
            bars={weeks.map(({ week, learners, begun, finished }) => ({
              label: dayText(week),
              values: [learners, begun, finished],
            }))}
            series={[m.admin_learning_learners(), m.admin_learning_begun(), m.admin_learning_finished()]}
            textOf={(value) => numberText(value, 'en')}
          />
        </Figure>
        <Figure
          title={m.admin_learning_marks()}
          {...(hiddenChapters > 0 && { lead: m.admin_learning_hidden({ count: hiddenChapters }) })}
          fileName={`marks-lost-${name}`}
          rows={chapters}
          columns={[
            [m.admin_learning_chapter(), (chapter) => chapter.name],
            [m.admin_learning_lost(), ({ lostMarks }) => count(Math.round(lostMarks * 10) / 10)],
            [m.admin_learning_most(), ({ mostMarks }) => count(Math.round(mostMarks * 10) / 10)],
            [m.admin_learning_tries(), ({ tries }) => count(tries)],
          ]}
        />
      </div>
    </>
  )
}
