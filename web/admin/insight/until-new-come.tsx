import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Loaded } from '../ui/loaded.tsx'

type Props<Figures> = { found: UseQueryResult<Figures>; children(figures: Figures): ReactNode }

/** Dims the previous figures until the requested ones have loaded. */
export function UntilNewCome<Figures>({ found, children }: Props<Figures>) {
  const isOld = found.isPlaceholderData
  return (
    <Loaded of={found}>
      {(figures) => (
        <div aria-busy={isOld} className={clsx('grid min-w-0 gap-4', isOld && 'opacity-70')}>
          {children(figures)}
        </div>
      )}
    </Loaded>
  )
}
