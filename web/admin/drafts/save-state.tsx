import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import type { AnyDraft, Autosave, SaveState } from './autosave.ts'

type Props<Draft extends AnyDraft> = { state: SaveState<Draft>; autosave: Autosave<Draft> }

/** Whether the input is saved, and where it is kept until then. */
export function SaveStateText<Draft extends AnyDraft>({ state, autosave }: Props<Draft>) {
  const isTrouble = state.kind === 'lost' || state.kind === 'refused' || state.kind === 'conflict'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p
        role="status"
        className={`flex items-center gap-1.5 text-small ${isTrouble ? 'font-semibold text-bad' : 'text-ink-2'}`}
      >
        <Icon name={isTrouble ? 'alert' : state.kind === 'saved' ? 'check' : 'clock'} size={18} />
        {textOf(state)}
      </p>
      {(state.kind === 'lost' || state.kind === 'refused') && (
        <SmallButton label={m.admin_try_again()} onClick={() => void autosave.flush()} />
      )}
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
})

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null
        ? m.admin_draft_saved()
        : m.admin_draft_saved_at({ time: clock.format(new Date(state.at)) })
    case 'waiting':
    case 'saving':
      return m.admin_draft_saving()
    case 'lost':
      return m.admin_draft_lost()
    case 'refused':
      return m.admin_draft_not_saved({ reason: state.message })
    case 'conflict':
      return m.admin_draft_not_saved_conflict()
  }
}
