import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'

type Props = { icon: IconName; label: string; children: ReactNode }

/** A button of the control bar with the list it opens: above or below it, on a phone from the foot of the screen. */
export function PlayerMenu({ icon, label, children }: Props) {
  const id = useId()
  const anchor = `--player-${icon}`
  return (
    <>
      <button
        type="button"
        className="player-button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        style={{ anchorName: anchor }}
      >
        <Icon name={icon} size={24} />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="player-menu"
        style={{ positionAnchor: anchor }}
      >
        {children}
      </div>
    </>
  )
}
