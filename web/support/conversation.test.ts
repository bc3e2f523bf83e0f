import { describe, expect, it } from 'vitest'
import { isNamed, pauseBeforeAsking, type Ticket, withTickets, withUpdate } from './conversation.ts'

function messageOf(id: string): Ticket['conversations'][number] {
  return {
    _id: id,
    senderId: 's',
    senderName: 'S',
    isStaff: false,
    message: id,
    picture: null,
    sentAt: '2026-11-21T04:30:00Z',
  }
}

function ticket(id: string, messages: string[], lastMessageAt = '2026-11-21T04:30:00.000Z'): Ticket {
  return {
    _id: id,
    ticketId: `TKT-2026-0000${id}`,
    subject: 'Why?',
    question: 'Why?',
    status: 'open',
    courseTitle: 'Circles',
    createdAt: lastMessageAt,
    lastMessageAt,
    conversations: messages.map(messageOf),
  }
}

const idsOf = (one: Ticket | undefined) => one?.conversations.map(({ _id }) => _id)

describe('a conversation', () => {
  it('appends new messages once', () => {
    const update = { ...ticket('1', ['b', 'c'], '2026-11-21T04:31:00.000Z'), status: 'waiting' as const }
    const after = withUpdate(ticket('1', ['a', 'b']), update)
    expect(idsOf(after)).toEqual(['a', 'b', 'c'])
    expect(idsOf(withUpdate(after, update))).toEqual(['a', 'b', 'c'])
    expect(after.status).toBe('waiting')
  })

  it('is not reverted by a late response', () => {
    const solved = { ...ticket('1', ['a', 'b'], '2026-11-21T04:35:00.000Z'), status: 'solved' as const }
    expect(withUpdate(solved, ticket('1', [], '2026-11-21T04:31:00.000Z'))).toEqual(solved)
    expect(idsOf(withTickets([solved], [ticket('1', ['a'])])[0])).toEqual(['a', 'b'])
  })
})

describe('the list', () => {
  it('shows the last active ticket first and keeps those of older pages', () => {
    const old = [ticket('1', ['a'], '2026-11-21T04:31:00.000Z'), ticket('2', ['b'])]
    const list = withTickets(old, [ticket('2', ['b', 'c'], '2026-11-21T04:40:00.000Z')])
    expect(list.map(({ _id }) => _id)).toEqual(['2', '1'])
    expect(idsOf(list[0])).toEqual(['b', 'c'])
  })

  it('finds a ticket by its number in any case, or by id', () => {
    expect(isNamed(ticket('1', []), 'tkt-2026-00001')).toBe(true)
    expect(isNamed(ticket('1', []), '1')).toBe(true)
    expect(isNamed(ticket('1', []), 'TKT-2026-00002')).toBe(false)
  })
})

it('is polled every few seconds during activity, and rarely otherwise', () => {
  expect([0, 59_000, 60_000, 599_000, 600_000].map(pauseBeforeAsking)).toEqual([
    4000, 4000, 15_000, 15_000, 60_000,
  ])
})
