import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { found: UseQueryResult; children: ReactNode }

/** Figures of the period or the course before are pale until those that were asked for have come. */
export function UntilNewCome({ found: { isPlaceholderData }, children }: Props) {
  return (
    <div
      aria-busy={isPlaceholderData}
      className={clsx('grid min-w-0 gap-4', isPlaceholderData && 'opacity-70')}
    >
      {children}
    </div>
  )
}
