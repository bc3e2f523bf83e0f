import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react'
import { maskPhone } from '../../../domain/accounts/rules.ts'
import { markStrip } from '../../../domain/lessons/rules.ts'

type Props = { phone: string; children: ReactNode }

const blurMilliseconds = 1000
const markMovesEveryMilliseconds = 8000

/**
 * Protects the video of a paid lesson (specification, section 2): no context menu and no saving, a second of blur on a
 * screenshot, and a moving watermark with the student's masked phone. Nothing outside the player is affected, and no
 * keys but these two.
 */
export function LessonGuard({ phone, children }: Props) {
  const isBlurred = useScreenshotBlur()
  return (
    // It only stops events that reach it from the video inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here can be pressed
    <div
      data-guarded=""
      data-blurred={isBlurred || undefined}
      className="relative size-full bg-board data-blurred:blur-xl"
      onContextMenu={refuse}
      onKeyDown={refuseSaving}
      onDragStart={refuse}
    >
      {children}
      <MovingMark text={maskPhone(phone)} />
    </div>
  )
}

/** The mark moves by itself, also while the video is paused. */
function MovingMark({ text }: { text: string }) {
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStep((last) => last + 1), markMovesEveryMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return (
    <span
      aria-hidden="true"
      data-mark=""
      className="pointer-events-none absolute rounded bg-black/25 px-1.5 text-sm text-white/60 tabular-nums select-none"
      style={markPlace(step)}
    >
      {text}
    </span>
  )
}

/** True for a second after PrintScreen. The key is not blocked: its picture shows the blur. */
function useScreenshotBlur(): boolean {
  const [isBlurred, setBlurred] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function blur(event: globalThis.KeyboardEvent) {
      if (event.key !== 'PrintScreen') return
      setBlurred(true)
      clearTimeout(timer)
      timer = setTimeout(() => setBlurred(false), blurMilliseconds)
    }
    // Some systems report this key only on keyup.
    addEventListener('keydown', blur)
    addEventListener('keyup', blur)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', blur)
      removeEventListener('keyup', blur)
    }
  }, [])
  return isBlurred
}

function refuse(event: SyntheticEvent): void {
  event.preventDefault()
}

function refuseSaving(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') event.preventDefault()
}

/** Fractions of the width, in sequence. */
const places = [0.04, 0.66, 0.34, 0.5, 0.18]

/** Position of the watermark at a step: never over the controls or the writing area of a board. */
function markPlace(step: number): CSSProperties {
  const left = places[step % places.length] ?? 0
  return { top: `${markStrip.top * 100}%`, left: `${left * 100}%`, lineHeight: `${markStrip.heightInPx}px` }
}
