import { useEffect } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { dayText, localeText } from '../labels.ts'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { useLoaded } from '../use-loaded.ts'
import { siteKeyText } from './labels.ts'
import { SampleMark } from './sample-mark.tsx'

/** What staff write about the site, and the policies. */
export function SiteScreen() {
  const entries = useLoaded('', () => send('getSiteEntries', {}))
  const policies = useLoaded('', () => send('getPolicies', {}))
  const failure = entries.failure ?? policies.failure
  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_site() })
  }, [])
  return (
    <>
      <h1 className="text-head leading-tight font-bold">{m.admin_site()}</h1>
      <p className="mt-1 mb-4 text-ink-2">{m.admin_site_about()}</p>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {entries.data === null && failure === null && <p className="text-ink-2">{m.admin_loading()}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {entries.data?.map(({ key, isSample, updatedAt, locales }) => (
          <li key={key} className="grid content-start gap-1 rounded-card border border-rule bg-card p-4">
            <PlaceLink
              to={`/admin/site/${key}`}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {siteKeyText(key)}
            </PlaceLink>
            <span className="text-small text-ink-2">
              {locales.map(localeText).join(', ')} · <When at={updatedAt} />
            </span>
            {isSample && <SampleMark />}
          </li>
        ))}
      </ul>
      {policies.data !== null && (
        <section className="mt-8">
          <h2 className="mb-3 text-subhead font-bold">{m.admin_policies()}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {policies.data.map(({ slug, title, versions }) => (
              <li key={slug} className="grid content-start gap-1 rounded-card border border-rule bg-card p-4">
                <PlaceLink
                  to={`/admin/policies/${slug}`}
                  className="inline-flex min-h-11 items-center font-semibold text-link"
                >
                  {title}
                </PlaceLink>
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
