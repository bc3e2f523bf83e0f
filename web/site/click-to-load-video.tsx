import { type MouseEvent, useState } from 'react'
import { localeNames, locales } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'

type Props = { video: string; title: string }

/** A poster until it is pressed: no data is used before. Without a script the picture is a link to it. */
export function ClickToLoadVideo({ video, title }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <SiteVideo video={video} title={title} isPlaying />
  function open(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <a
      href={`/videos/${video}.480.mp4`}
      onClick={open}
      className="group/video relative block aspect-4/3 overflow-hidden rounded-lg bg-board text-white"
    >
      <img
        src={`/videos/${video}.jpg`}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        className="size-full object-contain opacity-80"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-white bg-board px-5 font-semibold group-hover/video:scale-103 motion-reduce:transform-none">
          <Icon name="play" />
          {m.video_play()}
          <span className="sr-only">: {title}</span>
        </span>
      </span>
    </a>
  )
}

/** One of the site's own videos in the browser's player, with captions. */
export function SiteVideo({ video, title, isPlaying = false }: Props & { isPlaying?: boolean }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: there is a track for each language
    <video
      src={`/videos/${video}.480.mp4`}
      poster={`/videos/${video}.jpg`}
      aria-label={title}
      controls
      playsInline
      preload="none"
      autoPlay={isPlaying}
      className="aspect-4/3 w-full rounded-lg bg-board"
    >
      {locales.map((language) => (
        <track
          key={language}
          kind="captions"
          src={`/videos/${video}.${language}.vtt`}
          srcLang={language}
          label={localeNames[language]}
          default={language === currentLocale()}
        />
      ))}
    </video>
  )
}
