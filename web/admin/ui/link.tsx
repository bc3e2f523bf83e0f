import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { buttonClass } from '../../ui/button.tsx'

const looks = {
  /** The title of a row in a list. */
  row: 'inline-block min-h-6 font-semibold wrap-anywhere text-link',
  /** On its own, at the minimum touch size. */
  alone: 'inline-flex min-h-11 items-center font-semibold text-link',
  /** On its own in small text. */
  small: 'inline-flex min-h-8 items-center font-semibold text-link',
  /** Like a small button. */
  primary: buttonClass('primary', 'dense'),
  secondary: buttonClass('secondary', 'dense'),
  quiet: buttonClass('quiet', 'dense'),
}

type AnchorProps = ComponentProps<'a'> & {
  /** Whether it is the current page: the screen decides, as the router ignores filters. */
  current?: 'page' | 'true' | undefined
  look?: keyof typeof looks
}

/** A link to a screen of the admin. */
export const Link = createLink(function Anchor({ current, look, className, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} className={clsx(look && looks[look], className) || undefined} aria-current={current} />
  )
})
