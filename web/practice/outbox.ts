import type { InputOf, OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { sendInOrder } from '../outbox.ts'
import { holdNote, listNotes, readSession } from '../session.ts'
import { newSignal } from '../store.ts'
import { newClientKey } from '../ui/client-key.ts'
import { toast } from '../ui/toast.ts'

export type Attempt = InputOf<'syncAttempts'>['attempts'][number]
export type MarkedAttempts = OutputOf<'syncAttempts'>

const mostTriesOfCall = 20
/** Each tab sends by itself: its sheets show how the server marked them. */
const turn = newClientKey()

const marked = newSignal<MarkedAttempts>()

/** Calls back with attempts as the server marked them, and how many right answers are left in their lessons. */
export const watchMarked = marked.watch

/** Stores an attempt on the device, then sends what waits. A visitor's is not stored. */
export function noteTry(value: Attempt): void {
  const studentId = readSession()?.id
  if (studentId === undefined) return
  holdNote(studentId, value.key, value, 'practice')
  void sendTries()
}

/**
 * Sends the signed-in student's unsent attempts; the server counts each once by its key. True when none is left. Never
 * rejects.
 */
export function sendTries(): Promise<boolean> {
  return sendInOrder<Attempt, MarkedAttempts>({
    shelf: 'practice',
    turn,
    most: mostTriesOfCall,
    // As they were answered: a skill is judged by its first attempt.
    list: (student) =>
      listNotes<Attempt>(student, 'practice').toSorted((a, b) =>
        a.value.answeredAt.localeCompare(b.value.answeredAt),
      ),
    ask: (attempts) => send('syncAttempts', { attempts, sentAt: new Date().toISOString() }),
    heard: marked.tell,
    refused(_, reason) {
      toast.error(m.practice_try_refused({ reason }))
      return null
    },
  })
}
