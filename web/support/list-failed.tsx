import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'

type ListFailedProps = {
  title: string
  /** The server's message, if any. */
  message: string
  onRetry(): Promise<void>
}

/** A part that failed to load, with a retry. */
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
