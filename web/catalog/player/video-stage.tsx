import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { durationSeconds } from '../course-facts.ts'
import type { VideoSource } from './ask-video.ts'
import { BeginButton } from './begin-button.tsx'
import { CaptionsMenu } from './captions-menu.tsx'
import { ControlBar } from './control-bar.tsx'
import { hasNotBegun } from './has-not-begun.ts'
import { LessonGuard } from './lesson-guard.tsx'
import { LineNotice } from './line-notice.tsx'
import { type MediaController, speakPageLanguage } from './media-elements.ts'
import type { QualityChoice } from './quality-choice.ts'
import { SettingsMenu } from './settings-menu.tsx'
import type { Act } from './shortcuts.ts'
import type { ShownVideo } from './shown-video.ts'
import type { Captions } from './use-captions.ts'
import { useStoryboard } from './use-storyboard.ts'
import { useStream } from './use-stream.ts'
import { useTaps } from './use-taps.ts'
import { useWatching } from './use-watching.ts'
import type { Opening } from './video-opening.ts'

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
  /** The first picture moved. */
  onBegun(): void
  onEnded(isOver: boolean): void
}

/** The video with everything that stands on its picture. */
export function VideoStage(props: Props) {
  const { source, shown, captions, element, frame, run, speed, markedFor, startsAt, onEnded } = props
  const controller = useRef<MediaController>(null)
  const onPointerUp = useTaps(run)
  const [isWaiting, setWaiting] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const stream = useStream({
    element,
    source,
    choice: props.choice,
    place: shown.place,
    beginning: props.opening.beginning,
    onRefused: (status) => (status === 410 ? shown.stop() : shown.recover()),
    onBroken: shown.recover,
  })
  useWatching(element, props.opening.keeper)
  const tiles = useStoryboard(source.storyboard, durationSeconds(props.opening.video.duration))
  useState(speakPageLanguage)

  useEffect(() => {
    // Full screen takes everything that stands in the frame, the mark of a paid lesson with it.
    if (controller.current && frame.current) controller.current.fullscreenElement = frame.current
  }, [frame])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a video that is loaded anew starts at 1
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
          // The place to go on at travels as a media fragment; it is never sent to the server.
          {...(source.kind === 'file' && {
            src: startsAt > 0 ? `${source.url}#t=${startsAt}` : source.url,
            onError: shown.recover,
            // Nothing of it is fetched where it may not begin by itself.
            onSuspend: ({ currentTarget }) => setHeld(hasNotBegun(currentTarget)),
          })}
          poster={props.posterUrl}
          aria-label={props.opening.video.title}
          // The keys of the player act while it has the focus.
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
          onCanPlayThrough={({ currentTarget }) => setHeld(hasNotBegun(currentTarget))}
          onPause={({ currentTarget }) => setHeld(hasNotBegun(currentTarget))}
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
        <media-loading-indicator slot="centered-chrome" />
        <ControlBar
          hasSmallWindow={markedFor === null}
          hasFullScreen={markedFor === null || document.fullscreenEnabled}
        >
          {captions.languages.length > 0 && (
            <CaptionsMenu
              languages={captions.languages}
              choice={captions.choice}
              onLanguage={captions.chooseLanguage}
              onSize={captions.chooseSize}
            />
          )}
          <SettingsMenu
            source={source}
            choice={props.choice}
            playingRendition={stream.rendition}
            speed={speed}
            onChoose={props.onChoose}
            onSpeed={props.onSpeed}
            onList={() => run({ act: 'list' })}
          />
        </ControlBar>
      </media-controller>
      {isHeld && (
        <BeginButton
          onPress={() => {
            // The button goes away; the keys act on what has the focus.
            element.current?.focus({ preventScroll: true })
            run({ act: 'toggle' })
          }}
        />
      )}
      {isWaiting && stream.line !== 'good' && <LineNotice line={stream.line} onRetry={stream.retry} />}
    </Guard>
  )
}

function Guard({ markedFor, children }: { markedFor: string | null; children: ReactNode }) {
  return markedFor === null ? children : <LessonGuard phone={markedFor}>{children}</LessonGuard>
}
