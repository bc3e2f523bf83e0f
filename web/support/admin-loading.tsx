import { m } from '../../domain/messages/compiled/messages.js'
import { Skeleton } from '../ui/skeleton.tsx'

export const columns = 'grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]'

/** Placeholders while everything loads. In every page's script; the screen itself is not. */
export function SupportHomeLoading() {
  return (
    <div className={columns}>
      <output className="sr-only">{m.support_loading()}</output>
      <div aria-hidden="true" className="grid grid-cols-1 content-start gap-6">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
      <div aria-hidden="true" className="hidden lg:block">
        <Skeleton className="h-[max(30rem,calc(100dvh-9rem))] w-full" />
      </div>
    </div>
  )
}
