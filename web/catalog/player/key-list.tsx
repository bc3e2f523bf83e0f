import { m } from '../../../domain/messages/compiled/messages.js'
import { Dialog } from '../../ui/dialog.tsx'

/** The keyboard shortcuts that work while the focus is in the player. */
export function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const keys: [keys: string[], text: string][] = [
    [['Space', 'K'], m.player_key_play()],
    [['J', 'L'], m.player_key_ten()],
    [['←', '→'], m.player_key_five()],
    [['↑', '↓'], m.player_volume()],
    [['M'], m.player_mute()],
    [['C'], m.player_captions()],
    [['F'], m.player_full_screen()],
    [['<', '>'], m.player_speed()],
    [['0', '9'], m.player_key_jump()],
    [['N', 'P'], m.player_lessons()],
    [['?'], m.player_keys()],
  ]
  return (
    <Dialog title={m.player_keys()} isOpen={isOpen} onClose={onClose}>
      <p className="mb-3 text-ink-2">{m.player_keys_where()}</p>
      <dl className="player-keys">
        {keys.map(([names, text]) => (
          <div key={text}>
            <dt>
              {names.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
