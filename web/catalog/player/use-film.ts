import { useCallback, useEffect, useRef, useState } from 'react'
import type { getPresignedFile } from '../../../domain/catalog/contract.ts'
import type { ItemQuality } from '../../../domain/catalog/rules.ts'
import type { CallOutput } from '../../../domain/contract.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { keepQuality, startingQuality } from './film-quality.ts'

export type FilmLink = CallOutput<typeof getPresignedFile>

export type Film =
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  /** `startsAt` in seconds: where a renewed link or another quality goes on. */
  | { state: 'ready'; link: FilmLink; quality: ItemQuality; startsAt: number; isPlaying: boolean }

type Place = { seconds: number; isPlaying: boolean }

/** The signed link of a film: asked for once, again in another quality, and once more when it has run out. */
export function useFilm(file: string) {
  const [film, setFilm] = useState<Film>({ state: 'loading' })
  const renewals = useRef(0)
  const last = useRef<{ quality: ItemQuality; place: Place }>({
    quality: startingQuality(),
    place: { seconds: 0, isPlaying: true },
  })

  const ask = useCallback(
    async (quality: ItemQuality, place: Place) => {
      last.current = { quality, place }
      const answer = await send('getPresignedFile', { file, quality })
      // Another quality was chosen while this answer was on its way.
      if (last.current.quality !== quality) return
      if (!answer.success) return setFilm({ state: 'failed', text: answer.message || m.player_failed() })
      setFilm({
        state: 'ready',
        link: answer.data,
        quality,
        startsAt: place.seconds,
        isPlaying: place.isPlaying,
      })
    },
    [file],
  )

  useEffect(() => {
    void ask(startingQuality(), { seconds: 0, isPlaying: true })
  }, [ask])

  return {
    film,
    chooseQuality(quality: ItemQuality, place: Place) {
      keepQuality(quality)
      renewals.current = 0
      void ask(quality, place)
    },
    /** The film stopped with an error: a link that ran out is replaced, anything else is said. */
    recover(place: Place) {
      const hasEnded = film.state === 'ready' && Date.now() >= Date.parse(film.link.expiresAt)
      last.current.place = place
      if (renewals.current > 0 && !hasEnded) return setFilm({ state: 'failed', text: m.player_failed() })
      renewals.current += 1
      void ask(last.current.quality, place)
    },
    tryAgain() {
      renewals.current = 0
      setFilm({ state: 'loading' })
      void ask(last.current.quality, { ...last.current.place, isPlaying: true })
    },
  }
}
