import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import type { Video } from '../course-facts.ts'

type Props = { previous: Video | null; next: Video | null; onPlay(video: Video): void }

/** The way to the lesson before and the one after. */
export function LessonButtons({ previous, next, onPlay }: Props) {
  if (previous === null && next === null) return null
  return (
    <nav aria-label={m.player_lessons()} className="ml-auto flex flex-wrap justify-end gap-3">
      {previous && (
        <Button variant="secondary" onClick={() => onPlay(previous)} title={previous.title}>
          <span aria-hidden="true">←</span> {m.player_previous()}
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={() => onPlay(next)} title={next.title}>
          {m.player_next()} <span aria-hidden="true">→</span>
        </Button>
      )}
    </nav>
  )
}
