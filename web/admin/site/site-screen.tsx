import { useQuery } from '@tanstack/react-query'
import { policyEditors } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { call } from '../query.ts'
import { useMe } from '../session.ts'
import { dayText, localeText, siteKeyText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Heading, When } from '../ui/parts.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'

/** The site's content entries, and the policies. */
export function SiteScreen() {
  const entries = useQuery(call('getSiteEntries', {}))
  const policies = useQuery(call('getPolicies', {}))
  const { roles } = useMe()
  const failure = entries.error ?? policies.error
  return (
    <>
      <Heading>{m.admin_site()}</Heading>
      <p className="mt-1 mb-4 text-ink-2">{m.admin_site_about()}</p>
      {failure !== null && <Notice kind="bad">{failure.message}</Notice>}
      {entries.data === undefined && failure === null && <Loading />}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {entries.data?.map(({ key, samples, updatedAt, locales }) => (
          <li key={key} className="grid content-start gap-1 rounded-card border border-rule bg-card p-4">
            <Link to="/admin/site/$key" params={{ key }} look="alone">
              {siteKeyText(key)}
            </Link>
            <span className="text-small text-ink-2">
              {locales.map(localeText).join(', ')} · <When at={updatedAt} />
            </span>
            {samples.length > 0 && <SampleMark locales={samples.length < locales.length ? samples : []} />}
          </li>
        ))}
      </ul>
      {policies.data !== undefined && holdsAny(roles, policyEditors) && (
        <section className="mt-8">
          <h2 className="mb-3 text-subhead font-bold">{m.admin_policies()}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {policies.data.map(({ slug, title, versions }) => (
              <li key={slug} className="grid content-start gap-1 rounded-card border border-rule bg-card p-4">
                <Link to="/admin/policies/$slug" params={{ slug }} look="alone">
                  {title}
                </Link>
                {versions.map(({ version, effectiveFrom, state, note }) => (
                  <p key={version} className="text-small text-ink-2">
                    {m.admin_policy_version({ version, day: dayText(effectiveFrom) })}
                    {state === 'coming' && <b> {m.admin_policy_coming()}</b>}
                    {note !== '' && <span className="block">{note}</span>}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
