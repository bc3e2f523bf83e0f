import { forgetNote, holdNote, isSignedIn, type Note, readSession, type Shelf } from './session.ts'

type Answer<Data> = { success: true; data: Data } | { success: false; isFinal: boolean; message: string }

type Outbox<Value, Data> = {
  shelf: Shelf
  /** Tabs with the same name wait for each other; the shelf's unless said. */
  turn?: string
  /** What waits, in order. */
  list(studentId: string): Note<Value>[]
  /** Values per call; one unless said. */
  most?: number
  ask(values: [Value, ...Value[]]): Promise<Answer<Data>>
  heard?(data: Data): void
  /** What stays on the device of a note that the server never accepts; nothing for null. */
  refused(note: Note<Value>, reason: string): Value | null
}

/**
 * Sends what the signed-in student left on a shelf, in order. A temporary failure ends it, and all the rest waits; what
 * the server never accepts blocks no other. True when nothing waits. Never rejects.
 */
export function sendInOrder<Value, Data>({
  shelf,
  turn = shelf,
  most = 1,
  ...outbox
}: Outbox<Value, Data>): Promise<boolean> {
  const student = readSession()?.id
  if (student === undefined) return Promise.resolve(false)
  return inTurn(turn, student, async () => {
    if (!isSignedIn(student)) return false
    const waiting = outbox.list(student)
    let size = most
    for (;;) {
      const [first, ...others] = waiting.slice(0, size)
      if (first === undefined) return true
      if (!isSignedIn(student)) return false
      const answer = await outbox.ask([first.value, ...others.map(({ value }) => value)])
      // Once another student has signed in, it stays: its own student is told why it was refused.
      if (!answer.success && !(answer.isFinal && isSignedIn(student))) return false
      if (!answer.success && others.length > 0) {
        // The others are accepted without it.
        size = 1
        continue
      }
      for (const note of waiting.splice(0, 1 + others.length)) {
        const left = answer.success ? null : outbox.refused(note, answer.message)
        if (left === null) forgetNote(student, note, shelf)
        else holdNote(student, note.name, left, shelf)
      }
      // Another student may have signed in since: it is not for them.
      if (answer.success && isSignedIn(student)) outbox.heard?.(answer.data)
    }
  }).catch(() => false)
}

/** One at a time for a student, in all tabs: what one of them sends is not sent by another as well. */
export function inTurn<Result>(
  turn: string,
  studentId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // Missing on a page without HTTPS; there the server tells what it was sent twice by its key.
  return navigator.locks?.request(`outbox:${turn}:${studentId}`, work) ?? work()
}
