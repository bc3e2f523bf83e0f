import { useEffect, useRef, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Answer } from '../api.ts'

type Holding = AdminOutputOf<'holdCase'>
type Answering = Holding['answering']

/** A claim expires ten minutes after the last activity of its holder. */
const renewedMs = 2 * 60_000

/** Shows others that this user is answering, from the first character until it was sent or closed; and who else is. */
export function useHold(known: Answering, ask: (isHeld: boolean) => Promise<Answer<Holding>>) {
  const [other, setOther] = useState(known)
  const [seen, setSeen] = useState(known)
  const heldAt = useRef<number | null>(null)
  const latest = useRef(ask)
  latest.current = ask
  if (seen?.endsAt !== known?.endsAt) {
    setSeen(known)
    setOther(known)
  }

  function hold(): void {
    if (heldAt.current !== null && Date.now() - heldAt.current < renewedMs) return
    heldAt.current = Date.now()
    void latest.current(true).then((answer) => {
      if (answer.success) setOther(answer.data.answering)
    })
  }

  function release(): void {
    if (heldAt.current === null) return
    heldAt.current = null
    void latest.current(false)
  }

  const leave = useRef(release)
  leave.current = release
  useEffect(() => () => leave.current(), [])
  return { other, hold, release }
}
