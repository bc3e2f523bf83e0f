import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const unheardAgainMs = 5000

/** A page that failed to load: what happened in one sentence, and a retry. */
export function PageFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [drawing, setDrawing] = useState('')
  useEffect(() => {
    import('../../packages/drawing/empty-states.ts').then(
      ({ emptyStates }) => setDrawing(emptyStates.offline()),
      // Offline, there is only the message.
      () => undefined,
    )
  }, [])
  useEffect(() => {
    // Retries once the connection is back, if a lost connection was the cause.
    const again = () => void router.invalidate()
    window.addEventListener('online', again)
    // The `online` event fires before the first request gets through.
    const isUnheard = error instanceof CallFailed && error.status === 0 && navigator.onLine
    const timer = isUnheard ? setTimeout(again, unheardAgainMs) : undefined
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [router, error])
  const message =
    error instanceof CallFailed && error.message !== '' ? error.message : m.something_went_wrong()
  const number = error instanceof CallFailed ? error.requestId : ''
  return (
    <div className="graph-paper grid min-h-[calc(100dvh-240px)] content-center py-12">
      <h1 className="sr-only">{m.something_went_wrong()}</h1>
      <EmptyState
        drawing={drawing}
        title={message}
        action={<Button onClick={() => void router.invalidate()}>{m.layout_try_again()}</Button>}
      >
        <p>{m.layout_failed_hint()}</p>
        {number !== '' && (
          <p>
            {m.layout_failed_number()} <code className="whitespace-nowrap text-ink select-all">{number}</code>
          </p>
        )}
      </EmptyState>
    </div>
  )
}
