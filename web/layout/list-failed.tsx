import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed } from '../api.ts'
import { Button } from '../ui/button.tsx'

type Props = {
  error?: unknown
  title: string
  /** Shown when the server gave no reason. */
  text: string
  /** Loads it again; by default the data of the page is. */
  onRetry?(): Promise<void>
}

/** A list that failed to load: why, and a retry. */
export function ListFailed({ error, title, text, onRetry }: Props) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function tryAgain() {
    setIsBusy(true)
    await (onRetry === undefined ? router.invalidate() : onRetry())
    setIsBusy(false)
  }
  return (
    <div role="alert" className="rounded-card border border-rule bg-card p-6">
      <p className="text-lead font-heading">{title}</p>
      <p className="mt-1 text-ink-2">
        {error instanceof CallFailed && error.message !== '' ? error.message : text}
      </p>
      <Button className="mt-4" isBusy={isBusy} onClick={tryAgain}>
        {m.layout_try_again()}
      </Button>
    </div>
  )
}

/** The same in the frame of a page. */
export function failedIn(
  Frame: (props: { children: ReactNode }) => ReactNode,
  title: () => string,
  text: () => string,
) {
  return function Failed({ error }: ErrorComponentProps) {
    return (
      <Frame>
        <ListFailed error={error} title={title()} text={text()} />
      </Frame>
    )
  }
}
