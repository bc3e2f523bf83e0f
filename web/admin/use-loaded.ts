import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import type { Answer } from './api.ts'

export type Loaded<Data> = {
  data: Data | null
  /** Why it could not be loaded; what was there before stays. */
  failure: string | null
  isLoading: boolean
  reload(): void
  /** Shows what a change answered, without asking again. */
  replace(data: Data): void
}

/**
 * What a screen shows, asked for whenever `key` changes and when the window is looked at again. An
 * answer that comes after a later question is thrown away.
 */
export function useLoaded<Data>(
  key: string,
  ask: () => Promise<Answer<Data>>,
  { isRefreshed = true }: { isRefreshed?: boolean } = {},
): Loaded<Data> {
  const [state, setState] = useState<{ key: string; data: Data | null; failure: string | null }>()
  const [isLoading, setLoading] = useState(true)
  const latest = useRef(0)
  const asking = useRef(ask)
  asking.current = ask

  const reload = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    setLoading(true)
    const answer = await asking.current()
    if (turn !== latest.current) return
    setLoading(false)
    if (answer.success) setState({ key, data: answer.data, failure: null })
    else
      setState((before) => ({
        key,
        data: before?.key === key ? before.data : null,
        failure: answer.message || m.admin_no_line(),
      }))
  }, [key])

  useEffect(() => {
    void reload()
    if (!isRefreshed) return
    const again = () => void reload()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [reload, isRefreshed])

  return {
    data: state?.data ?? null,
    failure: state?.failure ?? null,
    isLoading,
    reload: () => void reload(),
    replace: (data) => {
      latest.current += 1
      setLoading(false)
      setState({ key, data, failure: null })
    },
  }
}
