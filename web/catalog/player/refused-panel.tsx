import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { useLoaded } from '../../use-loaded.ts'
import type { Video } from './shown-video.ts'

type Props = {
  refused: Extract<Video, { state: 'refused' }>
  onTryAgain(instead?: readonly string[]): void
}

/** Why a video does not play, and what can be done about it. */
export function RefusedPanel({ refused: { reason, text }, onTryAgain }: Props) {
  return (
    <div role="alert" className="player-panel">
      <p>{text}</p>
      {reason === 'too-many' && <OtherDevices onStop={(id) => onTryAgain([id])} />}
      {reason === 'stopped' && <Button onClick={() => onTryAgain()}>{m.player_play_here()}</Button>}
      {reason !== 'stopped' && (
        <Button
          {...(reason === 'too-many' && { variant: 'quiet', className: 'player-quiet' })}
          onClick={() => onTryAgain()}
        >
          {m.layout_try_again()}
        </Button>
      )}
    </div>
  )
}

/** The account's active playbacks, each with a button that stops it for this one. */
function OtherDevices({ onStop }: { onStop(id: string): void }) {
  const playbacks = useLoaded('getPlaybacks', {}).data ?? []
  return (
    <ul className="player-devices">
      {playbacks.map(({ id, device, lessonTitle }) => (
        <li key={id}>
          <span>
            <b>{device === '' ? m.player_device_unknown() : device}</b>
            <span>{lessonTitle}</span>
          </span>
          <Button size="dense" className="min-h-11" onClick={() => onStop(id)}>
            {m.player_stop_and_play()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
