import { type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../domain/support/rules.ts'
import { Button } from '../ui/button.tsx'
import type { ShrunkPicture } from '../ui/shrunk-picture.ts'
import { keepReplyDraft, readReplyDraft } from './kept.ts'
import { HelpPanel, PhotoField } from './later-parts.ts'

type ReplyBoxProps = {
  ticketId: string
  /** The student's last message. */
  lastMessage: string
  onReply: (message: string, picture?: string) => void
}

/** Enter sends, Shift+Enter starts a new line; white space alone is not sent. */
export function ReplyBox({ ticketId, lastMessage, onReply }: ReplyBoxProps) {
  const [text, setText] = useState(() => readReplyDraft(ticketId))
  const [photo, setPhoto] = useState<ShrunkPicture | null>(null)
  const id = useId()

  function change(next: string): void {
    setText(next)
    keepReplyDraft(ticketId, next)
  }

  function reply(): void {
    const message = text.trim()
    if (message === '') return
    change('')
    setPhoto(null)
    onReply(message, photo?.base64)
  }

  return (
    <form
      className="grid gap-2 border-t border-rule bg-card p-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        reply()
      }}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {m.support_reply()}
          </label>
          <textarea
            id={id}
            rows={1}
            maxLength={longestMessage}
            value={text}
            placeholder={m.support_reply()}
            aria-describedby={`${id}-hint`}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              // While a word is being composed (Telugu, Hindi), Enter belongs to the input method.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              reply()
            }}
            className="block field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-ctl border-ctl border-line bg-card px-3 py-2 text-body leading-snug text-ink placeholder:text-ink-3"
          />
          <p id={`${id}-hint`} className="sr-only sm:not-sr-only sm:mt-1 sm:text-sm sm:text-ink-3">
            {m.support_reply_hint()}
          </p>
        </div>
        <Button type="submit" className="sm:self-start">
          {m.support_send()}
        </Button>
      </div>
      <Suspense>
        <HelpPanel words={text.trim() === '' ? lastMessage : text} />
      </Suspense>
      {text.trim() !== '' && (
        <Suspense>
          <PhotoField to="support" picture={photo} onChange={setPhoto} />
        </Suspense>
      )}
    </form>
  )
}
