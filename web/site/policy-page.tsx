import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import type { PolicySlug } from '../../domain/site/policies.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { dayText } from '../ui/day-text.ts'
import { TextOfPage } from '../ui/page-text.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import type { Policy } from './policy-data.ts'

const box = 'rounded-card border border-rule bg-card p-4 sm:p-5'

/** Any policy of the site: summary, full text, table of contents and versions. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { title, version, effectiveFrom, isCurrent, summary, html, contents, versions } = policy
  return (
    <div className="policy container-page pt-6 pb-12 lg:pb-18">
      <Breadcrumbs items={[{ label: m.layout_home(), to: '/' }, { label: title }]} />
      <div className="mt-5">
        <SectionHead level={1} title={title}>
          {m.policy_version_since({ version, date: dayText(effectiveFrom) })}
        </SectionHead>
      </div>
      {!isCurrent && (
        <p className="mb-5 max-w-[65ch] rounded-ctl bg-warn-soft p-3 font-medium text-warn">
          {m.policy_old()}{' '}
          <PolicyLink policy={policy} className="underline">
            {m.policy_old_current()}
          </PolicyLink>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,65ch)_minmax(0,1fr)] lg:gap-x-16">
        <section aria-labelledby="in-plain-words" className={box}>
          <h2 id="in-plain-words" className="text-lead font-heading">
            {m.policy_summary()}
          </h2>
          {/* Sanitised when it was stored. */}
          <div lang="en" className="policy-text" dangerouslySetInnerHTML={{ __html: summary }} />
          <p className="mt-3 text-small text-ink-3">{m.policy_summary_note()}</p>
        </section>
        <nav
          aria-labelledby="on-this-page"
          className={`${box} lg:sticky lg:top-19 lg:col-start-2 lg:row-span-3 lg:row-start-1`}
        >
          <h2 id="on-this-page" className="text-lead font-heading">
            {m.policy_contents()}
          </h2>
          <ol lang="en" className="mt-1">
            {contents.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center text-link lg:min-h-9">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <TextOfPage text={html} lang="en" className="policy-text" />
        </article>
        <section aria-labelledby="all-versions" className="policy-versions border-t border-rule pt-5">
          <h2 id="all-versions" className="text-lead font-heading">
            {m.policy_versions()}
          </h2>
          <ul className="mt-1">
            {versions.map((held) => (
              <li key={held.version} className="flex min-h-11 flex-wrap items-center gap-x-2">
                <PolicyLink policy={policy} version={held.version} className="py-2 text-link underline">
                  {m.policy_version_from({ version: held.version, date: dayText(held.effectiveFrom) })}
                </PolicyLink>
                {held.version === version && <span className="text-ink-3">{m.policy_version_shown()}</span>}
                {held.note !== '' && (
                  <span lang="en" className="basis-full pb-2 text-small text-ink-2">
                    {held.note}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

type PolicyLinkProps = { policy: Policy; version?: number; className: string; children: string }

/** Links to a version by number, or to the current one, whose address has none. */
function PolicyLink({ policy, version, className, children }: PolicyLinkProps) {
  const isCurrent = version === undefined || version === policy.versions[0]?.version
  return (
    <Link
      // Each policy has its own route.
      to={`/${policy.slug as PolicySlug}`}
      search={isCurrent ? {} : { version }}
      className={className}
    >
      {children}
    </Link>
  )
}
