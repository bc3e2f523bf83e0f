import { useEffect, useRef } from 'react'

type Asking = {
  ask(): Promise<void>
  /** Milliseconds until the next poll, by how long the page has been idle. */
  pause(idleMilliseconds: number): number
}

const signsOfLife = ['keydown', 'pointerdown', 'focus'] as const

/**
 * Polls while the page is visible and online: at once when it comes back, after a pause otherwise. Not while hidden or
 * offline.
 */
export function useAsking(asking: Asking): void {
  const latest = useRef(asking)
  latest.current = asking

  useEffect(() => {
    let timer = 0
    let isAsking = false
    let isOver = false
    let activeAt = Date.now()

    function plan(): void {
      clearTimeout(timer)
      if (isOver || document.hidden || !navigator.onLine) return
      timer = window.setTimeout(askNow, latest.current.pause(Date.now() - activeAt))
    }
    async function askNow(): Promise<void> {
      clearTimeout(timer)
      if (isAsking || isOver || document.hidden || !navigator.onLine) return
      isAsking = true
      await latest.current.ask()
      isAsking = false
      plan()
    }
    function wake(): void {
      const wasIdle = latest.current.pause(Date.now() - activeAt) > latest.current.pause(0)
      activeAt = Date.now()
      if (wasIdle) void askNow()
    }
    function comeBack(): void {
      activeAt = Date.now()
      void askNow()
    }

    plan()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    for (const sign of signsOfLife) window.addEventListener(sign, wake)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
      for (const sign of signsOfLife) window.removeEventListener(sign, wake)
    }
  }, [])
}
