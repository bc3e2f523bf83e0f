import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { playbackSpeeds } from '../../../domain/lessons/rules.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { localeNames } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { keepPrivate, readPrivate } from '../../session.ts'
import { useShownMarks } from '../../shown-marks.ts'
import { showPlace } from '../../shown-place.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { draws, isMove, movedPoint } from './moved-point.ts'
import { StepFigure } from './step-figure.tsx'
import type { LineFieldProps } from './step-question.tsx'
import { StepView } from './step-view.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { startsOf, usePlaying } from './use-playing.ts'
import { useReadPage } from './use-read-page.ts'
import { localVoice, watchVoices } from './voice.ts'

type Props = {
  lesson: DrawnLesson
  /** The first step to show. */
  startsAt: number
  /** Watermark of a paid lesson. */
  mark: string | null
  /** Recordings by step id; nothing is loaded before a step is played. */
  voices: Readonly<Record<string, string>>
  LineField: ComponentType<LineFieldProps>
  /** The author's preview: no autoplay. */
  isPreview?: boolean
  watched(from: number, to: number): void
}

/** A lesson step by step, or all of its steps as a page. */
export function StepLessonPlayer({
  lesson,
  startsAt,
  mark,
  voices,
  LineField,
  isPreview = false,
  watched,
}: Props) {
  const { steps, figure, workings } = lesson
  const [isPage, setPage] = useState(false)
  const [isZoomed, setZoomed] = useState(false)
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set())
  const [movedTo, setMovedTo] = useState<ReadonlyMap<number, number>>(new Map())
  const [speed, setSpeed] = useState(() => readPrivate<number>('steps-speed') ?? 1)
  const [wantsVoice, setWantsVoice] = useState(() => readPrivate<boolean>('steps-voice') ?? true)
  const hasPhoneVoice = useSyncExternalStore(watchVoices, () => localVoice(lesson.language) !== null)
  const voice = hasPhoneVoice || steps.some((step) => step.voice !== undefined)
  const frame = useRef<HTMLDivElement>(null)
  const hasVoice = wantsVoice && voice && !isPage
  const { index, isPlaying, isOver, play, pause, goTo } = usePlaying({
    ...{ lesson, voices, startsAt, speed, hasVoice, answered, watched, isPreview },
  })
  useCurrentInView(frame, index, isPage)
  useReadPage({ frame, lesson, isPage, watched })

  useEffect(() => {
    const starts = startsOf(lesson)
    const stepAt = (second: number) =>
      Math.max(
        0,
        starts.findLastIndex((start) => start <= second),
      )
    return showPlace({
      // A step may start at a fraction of a second: rounded down, the second would belong to the step before.
      second: () => Math.ceil(starts[index] ?? 0),
      textOf: (second) => m.steps_position({ step: stepAt(second) + 1, all: starts.length }),
      goTo(second) {
        setPage(false)
        goTo(stepAt(second))
      },
    })
  }, [lesson, index, goTo])

  const showPage = () => {
    pause()
    setPage(true)
  }
  /** The stored position is the one to show again, however far was read meanwhile. */
  const showSteps = () => {
    setPage(false)
    const start = startsOf(lesson)[index] ?? 0
    watched(start, start)
  }
  const marked = useMarkedSteps(lesson)
  const shown = isPage ? steps : steps.slice(0, index + 1)
  const before = steps.slice(0, isPage ? 0 : index).flatMap(({ shapes = [] }) => shapes).length
  const changeSpeed = () => {
    const next = playbackSpeeds[(playbackSpeeds.indexOf(speed as 1) + 1) % playbackSpeeds.length] ?? 1
    setSpeed(next)
    keepPrivate('steps-speed', next)
  }
  const [isFull, toggleFull] = useFullScreen(frame)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isPage) return
    const isControl = event.target instanceof HTMLElement && event.target.matches('input,button,select,a')
    if (event.target instanceof HTMLInputElement || (isControl && event.key === ' ')) return
    const acts: Record<string, () => void> = {
      ' ': isPlaying ? pause : play,
      k: isPlaying ? pause : play,
      ArrowLeft: () => goTo(index - 1),
      j: () => goTo(index - 1),
      ArrowRight: () => goTo(index + 1),
      l: () => goTo(index + 1),
      f: toggleFull,
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shorter way to its buttons, while the focus is inside
    <div
      ref={frame}
      className="step-lesson"
      data-page={isPage || undefined}
      data-drawing={(!isPage && draws(steps[index])) || undefined}
      onKeyDown={onKeyDown}
    >
      {!isPage && !voice && (
        <p className="step-voiceless">{m.steps_voice_missing({ language: localeNames[lesson.language] })}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys that play work from here */}
      <div className="step-sheet" tabIndex={0} role="group" aria-label={m.steps_region()}>
        {figure && (
          <StepFigure
            figure={figure}
            shapes={shown.flatMap(({ shapes = [] }) => shapes)}
            newFrom={before}
            moved={movedPoint(lesson, isPage ? steps.findIndex(isMove) : index, movedTo)}
            isZoomed={isZoomed}
          />
        )}
        <ol className="step-list" aria-live={hasVoice || isPage ? 'off' : 'polite'} aria-relevant="additions">
          {shown.map((step, at) => (
            <StepView
              // Steps have no name but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              {...{ step, index: at, workings, LineField }}
              isCurrent={!isPage && at === index}
              isAnswered={answered.has(at)}
              onMove={(to) => setMovedTo(new Map(movedTo).set(at, to))}
              onAnswered={() => setAnswered(new Set(answered).add(at))}
            />
          ))}
        </ol>
        {isOver && !isPage && (
          <p role="status" className="step-over">
            {m.steps_over()}
          </p>
        )}
        {mark !== null && (
          <p aria-hidden="true" className="step-owner">
            {mark}
          </p>
        )}
      </div>
      <div className="step-bar" role="toolbar" aria-label={m.player_controls()}>
        {!isPage && (
          <>
            <div className="step-dots" aria-hidden="true">
              {steps.map((step, at) => (
                <span
                  key={step.said}
                  data-state={at < index || isOver ? 'done' : at === index ? 'now' : undefined}
                  data-asked={marked.has(at) || undefined}
                />
              ))}
            </div>
            <div className="step-keys">
              <BarButton
                icon="chevron-left"
                label={m.steps_previous()}
                isOff={index === 0}
                onPress={() => goTo(index - 1)}
              />
              <button
                type="button"
                className="step-play"
                aria-label={isPlaying ? m.player_pause() : m.player_play()}
                onClick={isPlaying ? pause : play}
              >
                <Icon name={isPlaying ? 'pause' : 'play'} />
              </button>
              <BarButton
                icon="chevron-right"
                label={m.steps_next()}
                isOff={index === steps.length - 1}
                onPress={() => goTo(index + 1)}
              />
              <span className="step-count">{m.steps_position({ step: index + 1, all: steps.length })}</span>
              <button
                type="button"
                className="step-key"
                aria-label={`${m.player_speed()}: ${m.player_speed_times({ speed })}`}
                onClick={changeSpeed}
              >
                {m.player_speed_times({ speed })}
              </button>
              <BarButton
                icon="full-screen"
                label={isFull ? m.player_full_screen_leave() : m.player_full_screen()}
                onPress={toggleFull}
              />
            </div>
          </>
        )}
        <div className="step-keys">
          {!isPage && (
            <button
              type="button"
              className="step-key"
              aria-pressed={hasVoice}
              disabled={!voice}
              onClick={() => {
                setWantsVoice(!wantsVoice)
                keepPrivate('steps-voice', !wantsVoice)
              }}
            >
              {m.steps_voice()}
            </button>
          )}
          <button type="button" className="step-key" onClick={isPage ? showSteps : showPage}>
            {isPage ? m.steps_play() : m.steps_read()}
          </button>
          {figure && (
            <button
              type="button"
              className="step-key"
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
            >
              {m.steps_zoom()}
            </button>
          )}
          {isPage && (
            <button type="button" className="step-key" onClick={() => print()}>
              {m.steps_print()}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Steps with answered questions; they are listed below the lesson. */
function useMarkedSteps(lesson: DrawnLesson): ReadonlySet<number> {
  const marks = useShownMarks()
  const starts = startsOf(lesson)
  return new Set(marks.map((second) => starts.findLastIndex((start) => start <= second)))
}

type BarButtonProps = { icon: IconName; label: string; isOff?: boolean; onPress(): void }

function BarButton({ icon, label, isOff = false, onPress }: BarButtonProps) {
  return (
    <button type="button" className="step-key" aria-label={label} disabled={isOff} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

/** Keeps the current step above the controls. */
function useCurrentInView(frame: RefObject<HTMLElement | null>, index: number, isPage: boolean): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isPage) return
    const step = frame.current?.querySelector(`[data-step="${index}"]`)
    // In a preview inside a phone frame, only the frame scrolls.
    const phone = frame.current?.closest('[data-phone]')
    if (phone && step) phone.scrollTop += step.getBoundingClientRect().top - phone.getBoundingClientRect().top
    else if (!isFirst.current || index > 0) step?.scrollIntoView({ block: 'nearest' })
    isFirst.current = false
  }, [frame, index, isPage])
}
