import { clsx } from 'clsx'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { FirstStep } from '../../../domain/admin/insight/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

type Steps = NonNullable<AdminOutputOf<'getHome'>['firstSteps']>

const texts: Record<FirstStep, { title: () => string; about: () => string }> = {
  seller: { title: m.admin_first_seller, about: m.admin_first_seller_about },
  course: { title: m.admin_first_course, about: m.admin_first_course_about },
  publish: { title: m.admin_first_publish, about: m.admin_first_publish_about },
  trial: { title: m.admin_first_trial, about: m.admin_first_trial_about },
}

/** A checklist from an empty installation to the first sale. */
export function FirstSteps({ steps }: { steps: Steps }) {
  return (
    <section aria-labelledby="first-steps" className="mt-5 max-w-3xl">
      <h2 id="first-steps" className="mb-3 text-subhead font-bold">
        {m.admin_first()}
      </h2>
      <ol className="grid rounded-card border border-rule bg-card px-4">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} className="flex gap-3 border-t border-grid py-3 first:border-t-0">
            <span
              className={clsx('grid min-h-11 w-6 shrink-0 place-items-center font-bold', isDone && 'text-ok')}
            >
              {isDone ? <Icon name="check" size={22} label={m.admin_launch_done()} /> : index + 1}
            </span>
            <div className="grid min-w-0 grow justify-items-start wrap-anywhere">
              {name === 'trial' ? (
                <a
                  href="/courses"
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-11 items-center font-semibold text-link"
                >
                  {texts.trial.title()}
                </a>
              ) : (
                <Link to={name === 'seller' ? '/admin/site' : '/admin/courses'} look="alone">
                  {texts[name].title()}
                </Link>
              )}
              <p className="text-ink-2">{texts[name].about()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
