import { useQuery } from '@tanstack/react-query'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { dateText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, openedOnce } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { lastDayText, learnerStateText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { When } from '../ui/parts.tsx'
import { Section } from './section.tsx'

type Learner = AdminOutputOf<'getLearner'>

/** A student's learning, for teachers: courses, the study plan and marks by skill. Never their private notes. */
export function StudentLearning({ studentId, isAlone }: { studentId: string; isAlone: boolean }) {
  // Each view is logged, as with the student's own screen.
  const found = useQuery({ ...call('getLearner', { studentId }), ...openedOnce })
  return (
    <>
      {isAlone && found.data && (
        <>
          <title>{m.admin_title({ screen: found.data.name })}</title>
          <h1 className="mb-4 text-head leading-tight font-bold wrap-anywhere">{found.data.name}</h1>
        </>
      )}
      {isAlone && found.isError && <h1 className="sr-only">{m.admin_learners()}</h1>}
      <NotLoaded of={found} />
      {found.data && (
        <div className="mb-5 grid min-w-0 gap-5 xl:grid-cols-2">
          <Courses learner={found.data} />
          <Skills skills={found.data.skills} />
        </div>
      )}
    </>
  )
}

function Courses({ learner: { courses, plan } }: { learner: Learner }) {
  return (
    <Section title={m.admin_learner_courses()} empty={courses.length === 0 && m.admin_orders_none()}>
      <ul className="grid gap-3">
        {courses.map((course) => (
          <li key={course.courseId}>
            <span className="mr-2 font-semibold wrap-anywhere">{course.title}</span>
            <Chip tone={course.state === 'stopped' ? 'bad' : course.state === 'finished' ? 'good' : 'news'}>
              {learnerStateText(course.state)}
            </Chip>
            <span className="block text-ink-2">
              {m.admin_learner_progress({ done: course.done, total: course.total })} ·{' '}
              {m.admin_learner_until({ date: lastDayText(course.endsAt) })}
              {course.lastActiveAt !== null && (
                <>
                  {' · '}
                  {m.admin_learners_active()}: <When at={course.lastActiveAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {plan !== null && (
        <p className="mt-3 border-t border-rule pt-3">
          {plan.examinationOn === null
            ? m.admin_learner_plan({ minutes: plan.minutesADay })
            : m.admin_learner_plan_until({
                minutes: plan.minutesADay,
                date: dateText(new Date(`${plan.examinationOn}T12:00:00+05:30`), 'en'),
              })}{' '}
          {plan.isBehind && <Chip tone="warn">{learnerStateText('behind')}</Chip>}
        </p>
      )}
    </Section>
  )
}

function Skills({ skills }: { skills: Learner['skills'] }) {
  return (
    <Section title={m.admin_learner_skills()} empty={skills.length === 0 && m.admin_learner_no_skills()}>
      {/* Scrollable on a phone, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what runs off its edge is reached with arrow keys */}
      <section aria-label={m.admin_learner_skills()} tabIndex={0} className="max-h-96 overflow-auto">
        <table className="w-full text-left tabular-nums">
          <thead className="text-sm">
            <tr>
              <th scope="col" className="py-1 pr-2">
                {m.admin_learner_skill()}
              </th>
              <th scope="col" className="px-2 py-1 text-right">
                {m.admin_learners_marks()}
              </th>
              <th scope="col" className="px-2 py-1 text-right">
                {m.admin_learning_tries()}
              </th>
            </tr>
          </thead>
          <tbody>
            {skills.map(({ id, name, chapter, marks, mostMarks, tries }) => (
              <tr key={id} className="border-t border-grid">
                <th scope="row" className="py-1 pr-2 font-normal">
                  {name}
                  <span className="block text-sm text-ink-2">{chapter}</span>
                </th>
                <td className="px-2 py-1 text-right whitespace-nowrap">
                  {m.admin_learners_of({ done: marks, total: mostMarks })}
                </td>
                <td className="px-2 py-1 text-right">{tries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
