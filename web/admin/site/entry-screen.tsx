import { useEffect } from 'react'
import { siteKeys } from '../../../domain/admin/site/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { PlaceLink } from '../place.tsx'
import type { ScreenProps } from '../screens.ts'
import { useLoaded } from '../use-loaded.ts'
import { EntryForm } from './entry-form.tsx'
import { siteKeyText } from './labels.ts'

/** One entry of the site's content in its languages. */
export function EntryScreen({ parameters: [name] }: ScreenProps) {
  const key = siteKeys.find((known) => known === name)
  const loaded = useLoaded(
    name ?? '',
    () => send('getSiteEntry', { key: key ?? 'contact' }),
    // What is typed must not be written over.
    { isRefreshed: false },
  )
  useEffect(() => {
    if (key !== undefined) document.title = m.admin_title({ screen: siteKeyText(key) })
  }, [key])
  if (key === undefined)
    return (
      <>
        <PlaceLink to="/admin/site" className="inline-flex min-h-11 items-center font-semibold text-link">
          {m.admin_site_back()}
        </PlaceLink>
        <h1 className="text-subhead font-bold">{m.admin_key_unknown()}</h1>
      </>
    )
  if (loaded.failure !== null) return <Notice kind="bad">{loaded.failure}</Notice>
  if (loaded.data === null) return <p className="text-ink-2">{m.admin_loading()}</p>
  return <EntryForm entryKey={key} first={loaded.data} />
}
