import { useRef, useState } from 'react'
import { writtenText } from '../../../domain/admin/schemas.ts'
import type { Answer } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { ruleText } from './labels.ts'
import { forgetSent, keyOfWords } from './sent-once.ts'
import { useHold } from './use-hold.ts'

type MessageOptions = {
  /** Name of the draft on the device. */
  draftName: string
  /** Whether it was sent; the same words have the same key. */
  send(text: string, clientKey: string): Promise<Answer<unknown>>
  /** Other content of the message: a change makes it another message. */
  beside?: string
  onWrite?(text: string): void
}

/** A message being written: the draft is kept until it was sent, also across a sign-in. */
export function useMessageDraft({ draftName, send, beside = '', onWrite }: MessageOptions) {
  const [text, setText] = useState(() => draftOf(draftName))
  const [error, setError] = useState<string>()
  const typed = useRef(text)

  function write(value: string): void {
    typed.current = value
    setText(value)
    setError(undefined)
    keepDraft(draftName, value)
    onWrite?.(value)
  }

  /** Sends it if valid; true once it was sent. */
  async function answer(): Promise<boolean> {
    const judged = writtenText.safeParse(text)
    if (!judged.success) {
      setError(ruleText(judged.error.issues[0]?.message ?? ''))
      return false
    }
    const { success } = await send(judged.data, keyOfWords(draftName, `${judged.data}${beside}`))
    if (!success) return false
    forgetSent(draftName)
    // What was typed during the request stays.
    if (typed.current === text) write('')
    return true
  }

  return { text, error, write, answer }
}

type Options = Omit<MessageOptions, 'onWrite'> & {
  answering: Parameters<typeof useHold>[0]
  hold: Parameters<typeof useHold>[1]
}

/** An answer being written; others see that somebody is answering. */
export function useAnswer({ answering, hold: ask, ...message }: Options) {
  const { other, hold, release } = useHold(answering, ask)
  const onWrite = (text: string) => (text.trim() === '' ? release() : hold())
  return { other, ...useMessageDraft({ ...message, onWrite }) }
}
