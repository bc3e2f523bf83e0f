import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { Dragged, OutlineActions } from './outline.ts'

type Props = { name: string; row: Dragged; actions: OutlineActions }

const button =
  'grid size-11 cursor-pointer place-items-center rounded-ctl border border-rule bg-card text-ink-2 hover:bg-sunk'

/** The handle of a row for a mouse, and its two buttons for everybody. */
export function MoveButtons({ name, row, actions }: Props) {
  return (
    <div className="flex gap-1">
      <span
        aria-hidden="true"
        draggable
        className="grid h-11 w-7 cursor-grab place-items-center text-ink-3 select-none"
        data-handle={row.id}
        onDragStart={(event) => {
          event.stopPropagation()
          event.dataTransfer.effectAllowed = 'move'
          // Some browsers drag nothing that carries no data.
          event.dataTransfer.setData('text/plain', name)
          actions.drag(row)
        }}
        onDragEnd={() => actions.drag(null)}
      >
        <Icon name="menu" />
      </span>
      <button
        type="button"
        data-step={`${row.id}:-1`}
        className={button}
        aria-label={m.admin_course_move_up({ name })}
        onClick={() => actions.step(row, -1)}
      >
        <span className="rotate-180">
          <Icon name="chevron-down" size={18} />
        </span>
      </button>
      <button
        type="button"
        data-step={`${row.id}:1`}
        className={button}
        aria-label={m.admin_course_move_down({ name })}
        onClick={() => actions.step(row, 1)}
      >
        <Icon name="chevron-down" size={18} />
      </button>
    </div>
  )
}
