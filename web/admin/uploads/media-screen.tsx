import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mediaKinds, type UploadKind, uploadKinds } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, useList } from '../query.ts'
import { ListPage } from '../ui/list-page.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Choice, named } from '../ui/parts.tsx'
import { mediaKindText } from './labels.ts'
import { MediaList } from './media-list.tsx'
import { addToTray, useTray } from './tray.ts'
import { UploadField } from './upload-field.tsx'
import { UploadList } from './upload-list.tsx'

/** Videos, PDFs and pictures: upload, search, and see where each is used. */
export function MediaScreen() {
  const library = useList('getMediaLibrary', useSearch({ from: '/admin/media' }))
  const uploads = useQuery(call('getUploads', {}))
  const [kind, setKind] = useState<UploadKind>('video')

  const stored = useTray().filter(({ view }) => view.step === 'done').length

  const reload = () => {
    void library.refetch()
    void uploads.refetch()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file of the tray that is stored is shown
  useEffect(() => {
    if (stored > 0) void library.refetch()
  }, [stored])

  return (
    <ListPage
      title={m.admin_media()}
      list={library}
      lead={
        <>
          <div className="my-4 grid max-w-[720px] gap-3">
            <Choice
              label={m.admin_media_new()}
              className="max-w-[220px]"
              value={kind}
              onChoose={setKind}
              options={named(uploadKinds, mediaKindText)}
            />
            <UploadField
              key={kind}
              kind={kind}
              onDone={reload}
              onMany={(files) => addToTray(files.map((file) => ({ file })))}
            />
            {uploads.isError && <NotLoaded of={uploads} />}
            <UploadList uploads={uploads.data ?? []} onChange={reload} />
          </div>
          <h2 className="text-name font-bold">{m.admin_media_stored()}</h2>
        </>
      }
      searchHint={m.admin_media_find()}
      filters={[
        {
          name: 'kind',
          label: m.admin_filter_kind(),
          options: named(mediaKinds, mediaKindText),
        },
      ]}
      none={m.admin_media_empty()}
      rows={(media) => <MediaList media={media} onChange={reload} />}
    />
  )
}
