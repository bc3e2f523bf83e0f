import './player.css'
import {
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { showPlace } from '../../shown-place.ts'
import { clockText } from '../../ui/clock-text.ts'
import { dialogFailed, lazyPart } from '../../ui/part-failed.tsx'
import { type Course, neighbours, type Video } from '../course-facts.ts'
import { stageShape } from '../stage-shape.ts'
import { NextCard } from './next-card.tsx'
import { RefusedPanel } from './refused-panel.tsx'
import { createShownVideo } from './shown-video.ts'
import { keepSpeed, startingSpeed } from './speeds.ts'
import { Transcript } from './transcript.tsx'
import { type Captions, useCaptions } from './use-captions.ts'
import { useKeys } from './use-keys.ts'
import { useMediaSession } from './use-media-session.ts'
import { holdOpening, type Opening, takeOpening } from './video-opening.ts'
import { VideoStage } from './video-stage.tsx'

const KeyList = lazyPart(() => import('./key-list.tsx'), 'KeyList', dialogFailed)

type Props = {
  course: Course
  video: Video
  /**
   * Phone for the watermark of a paid lesson; a free lesson has no watermark and its viewer's progress is not stored.
   */
  markedFor: string | null
  onPlay(video: Video): void
}

const scrollDelayMilliseconds = 100
const longestScrollMilliseconds = 3000

/** Lesson player with transcript. */
export function LessonPlayer({ course, video, markedFor, onPlay }: Props) {
  const [opening] = useState(() => takeOpening(video))
  const element = useRef<HTMLVideoElement>(null)
  const { shown, video: playback, choice } = useVideo(opening, element)
  const source = playback.state === 'ready' ? playback.source : null
  const [isReading, setReading] = useState(false)
  const captions = useCaptions(source, isReading)
  const [speed, setSpeed] = useState(startingSpeed)
  const [isOver, setOver] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const [isListOpen, setListOpen] = useState<boolean | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { previous, next } = neighbours(course, video)

  function chooseSpeed(chosen: number) {
    keepSpeed(chosen)
    setSpeed(chosen)
  }

  const keys = useKeys(() => ({
    video: element.current,
    frame: frame.current,
    speed,
    onSpeed: chooseSpeed,
    onCaptions: captions.toggle,
    onNext: () => next && onPlay(next),
    onPrevious: () => previous && onPlay(previous),
    onList: () => setListOpen(true),
  }))

  useLeaving(opening)
  useArrival(stage, element, playback.state === 'ready')
  useMediaSession({
    course,
    video,
    // On a slow connection the video's first picture comes before the lock screen's.
    posterUrl: hasBegun ? (source?.posterUrl ?? null) : null,
    element,
    onNext: useStep(next, onPlay),
    onPrevious: useStep(previous, onPlay),
  })

  useEffect(
    () =>
      showPlace({
        second: () => Math.floor(shown.place()),
        textOf: clockText,
        goTo(second) {
          if (element.current) element.current.currentTime = second
        },
      }),
    [shown],
  )

  useEffect(() => {
    if (playback.state === 'refused') opening.arrived()
  }, [playback, opening])

  useEffect(() => {
    // Setting the same address again does not reload it; the element has to be told.
    if (playback.state === 'ready' && element.current?.error) element.current.load()
  }, [playback])

  useEffect(() => {
    // A save of progress learns of it before the video's next segment is refused.
    opening.playback.onEnded = shown.stop
    return () => {
      opening.playback.onEnded = null
    }
  }, [opening, shown])

  return (
    <div ref={stage} className="player">
      {/* Its keys are those of the parts inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing here can be pressed */}
      <div
        ref={frame}
        className="player-frame max-sm:edge-to-edge"
        style={stageShape(video)}
        onKeyDown={keys.onKeyDown}
      >
        <div className="player-box">
          <div className="player-picture stage-shape">
            {playback.state === 'loading' && <output>{m.player_loading()}</output>}
            {playback.state === 'refused' && (
              <RefusedPanel key={playback.reason} refused={playback} onTryAgain={shown.tryAgain} />
            )}
            {playback.state === 'ready' && (
              <VideoStage
                key={playback.source.kind}
                opening={opening}
                source={playback.source}
                shown={shown}
                // It was mounted until now, so it costs nothing more.
                posterUrl={course.image}
                startsAt={playback.startsAt}
                isPlaying={playback.isPlaying}
                markedFor={markedFor}
                element={element}
                frame={frame}
                captions={captions}
                choice={choice}
                speed={speed}
                run={keys.run}
                onChoose={shown.choose}
                onSpeed={chooseSpeed}
                onBegun={() => setBegun(true)}
                onEnded={setOver}
              />
            )}
            {isOver && next && (
              <NextCard
                next={next}
                startsByItself={choice !== 'saver' && choice !== 'sound'}
                onPlay={onPlay}
                onCancel={() => setOver(false)}
              />
            )}
            {keys.flash !== null && (
              <p aria-hidden="true" className="player-flash">
                {keys.flash}
              </p>
            )}
          </div>
          <CaptionBox captions={captions} />
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-3">{m.player_narration()}</p>
      <StartOver opening={opening} element={element} />
      {source && (
        <Transcript
          captions={captions}
          isOpen={isReading}
          onToggle={() => setReading(!isReading)}
          onSeek={(seconds) => {
            if (element.current) element.current.currentTime = seconds
          }}
        />
      )}
      {isListOpen !== null && (
        <Suspense>
          <KeyList isOpen={isListOpen} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Scrolls to a chosen lesson, and focuses it where the pressed element has disappeared. */
function useArrival(
  stage: { current: HTMLElement | null },
  element: { current: HTMLElement | null },
  isReady: boolean,
): void {
  useEffect(() => {
    const timer = setTimeout(() => scrollToPlayer(stage.current), scrollDelayMilliseconds)
    return () => {
      clearTimeout(timer)
      holdsPlace(true)
    }
  }, [stage])
  useEffect(() => {
    // A new address focuses the whole page.
    const isNowhere = [document.body, document.getElementById('main')].some(
      (it) => it === document.activeElement,
    )
    if (isReady && isNowhere) element.current?.focus({ preventScroll: true })
  }, [element, isReady])
}

/** Mounts the lesson, and tells its keeper when it is left. */
function useLeaving(opening: Opening): void {
  useEffect(() => {
    holdOpening(opening)
    return () => {
      opening.arrived()
      void opening.keeper.then((kept) => kept?.leave())
    }
  }, [opening])
}

/** Opens a neighbouring lesson; null where there is none. */
function useStep(video: Video | null, onPlay: (video: Video) => void): (() => void) | null {
  const step = useCallback(() => video && onPlay(video), [video, onPlay])
  return video === null ? null : step
}

function scrollToPlayer(stage: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  holdsPlace(false)
  const hold = () => holdsPlace(true)
  addEventListener('scrollend', hold, { once: true })
  // For when no scroll is needed, and for browsers without `scrollend`.
  setTimeout(hold, longestScrollMilliseconds)
  stage?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}

/**
 * Turns scroll anchoring off during the scroll to the player; otherwise content loading above makes it overshoot, with
 * the top of the player cut off.
 */
function holdsPlace(isHeld: boolean): void {
  // Chromium reads the property from the elements that may be anchors, not from the root.
  document.body.style.overflowAnchor = isHeld ? '' : 'none'
}

/** The current caption: below the picture, or over its foot in landscape full screen. */
function CaptionBox({ captions }: { captions: Captions }) {
  if (!captions.isShown) return null
  return (
    <div className="player-captions" data-size={captions.choice.size} lang={captions.choice.language}>
      {captions.current.map((line) => (
        <p key={line.start}>{line.text}</p>
      ))}
    </div>
  )
}

/** The video of a lesson while its player is on the page. */
function useVideo(opening: Opening, element: RefObject<HTMLVideoElement | null>) {
  const [shown] = useState(() => createShownVideo(opening, () => element.current))
  useEffect(() => shown.begin(), [shown])
  return { shown, ...useSyncExternalStore(shown.watch, shown.read, shown.read) }
}

/** Below this many seconds there is nothing to resume. */
const leastSeconds = 5

type StartOverProps = { opening: Opening; element: RefObject<HTMLVideoElement | null> }

/** Says where a lesson resumes, with a button to start over. */
function StartOver({ opening: { startsAt }, element }: StartOverProps) {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    let isGone = false
    void startsAt.then((seconds) => isGone || setPlace(seconds))
    return () => {
      isGone = true
    }
  }, [startsAt])
  if (place < leastSeconds) return null
  function startOver() {
    setPlace(0)
    if (!element.current) return
    element.current.currentTime = 0
    element.current.focus({ preventScroll: true })
    void element.current.play().catch(() => undefined)
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      <span className="text-ink-2">{m.player_goes_on_at({ time: clockText(place) })}</span>
      <button
        type="button"
        onClick={startOver}
        className="min-h-11 cursor-pointer text-link underline underline-offset-2"
      >
        {m.player_start_over()}
      </button>
    </p>
  )
}
