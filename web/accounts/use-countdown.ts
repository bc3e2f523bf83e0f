import { useEffect, useState } from 'react'

/** Seconds left of `seconds` since the last restart, by the clock, so that it is right after a phone slept. */
export function useCountdown(seconds: number): { left: number; restart(seconds?: number): void } {
  const [end, setEnd] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(seconds)

  useEffect(() => {
    setEnd(Date.now() + seconds * 1000)
  }, [seconds])

  useEffect(() => {
    if (end === null) return
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])

  return {
    left: secondsLeft,
    restart(again = seconds) {
      setSecondsLeft(again)
      setEnd(Date.now() + again * 1000)
    },
  }
}

/** Seconds as "2:41". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
