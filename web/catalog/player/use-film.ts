import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Video } from '../course-facts.ts'
import { askFile, askFilm, type FilmAnswer, type FilmSource } from './ask-film.ts'
import { keepChoice, type QualityChoice, startingChoice } from './quality-choice.ts'

export type Film =
  | { state: 'loading' }
  /** `startsAt` in seconds: where a renewed link or another file goes on. */
  | { state: 'ready'; source: FilmSource; startsAt: number; isPlaying: boolean }
  | { state: 'refused'; reason: 'too-many' | 'locked' | 'failed'; text: string }

export type Place = { seconds: number; isPlaying: boolean }

/** The film of a lesson: asked for once, again in another file, and once more when its link has run out. */
export function useFilm(video: Video) {
  const [film, setFilm] = useState<Film>({ state: 'loading' })
  const [choice, setChoice] = useState(startingChoice)
  const chosen = useRef(choice)
  const renewals = useRef(0)
  const place = useRef<Place>({ seconds: 0, isPlaying: true })
  const questions = useRef(0)

  const show = useCallback(async (question: Promise<FilmAnswer>) => {
    questions.current += 1
    const number = questions.current
    const answer = await question
    // Something else was asked for while this answer was on its way.
    if (number !== questions.current) return
    if (answer.state === 'refused') return setFilm(answer)
    const { seconds, isPlaying } = place.current
    setFilm({ state: 'ready', source: answer.source, startsAt: seconds, isPlaying })
  }, [])

  const ask = useCallback(
    (instead: readonly string[] = []) => show(askFilm({ video, choice: chosen.current, instead })),
    [show, video],
  )

  useEffect(() => {
    void ask()
  }, [ask])

  return {
    film,
    choice,
    choose(next: QualityChoice, at: Place) {
      chosen.current = next
      keepChoice(next)
      setChoice(next)
      if (film.state !== 'ready' || film.source.kind !== 'file') return
      renewals.current = 0
      place.current = at
      void show(askFile({ video, choice: next }))
    },
    /** The film stopped with an error: a link that ran out is replaced, anything else is said. */
    recover(at: Place) {
      const hasEnded = film.state === 'ready' && Date.now() >= Date.parse(film.source.expiresAt)
      place.current = at
      if (renewals.current > 0 && !hasEnded)
        return setFilm({ state: 'refused', reason: 'failed', text: m.player_failed() })
      renewals.current += 1
      void ask(film.state === 'ready' && film.source.playbackId !== null ? [film.source.playbackId] : [])
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
