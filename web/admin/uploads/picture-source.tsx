import { useQuery } from '@tanstack/react-query'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call } from '../query.ts'
import { Choice } from '../ui/parts.tsx'
import type { UploadedMedia } from './start-upload.ts'
import { UploadField } from './upload-field.tsx'

/** A picture of this site; pixels are null if it was not measured. */
export type PlacedPicture = { address: string; width: number | null; height: number | null }

type Props = {
  /** The selected URL. */
  address: string
  onChoose(picture: PlacedPicture): void
}

/** Uploads a picture, or selects one of the newest. */
export function PictureSource({ address, onChoose }: Props) {
  const stored = useQuery(call('getMediaLibrary', { kind: 'image', limit: 50 }))
  const pictures = stored.data?.items.flatMap((medium) => {
    const placed = placedPicture(medium)
    return placed === null ? [] : [{ ...placed, id: medium.mediaId, name: medium.name }]
  })
  return (
    <>
      <UploadField
        kind="image"
        onDone={(media) => {
          const placed = placedPicture(media)
          if (placed !== null) onChoose(placed)
          void stored.refetch()
        }}
      />
      {pictures !== undefined && pictures.length > 0 && (
        <Choice
          label={m.admin_media_choose_picture()}
          value={pictures.find((picture) => picture.address === address)?.id ?? ''}
          onChoose={(id) => {
            const chosen = pictures.find((picture) => picture.id === id)
            if (chosen !== undefined)
              onChoose({ address: chosen.address, width: chosen.width, height: chosen.height })
          }}
          none={m.admin_many_choose()}
          options={pictures}
        />
      )}
    </>
  )
}

/** The pixels of the size at this URL, not of the uploaded file. */
function placedPicture({ address, width, height }: UploadedMedia): PlacedPicture | null {
  if (address === null) return null
  if (width === null || height === null) return { address, width: null, height: null }
  const shown = Number(/\/(\d+)\.webp$/.exec(address)?.[1] ?? width)
  return { address, width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
}
