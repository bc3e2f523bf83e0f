import { m } from '../../domain/messages/compiled/messages.js'
import { Skeleton } from '../ui/skeleton.tsx'

export const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** Six placeholders while the list loads. They are in every page's script; the cards are not. */
export function MyCourseSkeletons() {
  return (
    <div>
      <output className="sr-only">{m.my_course_loading()}</output>
      <div aria-hidden="true" className={gridClass}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
          <div key={index} className="overflow-hidden rounded-card border border-rule bg-card">
            <Skeleton className="aspect-video w-full" />
            <div className="grid gap-2.5 p-4">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-6 w-full" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="mt-4 h-5 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
