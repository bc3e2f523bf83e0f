import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { askAgain, forgetQuestion, type KeptQuestion, listKept } from './outbox.ts'

/** Questions that have not reached a teacher yet, each with the reason. */
export function UnsentQuestions({ onSent }: { onSent(): void }) {
  const [unsent, setUnsent] = useState(listKept)
  const [busy, setBusy] = useState<string | null>(null)
  if (unsent.length === 0) return null

  async function sendAgain(one: KeptQuestion): Promise<void> {
    setBusy(one.asking.clientKey)
    await askAgain(one)
    setBusy(null)
    setUnsent(listKept())
    onSent()
  }

  function forget(one: KeptQuestion): void {
    forgetQuestion(one)
    setUnsent(listKept())
  }

  return (
    <section aria-label={m.questions_unsent()} className="mt-6 max-w-3xl">
      <h2 className="font-bold">{m.questions_unsent()}</h2>
      <ul className="mt-2 overflow-hidden rounded-card border border-rule bg-card">
        {unsent.map((one) => {
          const { asking, refused } = one
          return (
            <li key={asking.clientKey} className="border-b border-rule px-4 py-3 last:border-b-0">
              <p className="font-medium wrap-anywhere whitespace-pre-wrap">
                {asking.text.replaceAll('$', '')}
              </p>
              {refused === null ? (
                <p className="mt-1 text-small text-ink-2">{m.saved_note_waiting()}</p>
              ) : (
                <>
                  <p className="mt-1 text-small font-medium text-bad">
                    {m.questions_refused({ reason: refused })}
                  </p>
                  <div className="mt-2 flex flex-wrap gap-3">
                    <Button
                      variant="secondary"
                      isBusy={busy === asking.clientKey}
                      onClick={() => void sendAgain(one)}
                    >
                      {m.layout_try_again()}
                    </Button>
                    <Button variant="quiet" onClick={() => forget(one)}>
                      {m.notes_delete()}
                    </Button>
                  </div>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
