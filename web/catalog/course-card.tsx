import { Link } from '@tanstack/react-router'
import { levelText } from '../../domain/catalog/level-text.ts'
import { rupeesText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { CourseCardFacts } from './course-cards.ts'
import { languageName } from './course-texts.ts'

const frame = 'relative flex flex-col overflow-hidden rounded-card border border-rule bg-card'

type CourseCardProps = {
  course: CourseCardFacts
  /** Level of the title among the page's headings. */
  headingLevel: 2 | 3
  /** In the first viewport: the cover is loaded eagerly. */
  isEarly: boolean
}

/** A course card: cover and facts. The whole card is one link with one tab stop. */
export function CourseCard({ course, headingLevel, isEarly }: CourseCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li
      className={`${frame} transition-[translate,box-shadow] duration-fast hover:-translate-y-0.5 hover:shadow-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <div className="aspect-video bg-sunk">
        {course.image !== '' && (
          <img
            src={course.image}
            alt=""
            width={640}
            height={360}
            loading={isEarly ? 'eager' : 'lazy'}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col p-4 pt-3.5">
        <p className="text-sm text-ink-3">
          {m.course_modules({ count: course.moduleCount })}
          {course.languages.map((tag, index) => (
            <span key={tag}>
              {index === 0 ? ' · ' : ' + '}
              <span lang={tag} className="leading-[inherit]">
                {languageName(tag)}
              </span>
            </span>
          ))}
          {course.level !== null && (
            <span className="ml-2 inline-block rounded-chip bg-sunk px-2 font-semibold text-ink-2">
              <span className="sr-only">{m.course_level()}</span> {levelText(course.level)}
            </span>
          )}
        </p>
        <Heading className="mt-1 text-title">
          <Link
            to="/courses/$name"
            params={{ name: course.slug }}
            lang={course.textLanguage}
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {course.title}
          </Link>
        </Heading>
        <p className="mt-1 text-small text-ink-2">{course.instructorName ?? m.course_unknown_instructor()}</p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 pt-3">
          <Price course={course} />
          <Chip course={course} />
        </div>
      </div>
    </li>
  )
}

/** A placeholder of exactly a card's shape while the list loads. */
export function CourseCardSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="aspect-video w-full rounded-none" />
      <div className="p-4 pt-3.5">
        <Skeleton className="my-1 h-3.5 w-1/2" />
        <Skeleton className="mt-2.5 h-5 w-11/12" />
        <Skeleton className="mt-3 h-4 w-1/3" />
        <div className="flex items-center justify-between pt-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-6 w-28" />
        </div>
      </div>
    </div>
  )
}

function Price({ course }: { course: CourseCardFacts }) {
  if (!course.isSold || course.monthlyPrice === null)
    return <p className="text-xl font-bold">{m.courses_free()}</p>
  return (
    <p>
      <span className="text-xl font-bold tabular-nums">
        {rupeesText(course.monthlyPrice, currentLocale())}
      </span>
      <span className="text-ink-2"> {m.courses_price_per_month()}</span>
    </p>
  )
}

function Chip({ course }: { course: CourseCardFacts }) {
  const text = chipText(course)
  if (text === null) return null
  return <p className="rounded-chip bg-ok-soft px-2.5 py-0.5 text-sm font-semibold text-ok">{text}</p>
}

function chipText({ coursePurchased, freeItemCount, itemCount }: CourseCardFacts): string | null {
  if (coursePurchased) return m.courses_purchased()
  if (freeItemCount === 0) return null
  if (freeItemCount === itemCount) return m.courses_all_free()
  return m.courses_free_items({ count: freeItemCount })
}
