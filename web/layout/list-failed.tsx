import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallFailed } from '../api.ts'
import { LoadFailed } from '../ui/load-failed.tsx'

type Props = {
  error: unknown
  title: string
  /** Said where the server gave no reason. */
  text: string
}

/** A list that could not be loaded: why, and another try. */
export function ListFailed({ error, title, text }: Props) {
  const router = useRouter()
  const reason = error instanceof CallFailed && error.message !== '' ? error.message : text
  return <LoadFailed title={title} text={reason} onRetry={() => router.invalidate()} />
}

/** In the frame of a page whose list could not be loaded. */
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
