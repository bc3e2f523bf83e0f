import { type FormEvent, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { HelpPanel } from '../layout/help-panel.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'

/** Asks a teacher to review a mark. */
export function DisputeForm({ attempt, onClose }: { attempt: string; onClose(): void }) {
  const [words, setWords] = useState('')
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState('')
  const [notice, setNotice] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (words.trim() === '') return setFailure(m.practice_dispute_words())
    setState('sending')
    const answer = await send('disputeMark', { attempt, words: words.trim() })
    setState(answer.success ? 'sent' : 'idle')
    if (answer.success) setNotice(answer.message)
    else setFailure(answer.message || m.practice_no_line())
  }
  return (
    <Dialog title={m.practice_dispute()} isOpen onClose={onClose}>
      {state === 'sent' ? (
        <div className="grid gap-4">
          <Notice kind="good">{notice}</Notice>
          <HelpPanel words={words} />
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)} className="grid gap-4">
          <TextArea
            label={m.practice_dispute_label()}
            hint={m.practice_dispute_hint()}
            error={failure === '' ? undefined : failure}
            rows={4}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <HelpPanel words={words} />
          <Button type="submit" isBusy={state === 'sending'} className="justify-self-start">
            {m.practice_dispute_send()}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
