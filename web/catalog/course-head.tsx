import { dateText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'
import { type Course, factsOf } from './course-facts.ts'
import { languageName, lengthText } from './course-texts.ts'

/** A course's title with what a buyer asks first: teacher, languages, size and date of the last change. */
export function CourseHead({ course }: { course: Course }) {
  const facts = factsOf(course.content)
  const totals = [
    m.course_modules({ count: course.content.length }),
    ...(facts.lessonCount > 0 ? [m.course_lessons({ count: facts.lessonCount })] : []),
    ...(facts.documentCount > 0 ? [m.course_documents({ count: facts.documentCount })] : []),
    ...(facts.seconds > 0 ? [m.course_video_time({ time: lengthText(facts.seconds) })] : []),
  ]
  return (
    <header className="mt-5 max-w-3xl">
      <h1 lang={course.textLanguage} className="text-balance text-page">
        {course.title}
      </h1>
      <p className="mt-3 text-lead leading-normal text-ink-2">
        {m.course_taught_by()}{' '}
        <span className="font-semibold text-ink">
          {course.instructor?.name ?? m.course_unknown_instructor()}
        </span>
      </p>
      <ul className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
        {course.rating && (
          <li className="flex items-center gap-1.5">
            <span className="text-warn">
              <Icon name="star" size={16} />
            </span>
            <RatingText rating={course.rating} />
          </li>
        )}
        <li className="flex items-center gap-1.5">
          <span className="text-ink-3">
            <Icon name="globe" size={16} />
          </span>
          <span className="sr-only">{m.course_languages()}</span>
          <span>
            {course.languages.map((tag, index) => (
              <span key={tag}>
                {index > 0 && ', '}
                <span lang={tag}>{languageName(tag)}</span>
              </span>
            ))}
          </span>
        </li>
        <li>{totals.join(' · ')}</li>
        <li>
          {m.course_updated()}{' '}
          <time dateTime={course.updatedAt}>{dateText(new Date(course.updatedAt), currentLocale())}</time>
        </li>
      </ul>
    </header>
  )
}

function RatingText({ rating: { stars, reviewCount, source } }: { rating: NonNullable<Course['rating']> }) {
  if (source !== null)
    return <span>{m.course_rating_given({ stars: stars.toFixed(1), count: reviewCount, source })}</span>
  return (
    <>
      <span>{m.course_rating()}</span>
      <span className="rounded-full border border-rule px-2 text-sm">{m.course_rating_sample()}</span>
    </>
  )
}
