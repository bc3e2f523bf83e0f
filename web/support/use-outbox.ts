import { useEffect, useRef, useState } from 'react'
import { send } from '../api.ts'
import { newClientKey } from '../ui/client-key.ts'
import type { Ticket } from './conversation.ts'
import { keepOutbox, readOutbox, type WaitingReply } from './kept.ts'

type Outbox = {
  waiting: readonly WaitingReply[]
  reply(ticketId: string, message: string, picture?: string): void
  retry(clientKey: string): void
}

/**
 * Outgoing replies: shown at once, sent one after the other, stored across a lost connection and a reload. Those that
 * failed offline are sent again once the connection is back.
 */
export function useOutbox(studentId: string, onStored: (ticket: Ticket) => void): Outbox {
  const [waiting, setWaiting] = useState(readOutbox)
  const current = useRef(waiting)
  const turn = useRef<Promise<void>>(Promise.resolve())

  function change(next: WaitingReply[]): void {
    current.current = next
    keepOutbox(studentId, next)
    setWaiting(next)
  }

  function mark(clientKey: string, state: WaitingReply['state'], reason = ''): void {
    change(
      current.current.map((reply) => (reply.clientKey === clientKey ? { ...reply, state, reason } : reply)),
    )
  }

  function deliver(reply: WaitingReply): void {
    turn.current = turn.current.then(async () => {
      const { ticketId, message, picture, clientKey } = reply
      const said = { message, ...(picture !== undefined && { picture }) }
      const answer = await send('addConversation', { ticketId, senderId: studentId, ...said, clientKey })
      if (!answer.success) return mark(clientKey, 'failed', answer.message)
      onStored(answer.data)
      change(current.current.filter((other) => other.clientKey !== clientKey))
    })
  }

  function retry(clientKey: string): void {
    const reply = current.current.find((other) => other.clientKey === clientKey)
    if (reply?.state !== 'failed') return
    mark(clientKey, 'sending')
    deliver(reply)
  }

  const retryLost = useRef(() => {})
  retryLost.current = () => {
    for (const { clientKey, reason } of current.current) if (reason === '') retry(clientKey)
  }
  useEffect(() => {
    const onLine = () => retryLost.current()
    window.addEventListener('online', onLine)
    return () => window.removeEventListener('online', onLine)
  }, [])

  return {
    waiting,
    retry,
    reply(ticketId, message, picture) {
      const reply: WaitingReply = {
        ticketId,
        message,
        ...(picture !== undefined && { picture }),
        clientKey: newClientKey(),
        writtenAt: new Date().toISOString(),
        state: 'sending',
        reason: '',
      }
      change([...current.current, reply])
      deliver(reply)
    },
  }
}
