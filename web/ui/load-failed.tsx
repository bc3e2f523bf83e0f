import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from './button.tsx'

type Props = { title: string; text: string; onRetry(): Promise<void> }

/** What could not be loaded, why, and another try. */
export function LoadFailed({ title, text, onRetry }: Props) {
  const [isBusy, setBusy] = useState(false)
  async function tryAgain() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <div role="alert" className="rounded-card border border-rule bg-card p-6">
      <p className="text-lead font-heading">{title}</p>
      <p className="mt-1 text-ink-2">{text}</p>
      <Button className="mt-4" isBusy={isBusy} onClick={tryAgain}>
        {m.layout_try_again()}
      </Button>
    </div>
  )
}
