import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { stepText } from './start-upload.ts'
import { clearTray, isUnderWay, removeFromTray, type TrayEntry } from './tray.ts'

/** Uploads in progress, at the edge of every screen. */
export function UploadTray({ entries }: { entries: readonly TrayEntry[] }) {
  const [isOpen, setOpen] = useState(true)
  const under = entries.filter(({ view }) => isUnderWay(view)).length
  const failed = entries.filter(({ view }) => view.step === 'failed').length
  const done = entries.length - under - failed

  return (
    <aside
      aria-label={m.admin_tray()}
      className="fixed right-3 bottom-3 z-20 grid w-[min(380px,calc(100vw-24px))] gap-2 rounded-card border border-rule bg-card p-3 shadow-2 print:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {m.admin_tray_count({ done, count: entries.length })}
          {failed > 0 && <span className="text-bad"> · {m.admin_tray_failed({ failed })}</span>}
        </p>
        <div className="flex gap-2">
          <SmallButton
            label={isOpen ? m.admin_tray_fold() : m.admin_tray_unfold()}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          {under === 0 && <SmallButton label={m.ui_close()} onClick={clearTray} />}
        </div>
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        <ul tabIndex={0} aria-label={m.admin_tray()} className="grid max-h-[40vh] gap-2 overflow-y-auto">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </aside>
  )
}

function Row({ entry: { id, file, view } }: { entry: TrayEntry }) {
  return (
    <li className="flex items-center gap-2 text-small">
      <span className={view.step === 'done' ? 'text-ok' : view.step === 'failed' ? 'text-bad' : 'text-ink-2'}>
        <Icon name={view.step === 'done' ? 'check' : view.step === 'failed' ? 'alert' : 'clock'} />
      </span>
      <div className="min-w-0 grow leading-tight">
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        {view.step === 'sending' && (
          <progress
            className="bar h-1.5 w-full"
            max={file.size}
            value={view.sentBytes}
            aria-label={m.admin_upload_progress({ name: file.name })}
          />
        )}
        <p className="text-ink-2">{view.step === 'failed' ? view.reason : stepText(view)}</p>
      </div>
      {view.step === 'failed' && view.again !== null && (
        <SmallButton label={m.admin_try_again()} of={file.name} variant="secondary" onClick={view.again} />
      )}
      {view.step !== 'done' && view.step !== 'checking' && (
        <button
          type="button"
          className="grid size-11 shrink-0 cursor-pointer place-items-center text-ink-2"
          aria-label={m.admin_upload_remove_named({ name: file.name })}
          onClick={() => removeFromTray(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
