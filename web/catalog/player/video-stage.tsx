import {
  lazy,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { revokeLater } from '../../ui/blob-url.ts'
import { Button } from '../../ui/button.tsx'
import { durationSeconds } from '../course-facts.ts'
import type { VideoSource } from './ask-video.ts'
import { hasNotBegun } from './has-not-begun.ts'
import { LessonGuard } from './lesson-guard.tsx'
import type { MediaController } from './media-elements.ts'
import type { QualityChoice } from './quality-choice.ts'
import type { Act } from './shortcuts.ts'
import type { ShownVideo } from './shown-video.ts'
import type { Line } from './stream-player.ts'
import { storyboardTrack } from './tracks.ts'
import type { Captions } from './use-captions.ts'
import { useStream } from './use-stream.ts'
import { useWatching } from './use-watching.ts'
import { afterVideo, type Opening } from './video-opening.ts'

// The controls are heavier than everything the first picture needs, and load after it.
const ControlBar = lazy(() =>
  afterVideo()
    .then(() => import('./control-bar.tsx'))
    .then(
      (part) => ({ default: part.ControlBar }),
      () => ({ default: BrowserControls }),
    ),
)

type Props = {
  opening: Opening
  source: VideoSource
  posterUrl: string
  shown: ShownVideo
  startsAt: number
  isPlaying: boolean
  markedFor: string | null
  element: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLDivElement | null>
  captions: Captions
  choice: QualityChoice
  speed: number
  run(act: Act): void
  onChoose(choice: QualityChoice): void
  onSpeed(speed: number): void
  /** The first picture was shown. */
  onBegun(): void
  onEnded(isOver: boolean): void
}

/** The video with everything that is drawn over it. */
export function VideoStage(props: Props) {
  const { source, shown, captions, element, frame, run, speed, markedFor, startsAt, onEnded } = props
  const controller = useRef<MediaController>(null)
  const onPointerUp = useTaps(run)
  const [isWaiting, setWaiting] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const { opening } = props
  function hold(video: HTMLVideoElement) {
    const isItHeld = hasNotBegun(video)
    if (isItHeld) opening.arrived()
    setHeld(isItHeld)
  }
  const stream = useStream({
    element,
    source,
    choice: props.choice,
    place: shown.place,
    beginning: opening.beginning,
    onRefused: (status) => (status === 410 ? shown.stop() : shown.recover()),
    onBroken: shown.recover,
  })
  useWatching(element, opening.keeper)
  const tiles = useStoryboard(source.storyboard, durationSeconds(opening.video.duration))

  useEffect(() => {
    // Full screen applies to the frame, so the watermark of a paid lesson is included.
    void customElements.whenDefined('media-controller').then(() => {
      if (controller.current && frame.current) controller.current.fullscreenElement = frame.current
    })
  }, [frame])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded video starts at 1
  useEffect(() => {
    if (!element.current) return
    element.current.defaultPlaybackRate = speed
    element.current.playbackRate = speed
  }, [element, speed, source.url])

  return (
    <Guard markedFor={markedFor}>
      <media-controller
        ref={controller}
        className="player-controller"
        gesturesdisabled=""
        nohotkeys=""
        novolumepref=""
        nomutedpref=""
        nosubtitleslangpref=""
      >
        {/* Captions come with the video, where it has any. */}
        <video
          ref={element}
          slot="media"
          // The position is a media fragment; it is never sent to the server.
          {...(source.kind === 'file' && {
            src: startsAt > 0 ? `${source.url}#t=${startsAt}` : source.url,
            onError: shown.recover,
            // Nothing is preloaded where autoplay is not allowed.
            onSuspend: ({ currentTarget }) => hold(currentTarget),
          })}
          poster={props.posterUrl}
          aria-label={opening.video.title}
          // The shortcuts work while the player has the focus.
          tabIndex={0}
          {...(markedFor !== null && {
            controlsList: 'nodownload nofullscreen',
            disableRemotePlayback: true,
            disablePictureInPicture: true,
          })}
          autoPlay={props.isPlaying}
          playsInline
          preload="none"
          onPointerUp={onPointerUp}
          onEnded={() => onEnded(true)}
          onLoadedData={opening.arrived}
          onCanPlayThrough={({ currentTarget }) => hold(currentTarget)}
          onPause={({ currentTarget }) => hold(currentTarget)}
          onPlay={() => {
            setHeld(false)
            onEnded(false)
            shown.goesOn()
          }}
          onTimeUpdate={shown.notePlace}
          onSeeking={() => {
            onEnded(false)
            shown.notePlace()
          }}
          onWaiting={() => setWaiting(true)}
          onPlaying={() => {
            setWaiting(false)
            props.onBegun()
          }}
        >
          {captions.track && (
            <track
              key={captions.track.address}
              ref={captions.watchTrack}
              kind="captions"
              src={captions.track.address}
              srcLang={captions.track.language}
              label={m.player_captions()}
            />
          )}
          {tiles !== null && <track key={tiles} kind="metadata" label="thumbnails" src={tiles} default />}
        </video>
        <Suspense
          fallback={isWaiting && !isHeld && <output className="player-waiting">{m.player_loading()}</output>}
        >
          <ControlBar
            duration={durationSeconds(opening.video.duration)}
            hasSmallWindow={markedFor === null}
            hasFullScreen={markedFor === null || document.fullscreenEnabled}
            captions={captions}
            source={source}
            choice={props.choice}
            playingRendition={stream.rendition}
            speed={speed}
            onChoose={props.onChoose}
            onSpeed={props.onSpeed}
            onList={() => run({ act: 'list' })}
          />
        </Suspense>
      </media-controller>
      {isHeld && (
        <BeginButton
          onPress={() => {
            // The button disappears; the shortcuts need the focus inside.
            element.current?.focus({ preventScroll: true })
            run({ act: 'toggle' })
          }}
        />
      )}
      {isWaiting && stream.line !== 'good' && <LineNotice line={stream.line} onRetry={stream.retry} />}
    </Guard>
  )
}

/** Where our own controls failed to load. */
function BrowserControls() {
  return <span ref={(place) => place?.parentElement?.querySelector('video')?.setAttribute('controls', '')} />
}

function Guard({ markedFor, children }: { markedFor: string | null; children: ReactNode }) {
  return markedFor === null ? children : <LessonGuard phone={markedFor}>{children}</LessonGuard>
}

/**
 * Plays a loaded video that is paused: browsers block sound without a press, as when a lesson follows another
 * automatically.
 */
function BeginButton({ onPress }: { onPress(): void }) {
  return (
    <button type="button" className="player-begin" aria-label={m.player_play()} onClick={onPress}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-8">
        <path d="M4 1.5v13l10.5-6.5z" fill="currentColor" />
      </svg>
    </button>
  )
}

/** The video waits for the connection or for the media store: it continues automatically, and at once when asked to. */
function LineNotice({ line, onRetry }: { line: Exclude<Line, 'good'>; onRetry(): void }) {
  return (
    <div className="player-panel player-notice">
      <p role="status">{line === 'lost' ? m.player_line_lost() : m.player_store_down()}</p>
      <Button size="dense" className="min-h-11" onClick={onRetry}>
        {m.layout_try_again()}
      </Button>
    </div>
  )
}

const doubleTapMilliseconds = 350

/** A click plays or pauses; a double tap on the left or right third skips ten seconds. */
function useTaps(run: (act: Act) => void) {
  const last = useRef<{ at: number; side: -1 | 0 | 1 }>({ at: 0, side: 0 })
  return (event: PointerEvent<HTMLVideoElement>) => {
    if (event.pointerType === 'mouse') {
      if (event.button === 0) run({ act: 'toggle' })
      return
    }
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const side = sideOf((event.clientX - left) / width)
    const isSecond = event.timeStamp - last.current.at < doubleTapMilliseconds && side === last.current.side
    last.current = { at: event.timeStamp, side }
    if (isSecond && side !== 0) run({ act: 'seek', bySeconds: side * 10 })
  }
}

function sideOf(part: number): -1 | 0 | 1 {
  if (part < 1 / 3) return -1
  return part > 2 / 3 ? 1 : 0
}

/** URL of the storyboard's list; the picture itself is fetched on the first preview. */
function useStoryboard(storyboard: VideoSource['storyboard'], durationInSeconds: number): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (storyboard === null) return
    const list = storyboardTrack(storyboard, durationInSeconds, new URL(storyboard.url, location.href).href)
    const made = URL.createObjectURL(new Blob([list], { type: 'text/vtt' }))
    setAddress(made)
    return () => {
      setAddress(null)
      revokeLater(made)
    }
  }, [storyboard, durationInSeconds])
  return address
}
