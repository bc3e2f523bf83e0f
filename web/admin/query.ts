import {
  type DataTag,
  focusManager,
  keepPreviousData,
  QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCallName, AdminInputOf, AdminOutputOf } from '../../domain/admin/calls.ts'
import { toast } from '../ui/toast.ts'
import { type Answer, type Change, send } from './api.ts'
import { changesInOrder } from './changes-in-order.ts'

// Also a window beside others is looked at again, which was visible all the time.
focusManager.setEventListener((looked) => {
  const heard = () => looked()
  window.addEventListener('focus', heard)
  return () => window.removeEventListener('focus', heard)
})

/** Query cache of one session. No automatic retries: failures are shown. */
export function newCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
}

/** What a call answers, kept under its name and input. */
export type Call<Data> = { queryKey: DataTag<QueryKey, Data, Error>; queryFn(): Promise<Data> }

/** Asks for what a call answers; its failure is the sentence to show. */
export function call<Name extends AdminCallName>(
  name: Name,
  input: AdminInputOf<Name>,
): Call<AdminOutputOf<Name>> {
  return {
    // The tag exists for the types alone: it says what is kept under the key.
    queryKey: [name, input] as unknown as Call<AdminOutputOf<Name>>['queryKey'],
    async queryFn() {
      const answer = await send(name, input)
      if (!answer.success) throw new Error(answer.message)
      return answer.data
    },
  }
}

/** For data that a screen loads once and then edits: it is never refetched over the edits, and not cached. */
export const openedOnce = { refetchOnWindowFocus: false, gcTime: 0 } as const

/** A page of a list, or figures of a period; what was shown before stays until they have come. */
export function useList<Name extends AdminCallName>(name: Name, input: AdminInputOf<Name>) {
  return useQuery({ ...call(name, input), placeholderData: keepPreviousData })
}

/** Makes changes of what a call answered: each shows its result there, and a toast says what was done or why not. */
export function useChange<Data>(of: Call<Data>): Change<Data> {
  const change = useQuietChange(of)
  return async (asking) => {
    const answer = await change(asking)
    say(answer)
    return answer
  }
}

/** Makes changes of what a call answered: each shows its result there, and says nothing. */
export function useQuietChange<Data>(of: Call<Data>): Change<Data> {
  const cache = useQueryClient()
  const show = useShow(of)
  const [change] = useState(() => changesInOrder<Data>())
  const { queryKey } = of
  return (asking) =>
    change(asking, { show, reload: () => void cache.invalidateQueries({ queryKey, exact: true }) })
}

/** Says in a toast what was done, or why not. */
export function say(answer: Answer<unknown>): void {
  if (answer.success) toast.success(answer.message)
  else toast.error(answer.message)
}

/** Shows what a change answered in place of what was loaded, without asking again. */
export function useShow<Data>({ queryKey }: Call<Data>) {
  const cache = useQueryClient()
  return (data: Data): void => {
    // An answer that was asked for before the change is older.
    void cache.cancelQueries({ queryKey, exact: true })
    cache.setQueryData<Data>(queryKey, () => data)
  }
}
