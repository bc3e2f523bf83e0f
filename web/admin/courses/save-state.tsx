import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { clockText } from './labels.ts'
import type { SaveState } from './use-draft.ts'

/** Whether what was written is saved, and where it is while it is not. */
export function SaveStateText({ state }: { state: SaveState }) {
  const isTrouble = state.kind === 'lost' || state.kind === 'refused' || state.kind === 'conflict'
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-small ${isTrouble ? 'font-semibold text-bad' : 'text-ink-2'}`}
    >
      <Icon name={isTrouble ? 'alert' : state.kind === 'saved' ? 'check' : 'clock'} size={18} />
      {textOf(state)}
    </p>
  )
}

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null
        ? m.admin_course_all_saved()
        : m.admin_course_saved_at({ time: clockText(state.at) })
    case 'waiting':
    case 'saving':
      return m.admin_course_saving()
    case 'lost':
      return m.admin_course_line_lost()
    case 'refused':
      return m.admin_course_not_saved({ reason: state.message })
    case 'conflict':
      return m.admin_course_not_saved_conflict()
  }
}
