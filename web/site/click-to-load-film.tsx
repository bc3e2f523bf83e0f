import { type MouseEvent, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'

type Props = { film: string; title: string }

/** A film as a picture until it is pressed: it costs no data before. Without a script the picture is a link to it. */
export function ClickToLoadFilm({ film, title }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <SiteFilm film={film} title={title} isPlaying />
  function open(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <a
      href={`/films/${film}.480.mp4`}
      onClick={open}
      className="group/film relative block aspect-video overflow-hidden rounded-lg bg-board text-white"
    >
      <img
        src={`/films/${film}.jpg`}
        alt=""
        width={854}
        height={480}
        loading="lazy"
        className="size-full object-cover opacity-80"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-white bg-board px-5 font-semibold group-hover/film:scale-103 motion-reduce:transform-none">
          <Icon name="play" />
          {m.film_play()}
          <span className="sr-only">: {title}</span>
        </span>
      </span>
    </a>
  )
}

/** One of the house's own films in the browser's player, with captions. */
export function SiteFilm({ film, title, isPlaying = false }: Props & { isPlaying?: boolean }) {
  return (
    <video
      src={`/films/${film}.480.mp4`}
      poster={`/films/${film}.jpg`}
      aria-label={title}
      controls
      playsInline
      preload="none"
      autoPlay={isPlaying}
      className="aspect-video w-full rounded-lg bg-board"
    >
      <track kind="captions" src={`/films/${film}.en.vtt`} srcLang="en" label="English" default />
    </video>
  )
}
