import { clsx } from 'clsx'

/** A grey place of the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-ctl bg-sunk', className)} />
}
