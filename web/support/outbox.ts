import type { OutputOf } from '../../domain/calls.ts'
import { send } from '../api.ts'
import { sendInOrder } from '../outbox.ts'
import { forgetNote, forgetPrivate, holdNote, listNotes, readPrivate, readSession } from '../session.ts'
import { newSignal } from '../store.ts'
import { newClientKey } from '../ui/client-key.ts'

/** A reply that the server does not have yet. */
export type WaitingReply = {
  /** `_id` of its ticket. */
  ticketId: string
  clientKey: string
  message: string
  /** A photo as base64. */
  picture?: string
  writtenAt: string
  /** The error of a server that did not accept it; empty while it waits. */
  reason: string
}

type Ticket = OutputOf<'addConversation'>

const shelf = 'replies'
/** Where an earlier release stored all of them. */
const formerName = 'support-outbox'

const changes = newSignal<Ticket | undefined>()

/** Whether replies are being sent, and why that ended before all of them were: empty where the connection was lost. */
export const sending = { calls: 0, trouble: '' }

/** Calls back with each ticket whose reply was stored, and on every other change. Returns how to stop. */
export const watchReplies = changes.watch

/** The signed-in student's unsent replies, in the order of writing. */
export function listReplies(): WaitingReply[] {
  const student = readSession()?.id
  return student === undefined ? [] : listOf(student).map(({ value }) => value)
}

function listOf(student: string) {
  const former = readPrivate<WaitingReply[]>(formerName) ?? []
  // Full storage has room for them once only.
  forgetPrivate(formerName)
  for (const reply of former) holdNote(student, reply.clientKey, reply, shelf)
  return listNotes<WaitingReply>(student, shelf).toSorted((a, b) =>
    a.value.writtenAt.localeCompare(b.value.writtenAt),
  )
}

/** Stores a reply on the device, or one that was refused again, and sends what waits. */
export function sendReply(
  given: Pick<WaitingReply, 'ticketId' | 'message' | 'picture'> & Partial<WaitingReply>,
): void {
  const student = readSession()?.id
  if (student === undefined) return
  const reply = { clientKey: newClientKey(), writtenAt: new Date().toISOString(), ...given, reason: '' }
  holdNote(student, reply.clientKey, reply, shelf)
  void sendReplies()
}

/** Deletes a reply that the server did not accept. */
export function forgetReply({ clientKey }: WaitingReply): void {
  const student = readSession()?.id
  if (student === undefined) return
  for (const note of listOf(student)) if (note.name === clientKey) forgetNote(student, note, shelf)
  changes.tell(undefined)
}

/** Sends what waits; what the server does not accept stays with its reason. True when nothing waits. Never rejects. */
export async function sendReplies(): Promise<boolean> {
  sending.calls += 1
  sending.trouble = ''
  changes.tell(undefined)
  const isDone = await sendInOrder<WaitingReply, Ticket>({
    shelf,
    list: (student) => listOf(student).filter(({ value }) => value.reason === ''),
    async ask([{ ticketId, message, picture, clientKey }]) {
      const content = { message, ...(picture !== undefined && { picture }), clientKey }
      const answer = await send('addConversation', {
        ticketId,
        senderId: readSession()?.id ?? '',
        ...content,
      })
      sending.trouble = answer.message
      return answer
    },
    heard: changes.tell,
    refused: ({ value }, reason) => ({ ...value, reason }),
  })
  sending.calls -= 1
  changes.tell(undefined)
  return isDone
}
