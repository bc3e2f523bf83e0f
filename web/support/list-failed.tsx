import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'

type ListFailedProps = {
  title: string
  /** What the server said, if it said anything. */
  message: string
  onRetry(): Promise<void>
}

/** A part whose content could not be loaded, with the way to try again. */
export function ListFailed({ title, message, onRetry }: ListFailedProps) {
  const [isBusy, setBusy] = useState(false)
  async function tryAgain() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <div role="alert" className="rounded-card border border-rule bg-card p-5">
      <p className="text-lead font-heading">{title}</p>
      <p className="mt-1 text-ink-2">{message === '' ? m.support_check_line() : message}</p>
      <Button className="mt-4" isBusy={isBusy} onClick={tryAgain}>
        {m.support_try_again()}
      </Button>
    </div>
  )
}
