import { Link } from '@tanstack/react-router'
import { canRenew, daysLeft } from '../../domain/catalog/access.ts'
import type { getMyCourses } from '../../domain/catalog/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { dateText, lastMomentBefore, numberText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { buttonClass } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { CertificateLink } from './certificate-link.tsx'

export type MyCourse = CallOutput<typeof getMyCourses>['data'][number]

/** A purchased course, or a free one that was started: where to continue, and until when access lasts. */
export function MyCourseCard({ course, now }: { course: MyCourse; now: Date }) {
  const end = new Date(course.validTill)
  const address = { to: '/courses/$name', params: { name: course.slug } } as const
  const canBuy = [course.monthlyPrice, course.quaterlyPrice, course.yearlyPrice].some(
    (price) => price !== null,
  )
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-rule bg-card transition-[transform,box-shadow] duration-fast hover:-translate-y-0.5 hover:shadow-2 motion-reduce:transform-none motion-reduce:transition-none">
      <div className={`aspect-video bg-sunk ${course.hasEnded ? 'opacity-60 grayscale' : ''}`}>
        {course.image !== '' && (
          <img
            src={course.image}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <p className="text-sm text-ink-3">
          {course.category?.name ?? m.my_course_general()} ·{' '}
          {m.course_modules({ count: course.content.length })} ·{' '}
          {m.my_course_students({ count: numberText(course.enrolledStudentCount, currentLocale()) })}
        </p>
        <h2 className="mt-1 text-title">
          {/* The link's own area covers the card, so the card is one tab stop. */}
          <Link
            {...address}
            lang={course.textLanguage}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {course.title}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-2">
          {course.instructor?.name ?? m.course_unknown_instructor()}
        </p>
        {course.lessonCount > 0 && (
          <div className="mt-3">
            <p className="mb-1.5 text-sm text-ink-2 tabular-nums">
              {m.progress_count({ done: course.doneLessonCount, all: course.lessonCount })}
            </p>
            <ProgressBar done={course.doneLessonCount} all={course.lessonCount} />
          </div>
        )}
        {(course.certificate !== null ||
          (course.lessonCount > 0 && course.doneLessonCount === course.lessonCount)) && (
          <div className="mt-3">
            <CertificateLink course={course} />
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
          {course.isFree ? (
            <p className="text-small text-ink-2">{m.my_course_free()}</p>
          ) : (
            <Validity end={end} hasEnded={course.hasEnded} now={now} />
          )}
          {canBuy && !course.isFree && (
            <Link
              {...address}
              hash="plans"
              className={`relative z-10 ${buttonClass(canRenew(end, now) ? 'secondary' : 'quiet', 'dense')}`}
            >
              {canRenew(end, now) ? m.course_renew() : m.course_extend()}
              <span className="sr-only"> {course.title}</span>
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

function Validity({ end, hasEnded, now }: { end: Date; hasEnded: boolean; now: Date }) {
  if (hasEnded) {
    return (
      <p className="rounded-ctl bg-warn-soft px-2 py-0.5 text-sm font-semibold text-warn">
        {m.my_course_ended({ date: dateText(lastMomentBefore(end), currentLocale()) })}
      </p>
    )
  }
  const days = daysLeft(end, now)
  return (
    <p className={`text-small ${canRenew(end, now) ? 'font-semibold text-warn' : 'text-ink-2'}`}>
      {m.course_valid_till({ date: dateText(lastMomentBefore(end), currentLocale()) })},{' '}
      {m.course_days_left({ count: days })}
    </p>
  )
}
