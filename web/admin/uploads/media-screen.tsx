import { clsx } from 'clsx'
import { type FormEvent, useEffect, useState } from 'react'
import type { AdminInputOf } from '../../../domain/admin/calls.ts'
import { pageSizes } from '../../../domain/admin/rules.ts'
import { type MediaKind, mediaKinds } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { Choice, Pages } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { useLoaded } from '../use-loaded.ts'
import { mediaKindText } from './labels.ts'
import { MediaList } from './media-list.tsx'
import { UploadField } from './upload-field.tsx'
import { UploadList } from './upload-list.tsx'

/** Videos, PDFs and pictures: uploading, finding, and where each is used. What is shown stands in the address. */
export function MediaScreen() {
  const place = usePlace()
  const { search } = place
  const filter = {
    kind: search.get('kind') ?? undefined,
    search: search.get('search') ?? undefined,
    page: Number(search.get('page') ?? 1),
    limit: Number(search.get('limit') ?? pageSizes[0]),
    // The address is anybody's text: the server judges it.
  } as AdminInputOf<'getMediaLibrary'>
  const library = useLoaded(search.toString(), () => send('getMediaLibrary', filter))
  const uploads = useLoaded('', () => send('getUploads', {}))
  const [kind, setKind] = useState<MediaKind>('video')

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_media() })
  }, [])

  const reload = () => {
    library.reload()
    uploads.reload()
  }
  const failure = library.failure ?? uploads.failure

  return (
    <>
      <h1 className="mb-4 text-head leading-tight font-bold">{m.admin_media()}</h1>
      <div className="mb-6 grid max-w-[720px] gap-3">
        <Choice
          label={m.admin_media_new()}
          className="max-w-[220px]"
          value={kind}
          // Only the kinds are offered.
          onChange={({ target }) => setKind(target.value as MediaKind)}
        >
          {mediaKinds.map((one) => (
            <option key={one} value={one}>
              {mediaKindText(one)}
            </option>
          ))}
        </Choice>
        <UploadField key={kind} kind={kind} onDone={reload} />
        <UploadList uploads={uploads.data ?? []} onChange={reload} />
      </div>
      <h2 className="mb-3 text-name font-bold">{m.admin_media_stored()}</h2>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Search key={search.get('search')} words={search.get('search') ?? ''} />
        <Choice
          label={m.admin_filter_kind()}
          value={search.get('kind') ?? ''}
          onChange={({ target }) => go(withSearch(place, { page: null, kind: target.value }))}
        >
          <option value="">{m.admin_filter_all()}</option>
          {mediaKinds.map((one) => (
            <option key={one} value={one}>
              {mediaKindText(one)}
            </option>
          ))}
        </Choice>
      </div>
      {failure !== null && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Notice kind="bad">{failure}</Notice>
          <Button variant="secondary" onClick={reload}>
            {m.admin_try_again()}
          </Button>
        </div>
      )}
      {library.data === null && failure === null && <p className="text-ink-2">{m.admin_loading()}</p>}
      {library.data !== null && (
        <div aria-busy={library.isLoading} className={clsx(library.isLoading && 'opacity-70')}>
          {library.data.items.length === 0 ? (
            <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-6">
              <p className="font-semibold">{m.admin_media_empty()}</p>
              <PlaceLink to="/admin/media" className="font-semibold text-link">
                {m.admin_media_see_all()}
              </PlaceLink>
            </div>
          ) : (
            <MediaList media={library.data.items} onChange={reload} />
          )}
          <Pages
            page={filter.page ?? 1}
            totalPages={library.data.totalPages}
            addressOf={(page) => withSearch(place, { page })}
          />
        </div>
      )}
    </>
  )
}

function Search({ words }: { words: string }) {
  const place = usePlace()
  const [typed, setTyped] = useState(words)

  function submit(event: FormEvent): void {
    event.preventDefault()
    go(withSearch(place, { page: null, search: typed.trim() }))
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <label className="block text-sm font-semibold">
        {m.admin_media_find()}
        <input
          type="search"
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          className="mt-1 block min-h-10 w-full rounded-ctl border-[1.5px] border-line bg-card px-3 text-small font-normal text-ink"
        />
      </label>
      <Button type="submit" variant="secondary" size="dense">
        {m.admin_search()}
      </Button>
    </form>
  )
}
