import { useEffect, useRef } from 'react'
import { dayMs } from '../domain/durations.ts'
import { forgetPrivate, keepPrivate, readPrivate } from './session.ts'

/** Long enough for a phone that closed the page in the meantime, short enough for a shared phone. */
const keptMs = dayMs

/** What was typed into a form at an earlier visit, or null. */
export function readDraft<Values>(name: string): Values | null {
  const draft = readPrivate<{ at: number; values: Values }>(name)
  return draft !== null && Date.now() - draft.at < keptMs ? draft.values : null
}

export function forgetDraft(name: string): void {
  forgetPrivate(name)
}

/** Keeps what is typed across a reload and a change of language. Never use it for a password. */
export function useKeptDraft(name: string, values: object): void {
  const text = JSON.stringify(values)
  const empty = useRef(text)
  const isFirst = useRef(true)
  useEffect(() => {
    // The first values are empty: the draft has not been read yet.
    if (isFirst.current) isFirst.current = false
    else if (text === empty.current) forgetPrivate(name)
    else keepPrivate(name, { at: Date.now(), values: JSON.parse(text) })
  }, [name, text])
}
