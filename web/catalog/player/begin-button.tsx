import { m } from '../../../domain/messages/compiled/messages.js'

/**
 * Begins a video that is there and stands still: browsers let nothing be heard that nobody has pressed, as
 * where a lesson follows another by itself.
 */
export function BeginButton({ onPress }: { onPress(): void }) {
  return (
    <button type="button" className="player-begin" aria-label={m.player_play()} onClick={onPress}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-8">
        <path d="M4 1.5v13l10.5-6.5z" fill="currentColor" />
      </svg>
    </button>
  )
}
