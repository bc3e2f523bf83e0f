import { createContext, startTransition, useEffect, useState } from 'react'

/**
 * Stands around the screen. The screen takes over the server's HTML later than the frame around it,
 * and React finishes that before a change of a context passes through it.
 */
export const AliveContext = createContext(false)

/** True once everything the server sent is alive, the screen too; only then may what it shows change. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}
