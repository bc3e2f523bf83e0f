import { Link } from '@tanstack/react-router'
import { rupeesText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import type { PricedCourse } from './priced-courses.ts'

/** What every course costs by plan, a list per category. Prices are rupees, GST included. */
export function PriceList({ courses }: { courses: readonly PricedCourse[] }) {
  const categories = [...new Set(courses.map(({ category }) => category))]
  return (
    <div className="grid gap-8">
      {categories.map((category) => (
        <section key={category} aria-label={category}>
          <h2 className="mb-3 text-subhead leading-tight font-bold">{category}</h2>
          <ul className="overflow-hidden rounded-card border border-rule bg-card">
            {courses
              .filter((course) => course.category === category)
              .map((course) => (
                <PricedRow key={course.slug} course={course} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PricedRow({ course: { slug, title, monthly, quarterly, yearly } }: { course: PricedCourse }) {
  const plans = [
    { name: m.plan_monthly(), price: monthly, months: 1 },
    { name: m.plan_quarterly(), price: quarterly, months: 3 },
    { name: m.plan_yearly(), price: yearly, months: 12 },
  ]
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-rule px-4 py-3 last:border-b-0 sm:px-5 md:grid-cols-[1fr_390px]">
      <h3 className="text-body leading-snug font-semibold">
        <Link
          to="/courses/$name"
          params={{ name: slug }}
          className="inline-flex min-h-11 items-center text-ink underline decoration-rule underline-offset-4 hover:decoration-current"
        >
          {title}
        </Link>
      </h3>
      {plans.every(({ price }) => price === null) ? (
        <p className="font-semibold text-ok">{m.prices_all_free()}</p>
      ) : (
        <dl className="grid grid-cols-3 gap-x-3">
          {plans.map(({ name, price, months }) => (
            <div key={name}>
              <dt className="text-sm text-ink-3">{name}</dt>
              <dd>
                {price === null ? (
                  <span className="text-ink-3">{m.prices_not_offered()}</span>
                ) : (
                  <>
                    <span className="text-lg font-bold tabular-nums">
                      {rupeesText(price, currentLocale())}
                    </span>
                    {months > 1 && (
                      <span className="block text-sm text-ink-2 tabular-nums">
                        {m.plan_per_month({
                          amount: rupeesText(Math.round(price / months), currentLocale()),
                        })}
                      </span>
                    )}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
