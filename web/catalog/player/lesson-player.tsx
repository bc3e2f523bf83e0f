import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { ItemQuality } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { megabytesText } from '../../ui/file-size.ts'
import { type Course, neighbours, type Video } from '../course-facts.ts'
import { languageName } from '../course-texts.ts'
import { LessonGuard } from './lesson-guard.tsx'
import { useCaptions } from './use-captions.ts'
import { type FilmLink, useFilm } from './use-film.ts'

type Props = {
  course: Course
  video: Video
  /** Phone that marks a paid lesson; a free one carries no mark and nothing is kept from its viewer. */
  markedFor: string | null
  onPlay(video: Video): void
}

const scrollDelayMilliseconds = 100

/** Plays one lesson on the browser's own player. */
export function LessonPlayer({ course, video, markedFor, onPlay }: Props) {
  const { film, chooseQuality, recover, tryAgain } = useFilm(video.videoUrl)
  const link = film.state === 'ready' ? film.link : null
  const captions = useCaptions(link)
  const player = useRef<HTMLVideoElement>(null)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => scrollToPlayer(stage.current), scrollDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    // An address that is the same as before is loaded again only when the element is told to.
    if (film.state === 'ready' && player.current?.error) player.current.load()
  }, [film])

  const place = () => ({
    seconds: player.current?.currentTime ?? 0,
    isPlaying: player.current ? !player.current.paused : true,
  })

  return (
    <div ref={stage}>
      <div className="relative grid aspect-video w-full place-items-center overflow-hidden rounded-lg bg-board text-white">
        {film.state === 'loading' && <output>{m.player_loading()}</output>}
        {film.state === 'failed' && (
          <div role="alert" className="grid justify-items-center gap-3 p-4 text-center">
            <p>{film.text}</p>
            <Button onClick={tryAgain}>{m.player_try_again()}</Button>
          </div>
        )}
        {film.state === 'ready' && (
          <Guard markedFor={markedFor}>
            {/* Captions come with the film, where it has any. */}
            <video
              ref={player}
              // The place to go on at travels as a media fragment; it is never sent to the server.
              src={film.startsAt > 0 ? `${film.link.url}#t=${film.startsAt}` : film.link.url}
              poster={film.link.posterUrl ?? course.image}
              aria-label={video.title}
              controls
              {...(markedFor !== null && {
                controlsList: 'nodownload nofullscreen',
                disableRemotePlayback: true,
              })}
              autoPlay={film.isPlaying}
              playsInline
              preload="none"
              onError={() =>
                recover({ seconds: placeOfError(player.current, film.startsAt), isPlaying: true })
              }
              className="size-full [&::cue]:bg-black/80 [&::cue]:font-sans [&::cue]:text-[length:max(15px,1em)] [&::cue]:text-white"
            >
              {captions.map(({ language, address }, index) => (
                <track
                  key={language}
                  kind="captions"
                  src={address}
                  srcLang={language}
                  label={languageName(language)}
                  default={index === 0}
                />
              ))}
            </video>
          </Guard>
        )}
      </div>
      <h2 className="mt-3 text-[19px] leading-snug font-[650]">{video.title}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{m.player_narration()}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {film.state === 'ready' && (
          <QualityChoice
            link={film.link}
            quality={film.quality}
            onChoose={(chosen) => chooseQuality(chosen, place())}
          />
        )}
        <Neighbours course={course} video={video} onPlay={onPlay} />
      </div>
    </div>
  )
}

function Guard({ markedFor, children }: { markedFor: string | null; children: ReactNode }) {
  return markedFor === null ? children : <LessonGuard phone={markedFor}>{children}</LessonGuard>
}

type QualityProps = { link: FilmLink; quality: ItemQuality; onChoose(quality: ItemQuality): void }

function QualityChoice({ link, quality, onChoose }: QualityProps) {
  const id = useId()
  if (link.qualities.length < 2) return null
  return (
    <p className="flex items-center gap-2 text-[15px]">
      <label htmlFor={id} className="text-ink-2">
        {m.player_quality()}
      </label>
      <select
        id={id}
        value={quality}
        onChange={(event) => {
          const chosen = link.qualities.find((offer) => offer.quality === event.target.value)
          if (chosen) onChoose(chosen.quality)
        }}
        className="h-11 rounded-ctl border-[1.5px] border-line bg-card px-3 text-ink tabular-nums"
      >
        {link.qualities.map((offer) => (
          <option key={offer.quality} value={offer.quality}>
            {offer.quality} · {megabytesText(offer.byteCount)}
          </option>
        ))}
      </select>
    </p>
  )
}

function Neighbours({ course, video, onPlay }: Omit<Props, 'markedFor'>) {
  const { previous, next } = neighbours(course, video)
  if (previous === null && next === null) return null
  return (
    <nav aria-label={m.player_lessons()} className="ml-auto flex gap-3">
      {previous && (
        <Button variant="secondary" onClick={() => onPlay(previous)} title={previous.title}>
          <span aria-hidden="true">←</span> {m.player_previous()}
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={() => onPlay(next)} title={next.title}>
          {m.player_next()} <span aria-hidden="true">→</span>
        </Button>
      )}
    </nav>
  )
}

/** An element that fails before it has loaded anything stands at 0, not where it was told to go on. */
function placeOfError(player: HTMLVideoElement | null, startsAt: number): number {
  return player?.currentTime || startsAt
}

function scrollToPlayer(stage: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  stage?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
