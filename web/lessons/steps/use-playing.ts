import { useCallback, useEffect, useRef, useState } from 'react'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { localVoice, playRecording, speak } from './voice.ts'

const tickMs = 250
/** A busy or sleeping browser ticks late: longer gaps were not watched. */
const longestTickMs = 1500
/** The voice of some phones never reports its end: wait this multiple of the step's time. */
const timesWithVoice = 2
const secondsAfterVoice = 0.8
/** Seconds left of a step once its question was answered, to show what was right. */
const secondsAfterAnswer = 5
const longestReport = 10

type Options = {
  lesson: DrawnLesson
  voices: Readonly<Record<string, string>>
  startsAt: number
  /** Do not autoplay. */
  isPreview: boolean
  speed: number
  hasVoice: boolean
  /** Steps whose question was answered or skipped. */
  answered: ReadonlySet<number>
  /** Seconds of the lesson that were watched; equal values only report the position. */
  watched(from: number, to: number): void
}

export type Playing = {
  index: number
  isPlaying: boolean
  /** The last step has ended. */
  isOver: boolean
  play(): void
  pause(): void
  goTo(index: number): void
}

/** Start of each step, in seconds from the beginning of the lesson. */
export function startsOf({ steps }: DrawnLesson): number[] {
  let sum = 0
  return steps.map(({ seconds }) => {
    const start = sum
    sum += seconds
    return start
  })
}

/**
 * Plays a lesson: a step ends when the voice has read it, at most after twice its expected time; without a voice, at
 * its expected time; with a question, when that was answered.
 */
export function usePlaying({
  lesson,
  voices,
  startsAt,
  isPreview,
  speed,
  hasVoice,
  answered,
  watched,
}: Options): Playing {
  const { steps, language } = lesson
  const [index, setIndex] = useState(startsAt)
  const [isPlaying, setPlaying] = useState(!isPreview)
  const [isOver, setOver] = useState(false)
  const elapsed = useRef(0)
  const starts = useRef(startsOf(lesson))
  const report = useRef(watched)
  report.current = watched
  const isAsking = steps[index]?.question !== undefined && !answered.has(index)

  const goTo = useCallback(
    (next: number) => {
      const at = Math.min(Math.max(0, next), steps.length - 1)
      elapsed.current = 0
      setOver(false)
      setIndex(at)
      const start = starts.current[at] ?? 0
      report.current(start, start)
    },
    [steps],
  )

  const note = useCallback((at: number, from: number, to: number) => {
    const start = starts.current[at] ?? 0
    for (let second = from; second < to; second += longestReport)
      report.current(start + second, start + Math.min(to, second + longestReport))
  }, [])

  /** The step is over: all of it counts as watched. */
  const end = useCallback(() => {
    const seconds = steps[index]?.seconds ?? 0
    note(index, elapsed.current, seconds)
    if (index === steps.length - 1) {
      setPlaying(false)
      setOver(true)
      return
    }
    elapsed.current = 0
    setIndex(index + 1)
  }, [index, steps, note])

  // Once a question is answered its step counts, except for the time still shown.
  const askedAt = useRef(isAsking ? index : null)
  useEffect(() => {
    if (askedAt.current === index && !isAsking) {
      const rest = (steps[index]?.seconds ?? 0) - secondsAfterAnswer
      note(index, elapsed.current, rest)
      elapsed.current = Math.max(elapsed.current, rest)
    }
    askedAt.current = isAsking ? index : null
  }, [isAsking, index, steps, note])

  const isSpeaking = useRef(false)
  useEffect(() => {
    if (!hasVoice || !isPlaying || elapsed.current > 1) return
    // A teacher's recording is preferred to the phone's voice.
    const recording = voices[steps[index]?.voice ?? '']
    const voice = recording === undefined ? localVoice(language as Locale) : null
    if (recording === undefined && voice === null) return
    isSpeaking.current = true
    const onEnd = () => {
      isSpeaking.current = false
      // Wait for the answer, then a moment to look.
      const seconds = (steps[index]?.seconds ?? 0) - secondsAfterVoice
      if (steps[index]?.question === undefined && elapsed.current < seconds) {
        note(index, elapsed.current, seconds)
        elapsed.current = seconds
      }
    }
    const onFail = () => {
      // The step ends at its time.
      isSpeaking.current = false
    }
    const stop =
      voice === null
        ? playRecording(recording ?? '', { speed, onEnd, onFail })
        : speak(steps[index]?.said ?? '', { voice, speed, onEnd })
    return () => {
      isSpeaking.current = false
      stop()
    }
  }, [hasVoice, isPlaying, index, language, speed, steps, voices, note])

  useEffect(() => {
    if (!isPlaying || isAsking) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = Math.min(now - last, longestTickMs)
      last = now
      const seconds = steps[index]?.seconds ?? 0
      const before = elapsed.current
      elapsed.current = before + (passed / 1000) * speed
      note(index, before, Math.min(elapsed.current, seconds))
      const most = isSpeaking.current ? seconds * timesWithVoice : seconds
      if (elapsed.current >= most) end()
    }, tickMs)
    return () => clearInterval(timer)
  }, [isPlaying, isAsking, index, speed, steps, note, end])

  const play = useCallback(() => {
    if (isOver) goTo(0)
    setPlaying(true)
  }, [isOver, goTo])
  return { index, isPlaying, isOver, play, pause: () => setPlaying(false), goTo }
}
