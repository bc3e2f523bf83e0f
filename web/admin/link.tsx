import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { buttonClass } from '../ui/button.tsx'

const looks = {
  /** What a row of a list is called. */
  row: 'inline-block min-h-6 font-semibold wrap-anywhere text-link',
  /** By itself, as tall as a finger. */
  alone: 'inline-flex min-h-11 items-center font-semibold text-link',
  /** By itself in small text. */
  small: 'inline-flex min-h-8 items-center font-semibold text-link',
  /** As a small button does. */
  primary: buttonClass('primary', 'dense'),
  secondary: buttonClass('secondary', 'dense'),
  quiet: buttonClass('quiet', 'dense'),
}

type AnchorProps = ComponentProps<'a'> & {
  /** Whether it leads to what is shown: a screen decides it, for the router knows no filters. */
  current?: 'page' | 'true' | undefined
  look?: keyof typeof looks
}

/** A link to a screen of the admin. */
export const Link = createLink(function Anchor({ current, look, className, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} className={clsx(look && looks[look], className) || undefined} aria-current={current} />
  )
})
