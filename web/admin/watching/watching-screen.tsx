import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { durationText } from '../../../domain/catalog/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { call } from '../query.ts'
import { Link } from '../ui/link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'
import { AdminTable } from '../ui/table.tsx'
import { DropOff } from './drop-off.tsx'

type Lesson = AdminOutputOf<'getCourseWatching'>['lessons'][number]

/** Watch statistics of a course's lessons: duration, viewers, and where they stop. */
export function WatchingScreen() {
  const { courseId } = useParams({ from: '/admin/courses/$courseId/watching' })
  const found = useQuery(call('getCourseWatching', { courseId }))
  const lessons = found.data?.lessons ?? []
  return (
    <>
      <Link
        to="/admin/courses/$courseId"
        params={{ courseId }}
        className="inline-flex min-h-11 items-center text-link"
      >
        {m.admin_course_back_to_builder()}
      </Link>
      <Heading title={m.admin_watching()}>
        {found.data ? `${m.admin_watching()}: ${found.data.title}` : m.admin_watching()}
      </Heading>
      <p className="mt-1 mb-5 max-w-3xl text-ink-2">{m.admin_watching_lead()}</p>
      <NotLoaded of={found} />
      {found.data && lessons.length === 0 && <p className="text-ink-2">{m.admin_watching_none()}</p>}
      {lessons.length > 0 && (
        <>
          <AdminTable
            label={m.admin_watching()}
            rows={lessons}
            keyOf={({ _id }) => _id}
            columns={[
              {
                title: m.admin_watching_lesson(),
                cell: ({ title, module, lengthInSeconds }) => (
                  <>
                    <span className="block font-semibold">{title}</span>
                    <span className="text-sm text-ink-2">
                      {module} · {durationText(lengthInSeconds)}
                    </span>
                  </>
                ),
              },
              {
                title: m.admin_watching_viewers(),
                isNumber: true,
                cell: ({ viewers }) => numberText(viewers, 'en'),
              },
              {
                title: m.admin_watching_finished(),
                isNumber: true,
                cell: ({ finishers, viewers }) =>
                  numberText(finishers, 'en') + (viewers > 0 ? ` (${percentOf(finishers, viewers)})` : ''),
              },
              {
                title: m.admin_watching_time(),
                isNumber: true,
                cell: ({ watchedSeconds }) => hoursText(watchedSeconds),
              },
              { title: m.admin_watching_drop_off(), cell: (lesson) => <DropOff {...lesson} /> },
            ]}
          />
          <DropOffTable lessons={lessons} />
        </>
      )}
    </>
  )
}

/** The parts of a video in the table: its beginning, each quarter, its end. */
const namedParts = [0, 5, 10, 15, 19]

/** The table of the chart's exact values. */
function DropOffTable({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <details className="group mt-6 rounded-card border border-rule bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 font-semibold">
        {m.admin_watching_as_table()}
        <span className="shrink-0 transition-[rotate] duration-fast group-open:rotate-180 motion-reduce:transition-none">
          <Icon name="chevron-down" />
        </span>
      </summary>
      {/* Scrollable on a phone, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what runs off its edge is reached with arrow keys */}
      <section aria-label={m.admin_watching_as_table()} tabIndex={0} className="overflow-x-auto p-3">
        <table className="w-full text-left text-small tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-4">
                {m.admin_watching_lesson()}
              </th>
              {namedParts.map((part) => (
                <th key={part} scope="col" className="px-3 py-1 text-right whitespace-nowrap">
                  {m.admin_watching_from({ percent: part * 5 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lessons.map((lesson) => (
              <tr key={lesson._id} className="border-t border-grid">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {lesson.title}
                </th>
                {namedParts.map((part) => (
                  <td key={part} className="px-3 py-1 text-right">
                    {numberText(lesson.viewersByPart[part] ?? 0, 'en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function percentOf(part: number, all: number): string {
  return `${Math.round((part / all) * 100)} %`
}

/** "3 h 20 min", "12 min", "40 s". */
function hoursText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return m.admin_watching_seconds({ count: Math.round(seconds) })
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return m.admin_watching_minutes({ count: minutes })
  return m.admin_watching_hours({ hours: numberText(hours, 'en'), minutes: minutes % 60 })
}
