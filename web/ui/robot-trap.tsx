import { type RefObject, useEffect, useRef } from 'react'
import { leastFillingMs } from '../../domain/enquiries/rules.ts'

/** A hidden field that only robots fill (honeypot). */
export function RobotTrap({ field }: { field?: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** Extra fields of a form that tell robots from people. */
export function useRobotGuard() {
  const field = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return {
    field,
    /** A person whose fields were autofilled may be quick: wait for the rest of the minimum time. */
    async read(): Promise<{ website: string; filledInMs: number }> {
      const left = leastFillingMs - (performance.now() - shownAt.current)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      return {
        website: field.current?.value ?? '',
        filledInMs: Math.max(leastFillingMs, Math.round(performance.now() - shownAt.current)),
      }
    },
  }
}
