import { useRef, useState } from 'react'

/** Whether work is running, and a function to run it: one at a time, so that nothing is sent twice. */
export function useRunning(): [isRunning: boolean, run: (work: () => unknown) => Promise<void>] {
  const [isRunning, setRunning] = useState(false)
  const hasBegun = useRef(false)

  async function run(work: () => unknown): Promise<void> {
    if (hasBegun.current) return
    hasBegun.current = true
    setRunning(true)
    try {
      await work()
    } finally {
      hasBegun.current = false
      setRunning(false)
    }
  }

  return [isRunning, run]
}
