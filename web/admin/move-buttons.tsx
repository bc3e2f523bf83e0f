import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'

type Props = {
  /** What the row is called. */
  name: string
  id: string
  onStep(by: -1 | 1): void
  /** Without it there is no handle for a mouse. */
  onDrag?: (isDragged: boolean) => void
}

const button =
  'grid size-11 cursor-pointer place-items-center rounded-ctl border border-rule bg-card text-ink-2 hover:bg-sunk'

/** The handle of a row for a mouse, and its two buttons for everybody. */
export function MoveButtons({ name, id, onStep, onDrag }: Props) {
  return (
    <div className="flex gap-1">
      {onDrag !== undefined && (
        <span
          aria-hidden="true"
          draggable
          className="grid h-11 w-7 cursor-grab place-items-center text-ink-3 select-none"
          data-handle={id}
          onDragStart={(event) => {
            event.stopPropagation()
            event.dataTransfer.effectAllowed = 'move'
            // Some browsers drag nothing that carries no data.
            event.dataTransfer.setData('text/plain', name)
            onDrag(true)
          }}
          onDragEnd={() => onDrag(false)}
        >
          <Icon name="menu" />
        </span>
      )}
      <button
        type="button"
        data-step={`${id}:-1`}
        className={button}
        aria-label={m.admin_course_move_up({ name })}
        onClick={() => onStep(-1)}
      >
        <span className="rotate-180">
          <Icon name="chevron-down" size={18} />
        </span>
      </button>
      <button
        type="button"
        data-step={`${id}:1`}
        className={button}
        aria-label={m.admin_course_move_down({ name })}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-down" size={18} />
      </button>
    </div>
  )
}
