import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { askFile, askFilm, type FilmAnswer, type FilmSource, type Refusal } from './ask-film.ts'
import type { Opening } from './film-opening.ts'
import { keepChoice, type QualityChoice, startingChoice } from './quality-choice.ts'

export type Film =
  | { state: 'loading' }
  /** `startsAt` in seconds: where a lesson goes on, and a renewed link or another file. */
  | { state: 'ready'; source: FilmSource; startsAt: number; isPlaying: boolean }
  | { state: 'refused'; reason: Refusal; text: string }

export type Place = { seconds: number; isPlaying: boolean }

/** A link is renewed this long before it ends, while what was fetched with it still plays. */
const renewedBeforeMilliseconds = 60_000

/** The film of a lesson: asked for once, again in another file, and once more when its link has run out. */
export function useFilm({ video, stream, startsAt, playback }: Opening) {
  const [film, setFilm] = useState<Film>({ state: 'loading' })
  const [choice, setChoice] = useState(startingChoice)
  const chosen = useRef(choice)
  const renewals = useRef(0)
  const place = useRef<Place>({ seconds: 0, isPlaying: true })
  const questions = useRef(0)

  const show = useCallback(
    async (question: Promise<FilmAnswer>) => {
      questions.current += 1
      const number = questions.current
      const answer = await question
      // Something else was asked for while this answer was on its way.
      if (number !== questions.current) return
      playback.id = answer.state === 'ready' ? answer.source.playbackId : null
      if (answer.state === 'refused') return setFilm(answer)
      const { seconds, isPlaying } = place.current
      setFilm({ state: 'ready', source: answer.source, startsAt: seconds, isPlaying })
    },
    [playback],
  )

  const ask = useCallback(
    (instead: readonly string[] = []) => show(askFilm({ video, choice: chosen.current, instead })),
    [show, video],
  )

  useEffect(() => {
    const failed: FilmAnswer = { state: 'refused', reason: 'failed', text: m.player_failed() }
    const first = askFilm({ video, choice: chosen.current, stream }).catch(() => failed)
    const atItsPlace = Promise.all([first, startsAt]).then(([answer, seconds]) => {
      place.current = { seconds, isPlaying: true }
      return answer
    })
    void show(atItsPlace)
    return () => {
      questions.current += 1
    }
  }, [show, video, stream, startsAt])

  const stop = useCallback(() => {
    questions.current += 1
    playback.id = null
    setFilm({ state: 'refused', reason: 'stopped', text: m.player_stopped() })
  }, [playback])

  const source = film.state === 'ready' ? film.source : null
  useEffect(() => {
    if (source?.kind !== 'stream') return
    const left = Date.parse(source.expiresAt) - Date.now() - renewedBeforeMilliseconds
    const own = source.playbackId === null ? [] : [source.playbackId]
    const timer = setTimeout(() => void ask(own), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [ask, source])

  return {
    film,
    choice,
    choose(next: QualityChoice, at: Place) {
      chosen.current = next
      keepChoice(next)
      setChoice(next)
      if (source?.kind !== 'file') return
      renewals.current = 0
      place.current = at
      void show(askFile({ video, choice: next }))
    },
    /** The film stopped with an error: a link that ran out is replaced, anything else is said. */
    recover(at: Place) {
      const hasEnded = source !== null && Date.now() >= Date.parse(source.expiresAt)
      place.current = at
      if (renewals.current > 0 && !hasEnded)
        return setFilm({ state: 'refused', reason: 'failed', text: m.player_failed() })
      renewals.current += 1
      void ask(source?.playbackId == null ? [] : [source.playbackId])
    },
    /** The lesson went on elsewhere. */
    stopAt(at: Place) {
      place.current = at
      stop()
    },
    /** Asks again, at the place that was reached. `instead` names playbacks that end with it. */
    tryAgain(instead: readonly string[] = []) {
      renewals.current = 0
      place.current = { ...place.current, isPlaying: true }
      setFilm({ state: 'loading' })
      void ask(instead)
    },
  }
}
