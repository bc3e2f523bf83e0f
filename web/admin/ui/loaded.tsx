import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotLoaded } from './not-loaded.tsx'

type Props<Data> = {
  of: UseQueryResult<Data>
  /** Heading if loading failed, for screen readers. */
  title?: string
  children(data: Data): ReactNode
}

/** The result of a call; until then a loading message, or the error. */
export function Loaded<Data>({ of, title, children }: Props<Data>) {
  return (
    <>
      {title !== undefined && of.isError && <h1 className="sr-only">{title}</h1>}
      <NotLoaded of={of} />
      {of.data !== undefined && children(of.data)}
    </>
  )
}
