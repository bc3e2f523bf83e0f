import { useCallback, useEffect, useState } from 'react'
import type { Address } from '../domain/addresses.ts'
import { type CallName, calls, type InputOf, type OutputOf } from '../domain/calls.ts'
import { type Answer, send } from './api.ts'
import { useSession } from './layout/use-session.ts'

type Failure = Extract<Answer<unknown>, { success: false }>

type LoadState<Data> = { key: string | null; data: Data | null; failure: Failure | null }

export type Loaded<Data> = {
  /** Null until it is loaded. */
  data: Data | null
  failure: Failure | null
  isLoading: boolean
  /** Requests again; current data stays until the response. */
  reload(): void
}

const notLoaded = { key: null, data: null, failure: null }

/**
 * Data of a call for a part of a page that loads by itself. Reloaded when the input or the student changes; data of a
 * former one is never shown. Nothing is requested without an input, or without a student where the call requires one.
 */
export function useLoaded<Name extends CallName>(
  name: Name,
  input: InputOf<Name> | null,
): Loaded<OutputOf<Name>> {
  const { access }: Address = calls[name]
  const session = useSession()
  // What everybody may load stays when a session ends, with what was typed into it.
  const student = access === 'student' ? session?.user.id : undefined
  const isAsked = input !== null && (access !== 'student' || student !== undefined)
  const key = isAsked ? JSON.stringify([name, input, student]) : null
  const [state, setState] = useState<LoadState<OutputOf<Name>>>(notLoaded)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents name and input; a new attempt refetches
  useEffect(() => {
    if (key === null || input === null) return setState(notLoaded)
    let isLeft = false
    setState((former) => ({ ...(former.key === key ? former : notLoaded), key, failure: null }))
    void send(name, input).then((answer) => {
      if (isLeft) return
      if (answer.success) setState({ key, data: answer.data, failure: null })
      else setState((former) => ({ ...former, failure: answer }))
    })
    return () => {
      isLeft = true
    }
  }, [key, attempt])
  const reload = useCallback(() => setAttempt((now) => now + 1), [])
  const { data, failure } = state.key === key ? state : notLoaded
  return { data, failure, isLoading: isAsked && data === null && failure === null, reload }
}
