import { clsx } from 'clsx'

/** A grey placeholder of the size of what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-ctl bg-sunk', className)} />
}
