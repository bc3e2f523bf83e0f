import { useEffect, useState } from 'react'
import { type Answer, send } from '../api.ts'
import { type Conversation, isNamed, type Ticket } from './conversation.ts'

type Failure = Extract<Answer<Conversation>, { success: false }>
type NamedTicket = {
  ticket: Ticket | undefined
  /** Why the ticket in the address cannot be shown. */
  failed: Failure | null
  retry(): Promise<void>
}

/** The ticket in the address: from the list, or loaded separately, with all its messages. */
export function useNamedTicket(
  tickets: readonly Ticket[],
  name: string | undefined,
  onLoaded: (ticket: Ticket) => void,
): NamedTicket {
  const [failed, setFailed] = useState<{ name: string; answer: Failure } | null>(null)
  const listed = name === undefined ? undefined : tickets.find((one) => isNamed(one, name))
  // A long list omits the messages of its later tickets.
  const ticket = listed?.conversations.length === 0 ? undefined : listed
  const isMissing = name !== undefined && ticket === undefined

  async function loadNamed(ticketId: string): Promise<void> {
    const answer = await send('getTicket', { ticketId })
    if (!answer.success) return setFailed({ name: ticketId, answer })
    setFailed(null)
    onLoaded({ ...answer.data, question: answer.data.conversations[0]?.message ?? answer.data.subject })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per name, not per render
  useEffect(() => {
    if (isMissing) void loadNamed(name)
  }, [isMissing, name])

  return {
    ticket,
    failed: isMissing && failed?.name === name ? failed.answer : null,
    retry: async () => {
      if (name !== undefined) await loadNamed(name)
    },
  }
}
