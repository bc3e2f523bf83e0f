import { type ReactNode, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRunning } from '../../ui/use-running.ts'

type Props = {
  title: string
  /** The consequences, with the name of the subject. */
  lead: string
  /** Label of the button; defaults to the title. */
  confirm?: string
  isOpen: boolean
  onClose(): void
  act(): Promise<unknown>
}

/** Asks for confirmation of an action; it closes once the action has finished. */
function ConfirmDialog({ title, lead, confirm = title, isOpen, onClose, act }: Props) {
  const [isBusy, run] = useRunning()

  async function doIt(): Promise<void> {
    await act()
    onClose()
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p className="mb-4 wrap-anywhere">{lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void run(doIt)}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.admin_cancel()}
        </Button>
      </div>
    </Dialog>
  )
}

export type Question = Omit<Props, 'isOpen' | 'onClose'>

/** Confirmation dialog: `ask` opens it; render `dialog` anywhere in the screen. */
export function useConfirmDialog(): { ask(question: Question): void; dialog: ReactNode } {
  const [latest, setLatest] = useState<{ question: Question; number: number; isOpen: boolean } | null>(null)
  return {
    ask(question) {
      setLatest((before) => ({ question, number: (before?.number ?? 0) + 1, isOpen: true }))
    },
    // Closed, not unmounted: the browser then restores the focus. A late result of a dismissed dialog must not close a
    // newer one.
    dialog: latest !== null && (
      <ConfirmDialog
        key={latest.number}
        {...latest.question}
        isOpen={latest.isOpen}
        onClose={() => setLatest((now) => (now?.number === latest.number ? { ...now, isOpen: false } : now))}
      />
    ),
  }
}
