import { useEffect, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import type { Video } from '../course-facts.ts'

type Props = {
  next: Video
  /** False with data saving: the next lesson waits for a press. */
  startsByItself: boolean
  onPlay(video: Video): void
  onCancel(): void
}

const waitSeconds = 5

/** At the end of a lesson: the next one, which starts after five seconds unless cancelled. */
export function NextCard({ next, startsByItself, onPlay, onCancel }: Props) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  useEffect(() => {
    if (!startsByItself) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [startsByItself])
  useEffect(() => {
    if (secondsLeft <= 0) onPlay(next)
  }, [secondsLeft, next, onPlay])
  return (
    <div className="player-panel">
      <p role="status" className="font-semibold">
        {m.player_next_named({ title: next.title })}
      </p>
      {/* Announced once by the line above: a number announced every second is noise. */}
      {startsByItself && (
        <p aria-hidden="true" className="tabular-nums">
          {m.player_next_in({ seconds: Math.max(0, secondsLeft) })}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => onPlay(next)}>{m.player_next_now()}</Button>
        <Button variant="quiet" className="player-quiet" onClick={onCancel}>
          {m.player_cancel()}
        </Button>
      </div>
    </div>
  )
}
