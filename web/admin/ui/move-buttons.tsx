import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  /** Name of the row. */
  name: string
  id: string
  onStep(by: -1 | 1): void
  /** Without it there is no drag handle. */
  onDrag?: (isDragged: boolean) => void
}

const button =
  'grid size-11 cursor-pointer place-items-center rounded-ctl border border-rule bg-card text-ink-2 hover:bg-sunk'

/** The drag handle of a row, and its two buttons for everybody. */
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
            // Some browsers do not drag without data.
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
