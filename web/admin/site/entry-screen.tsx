import { useEffect } from 'react'
import { siteKeys } from '../../../domain/admin/site/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { PlaceLink } from '../place.tsx'
import type { ScreenProps } from '../screens.ts'
import { EntryForm, type SiteDraft } from './entry-form.tsx'
import { siteKeyText } from './labels.ts'

/** One entry of the site's content in its languages. */
export function EntryScreen({ parameters: [name] }: ScreenProps) {
  const key = siteKeys.find((known) => known === name)
  useEffect(() => {
    if (key !== undefined) document.title = m.admin_title({ screen: siteKeyText(key) })
  }, [key])
  return (
    <>
      <PlaceLink to="/admin/site" className="inline-flex min-h-11 items-center font-semibold text-link">
        {m.admin_site_back()}
      </PlaceLink>
      <h1 className="mb-3 text-head leading-tight font-bold">
        {key === undefined ? m.admin_key_unknown() : siteKeyText(key)}
      </h1>
      {key !== undefined && (
        <OpenDraft<SiteDraft> kind="site" id={key}>
          {(first) => <EntryForm key={key} entryKey={key} first={first} />}
        </OpenDraft>
      )}
    </>
  )
}
