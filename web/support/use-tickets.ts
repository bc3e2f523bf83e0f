import { useState } from 'react'
import { type Answer, send } from '../api.ts'
import { type Conversation, type Ticket, withTickets, withUpdate } from './conversation.ts'

export type TicketPage = { data: Ticket[]; totalPages: number }

const pageSize = 20

/** The first page of the student's tickets. */
export function askForTickets(userId: string): Promise<Answer<TicketPage>> {
  return send('getTicketByUserId', { userId, page: 1, limit: pageSize })
}

/** The known tickets: what was loaded, with later updates. */
export function useTickets(userId: string, loaded: Answer<TicketPage>) {
  const [tickets, setTickets] = useState<Ticket[]>(loaded.success ? loaded.data.data : [])
  const [seen, setSeen] = useState(loaded)
  const [pages, setPages] = useState(1)
  if (seen !== loaded) {
    setSeen(loaded)
    if (loaded.success) setTickets((list) => withTickets(list, loaded.data.data))
  }
  const add = (...fresh: Ticket[]) => setTickets((list) => withTickets(list, fresh))

  async function loadMore(): Promise<boolean> {
    const answer = await send('getTicketByUserId', { userId, page: pages + 1, limit: pageSize })
    if (!answer.success) return false
    setPages(pages + 1)
    add(...answer.data.data)
    return true
  }

  return {
    tickets,
    add,
    update: (update: Conversation) =>
      setTickets((list) =>
        withTickets(
          [],
          list.map((ticket) => (ticket._id === update._id ? withUpdate(ticket, update) : ticket)),
        ),
      ),
    /** Refreshes the last answered tickets; false once the session has ended. */
    async refresh(): Promise<boolean> {
      const answer = await send('getTicketByUserId', { userId, page: 1, limit: 3 })
      if (answer.success) add(...answer.data.data)
      return answer.success || answer.status !== 401
    },
    loadMore: loaded.success && loaded.data.totalPages > pages ? loadMore : undefined,
  }
}
