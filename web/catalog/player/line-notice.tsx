import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import type { Line } from './stream-player.ts'

/** The video waits for the line or for its store: it goes on by itself, and at once when asked to. */
export function LineNotice({ line, onRetry }: { line: Exclude<Line, 'good'>; onRetry(): void }) {
  return (
    <div className="player-panel player-notice">
      <p role="status">{line === 'lost' ? m.player_line_lost() : m.player_store_down()}</p>
      <Button size="dense" className="min-h-11" onClick={onRetry}>
        {m.player_try_again()}
      </Button>
    </div>
  )
}
