import { useEffect, useRef } from 'react'
import { forgetPrivate, keepPrivate, readPrivate } from './session.ts'

/** Long enough for a phone that ended the page in the meantime, short enough for a phone that others use too. */
const keptMs = 24 * 60 * 60 * 1000

/** What was typed into a form at an earlier visit, or null. */
export function readDraft<Values>(name: string): Values | null {
  const draft = readPrivate<{ at: number; values: Values }>(name)
  return draft !== null && Date.now() - draft.at < keptMs ? draft.values : null
}

export function forgetDraft(name: string): void {
  forgetPrivate(name)
}

/** Keeps what is typed over a reload and a change of language. Never give it a password. */
export function useKeptDraft(name: string, values: object): void {
  const text = JSON.stringify(values)
  const empty = useRef(text)
  const isFirst = useRef(true)
  useEffect(() => {
    // The first values are empty: the draft is only just being read.
    if (isFirst.current) isFirst.current = false
    else if (text === empty.current) forgetPrivate(name)
    else keepPrivate(name, { at: Date.now(), values: JSON.parse(text) })
  }, [name, text])
}
