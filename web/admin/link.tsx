import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type AnchorProps = ComponentProps<'a'> & {
  /** Whether it leads to what is shown: a screen decides it, for the router knows no filters. */
  current?: 'page' | 'true' | undefined
}

/** A link to a screen of the admin. */
export const Link = createLink(function Anchor({ current, ...anchor }: AnchorProps) {
  return <a {...anchor} aria-current={current} />
})
