import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Locale, localeNames, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, openedOnce, useShow } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Choice, Heading } from '../ui/parts.tsx'
import { CaptionsEditor } from './captions-editor.tsx'

/** The captions of a video in each language, edited while it plays. */
export function CaptionsScreen() {
  const { mediaId } = useParams({ from: '/admin/media/$mediaId/captions' })
  const captionsCall = call('getCaptions', { mediaId })
  const captions = useQuery({ ...captionsCall, ...openedOnce })
  const show = useShow(captionsCall)
  const [language, setLanguage] = useState<Locale>('en')
  const [second, setSecond] = useState(0)
  const video = useRef<HTMLVideoElement>(null)
  const { data } = captions
  const track = data?.tracks.find((one) => one.language === language)

  return (
    <>
      <BackLink to="/admin/media">{m.admin_media()}</BackLink>
      <Heading title={m.admin_captions()}>
        {data === undefined
          ? m.admin_captions()
          : m.admin_captions_of({ name: data.name || m.admin_media_unnamed() })}
      </Heading>
      {(data === undefined || track === undefined) && <NotLoaded of={captions} />}
      {data !== undefined && track !== undefined && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          {data.preview === null ? (
            <p className="text-ink-2">{m.admin_captions_no_preview()}</p>
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: its captions are edited next to it
            <video
              ref={video}
              src={data.preview}
              controls
              playsInline
              preload="metadata"
              aria-label={data.name}
              onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
              className="sticky top-0 z-10 max-h-[40dvh] w-full rounded-card bg-sunk lg:top-4 lg:max-h-[60dvh]"
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Choice
              label={m.admin_captions_language()}
              className="max-w-60"
              value={language}
              onChoose={setLanguage}
              options={locales.map((one) => ({ id: one, name: localeNames[one] }))}
            />
            <CaptionsEditor
              key={language}
              mediaId={mediaId}
              track={track}
              durationInSeconds={data.durationInSeconds}
              second={second}
              playFrom={(seconds) => {
                if (video.current === null) return
                video.current.currentTime = seconds
                void video.current.play()
              }}
              onSaved={(saved) =>
                show({
                  ...data,
                  tracks: data.tracks.map((one) => (one.language === saved.language ? saved : one)),
                })
              }
            />
          </div>
        </div>
      )}
    </>
  )
}
