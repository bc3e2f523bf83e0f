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

// Refetch also on focus of a window that was visible all the time.
focusManager.setEventListener((looked) => {
  const heard = () => looked()
  window.addEventListener('focus', heard)
  return () => window.removeEventListener('focus', heard)
})

/** Query cache of one session. No automatic retries: failures are shown. */
export function newCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
}

/** A query whose key is the call's name and input. */
export type Call<Data> = { queryKey: DataTag<QueryKey, Data, Error>; queryFn(): Promise<Data> }

/** Runs a query; its error is the message to show. */
export function call<Name extends AdminCallName>(
  name: Name,
  input: AdminInputOf<Name>,
): Call<AdminOutputOf<Name>> {
  return {
    // The tag is only for the types: the type of the data under the key.
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

/** A page of a list, or figures of a period; the previous data stays until they have loaded. */
export function useList<Name extends AdminCallName>(name: Name, input: AdminInputOf<Name>) {
  return useQuery({ ...call(name, input), placeholderData: keepPreviousData })
}

/** Mutations of a query's data: each updates it with the response, and a toast reports the result. */
export function useChange<Data>(of: Call<Data>): Change<Data> {
  const change = useQuietChange(of)
  return async (asking) => {
    const answer = await change(asking)
    say(answer)
    return answer
  }
}

/** Mutations of a query's data: each updates it with the response, without a message. */
export function useQuietChange<Data>(of: Call<Data>): Change<Data> {
  const cache = useQueryClient()
  const show = useShow(of)
  const [change] = useState(() => changesInOrder<Data>())
  const { queryKey } = of
  return (asking) =>
    change(asking, { show, reload: () => void cache.invalidateQueries({ queryKey, exact: true }) })
}

/** Reports the result in a toast. */
export function say(answer: Answer<unknown>): void {
  if (answer.success) toast.success(answer.message)
  else toast.error(answer.message)
}

/** Replaces the loaded data with the response of a mutation, without a refetch. */
export function useShow<Data>({ queryKey }: Call<Data>) {
  const cache = useQueryClient()
  return (data: Data): void => {
    // A response requested before the mutation is outdated.
    void cache.cancelQueries({ queryKey, exact: true })
    cache.setQueryData<Data>(queryKey, () => data)
  }
}
