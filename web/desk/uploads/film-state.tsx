import { useState } from 'react'
import type { TranscodeReason } from '../../../domain/lessons/rungs.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { megabytesText } from '../../ui/file-size.ts'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { askAgain, type FilmState, useFilmState } from './film-states.ts'

/** How far a film has come on its way to phones, in words; it follows by itself. */
export function FilmStateText({ mediaId }: { mediaId: string }) {
  const film = useFilmState(mediaId)
  if (film === null) return null
  const isFailed = film.state === 'failed'
  return (
    <span className={`block text-sm tabular-nums ${isFailed ? 'font-medium text-bad' : 'text-ink-2'}`}>
      {stateText(film)}
      {film.isChangingKey && <span className="block">{m.desk_film_key_changing()}</span>}
      {film.state === 'working' && (
        <progress
          className="bar mt-1 block h-2 w-full max-w-60"
          max={100}
          value={film.progress}
          aria-label={m.desk_film_working({ percent: film.progress })}
        />
      )}
    </span>
  )
}

/** Has a film prepared once more that failed, or that is ready already. */
export function PrepareAgain({ mediaId, name }: { mediaId: string; name: string }) {
  const film = useFilmState(mediaId)
  const [isBusy, setBusy] = useState(false)
  if (film?.state !== 'failed' && film?.state !== 'done') return null

  async function prepare(): Promise<void> {
    setBusy(true)
    const answer = await send('prepareFilm', { mediaId })
    setBusy(false)
    if (answer.success) toast.success(answer.message)
    else toast.error(answer.message || m.desk_no_line())
    askAgain()
  }

  return (
    <Button
      variant={film.state === 'failed' ? 'secondary' : 'quiet'}
      size="dense"
      isBusy={isBusy}
      aria-label={m.desk_film_prepare_named({ name })}
      onClick={() => void prepare()}
    >
      {m.desk_film_prepare()}
    </Button>
  )
}

/** Asks for another key of a film that is ready. */
export function ChangeKey({ mediaId, name, onAsk }: { mediaId: string; name: string; onAsk(): void }) {
  const film = useFilmState(mediaId)
  if (film === null || film.rungs.length === 0 || film.isChangingKey) return null
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-haspopup="dialog"
      aria-label={m.desk_film_key_named({ name })}
      onClick={onAsk}
    >
      {m.desk_film_key()}
    </Button>
  )
}

function stateText(film: FilmState): string {
  if (film.state === 'waiting') return m.desk_film_waiting()
  if (film.state === 'working') return m.desk_film_working({ percent: film.progress })
  if (film.state === 'failed') return m.desk_film_failed({ reason: reasonText(film.reason) })
  const pictures = film.rungs.filter(({ rung }) => rung !== 'audio')
  const sizes = pictures.map(({ byteCount }) => byteCount)
  const [only, ...more] = pictures
  if (only !== undefined && more.length === 0)
    return m.desk_film_ready_one({ size: only.rung, weight: megabytesText(only.byteCount) })
  return m.desk_film_ready({
    least: pictures[0]?.rung ?? '',
    most: pictures.at(-1)?.rung ?? '',
    smallest: megabytesText(Math.min(...sizes)),
    largest: megabytesText(Math.max(...sizes)),
  })
}

function reasonText(reason: TranscodeReason | null): string {
  const texts: Record<TranscodeReason, () => string> = {
    desk_film_broken: m.desk_film_broken,
    desk_film_gone: m.desk_film_gone,
    desk_film_no_tools: m.desk_film_no_tools,
    desk_film_disk_full: m.desk_film_disk_full,
    desk_film_trouble: m.desk_film_trouble,
  }
  return reason === null ? m.desk_film_trouble() : texts[reason]()
}
