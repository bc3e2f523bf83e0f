import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { planCards } from '../../../domain/payments/plans.ts'
import { CourseAccordion } from '../../catalog/course-accordion.tsx'
import type { Course } from '../../catalog/course-facts.ts'
import { CourseHead } from '../../catalog/course-head.tsx'
import { LessonCover } from '../../catalog/course-stage.tsx'
import { CourseTabs } from '../../catalog/course-tabs.tsx'
import { PlanCardView } from '../../payments/plan-card.tsx'
import { toast } from '../../ui/toast.ts'
import { call } from '../query.ts'
import { localeText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import './preview.css'

const route = getRouteApi('/admin/courses/$courseId/preview')

/**
 * The working copy as its page will be, to a visitor or a student who bought it, by language, and on a phone; nothing
 * plays.
 */
export function PreviewScreen() {
  const { courseId } = route.useParams()
  const search = route.useSearch()
  const isBuyer = search.as === 'buyer'
  const isPhone = search.on === 'phone'
  const language = search.in ?? 'en'
  const found = useQuery(call('getCoursePreview', { courseId, language }))
  const course = found.data === undefined ? null : { ...found.data, coursePurchased: isBuyer }

  return (
    <>
      <title>{m.admin_title({ screen: m.admin_course_preview() })}</title>
      <nav aria-label={m.admin_course_preview()} className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Link
          to="/admin/courses/$courseId"
          params={{ courseId }}
          className="inline-flex min-h-11 items-center text-link"
        >
          {m.admin_course_back_to_builder()}
        </Link>
        <Views
          views={[
            { label: m.admin_course_as_visitor(), isCurrent: !isBuyer, search: { ...search, as: undefined } },
            { label: m.admin_course_as_buyer(), isCurrent: isBuyer, search: { ...search, as: 'buyer' } },
          ]}
        />
        <Views
          views={[
            { label: m.admin_course_on_desktop(), isCurrent: !isPhone, search: { ...search, on: undefined } },
            { label: m.admin_course_on_phone(), isCurrent: isPhone, search: { ...search, on: 'phone' } },
          ]}
        />
        <Views
          views={locales.map((locale) => ({
            label: localeText(locale),
            isCurrent: locale === language,
            search: { ...search, in: locale === 'en' ? undefined : locale },
          }))}
        />
      </nav>
      <NotLoaded of={found} />
      {course !== null &&
        (isPhone ? (
          <PhoneFrame title={m.admin_course_on_phone()}>
            <div className="p-4">
              <Page course={course} />
            </div>
          </PhoneFrame>
        ) : (
          <div className="max-w-6xl rounded-card border border-rule bg-paper p-4 md:p-6">
            <Page course={course} />
          </div>
        ))}
    </>
  )
}

type Search = ReturnType<typeof route.useSearch>

function Views({ views }: { views: { label: string; isCurrent: boolean; search: Search }[] }) {
  return (
    <span className="flex flex-wrap">
      {views.map(({ label, isCurrent, search }) => (
        <Link
          key={label}
          to="."
          search={search}
          resetScroll={false}
          current={isCurrent ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-3 border-transparent px-2 text-ink no-underline aria-[current]:border-margin aria-[current]:font-semibold"
        >
          {label}
        </Link>
      ))}
    </span>
  )
}

function Page({ course }: { course: Course }) {
  const cards = planCards(course)
  const perMonth = cards.map(({ plan, priceInRupees }) => priceInRupees / plan.months)
  const say = () => void toast.success(m.admin_course_preview_only())
  return (
    <>
      <CourseHead course={course} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <LessonCover course={course} onPlay={say} />
          <CourseTabs course={course} />
        </div>
        <CourseAccordion course={course} playingId={null} onOpen={say} />
      </div>
      {!course.coursePurchased && cards.length > 0 && (
        <ul className="mt-8 grid gap-5 md:grid-cols-3" aria-label={m.admin_course_prices()}>
          {cards.map((card, at) => (
            <PlanCardView
              key={card.plan.name}
              card={card}
              isLowest={cards.length > 1 && perMonth[at] === Math.min(...perMonth)}
              isBusy={false}
              isDisabled={false}
              onChoose={say}
            />
          ))}
        </ul>
      )}
    </>
  )
}
