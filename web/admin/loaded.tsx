import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotLoaded } from './not-loaded.tsx'

type Props<Data> = {
  of: UseQueryResult<Data>
  /** What the screen is called where it could not be loaded, for who listens to it. */
  title?: string
  children(data: Data): ReactNode
}

/** What a call answered; until then that it is loading, or why it failed. */
export function Loaded<Data>({ of, title, children }: Props<Data>) {
  return (
    <>
      {title !== undefined && of.isError && <h1 className="sr-only">{title}</h1>}
      <NotLoaded of={of} />
      {of.data !== undefined && children(of.data)}
    </>
  )
}
