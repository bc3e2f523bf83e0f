import { useParams } from '@tanstack/react-router'
import { siteKeys } from '../../../domain/admin/site/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { siteKeyText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { EntryForm, type SiteDraft } from './entry-form.tsx'

/** One entry of the site's content in its languages. */
export function EntryScreen() {
  const { key: name } = useParams({ from: '/admin/site/$key' })
  const key = siteKeys.find((known) => known === name)
  return (
    <>
      {key !== undefined && <title>{m.admin_title({ screen: siteKeyText(key) })}</title>}
      <Link to="/admin/site" look="alone">
        {m.admin_site_back()}
      </Link>
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
