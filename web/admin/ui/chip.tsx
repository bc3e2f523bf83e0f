import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'news' | 'good' | 'warn' | 'bad'

const tones: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-2',
  news: 'bg-brand-soft text-link',
  good: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

/** A status in one or two words. */
export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={clsx('inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold', tones[tone])}>
      {children}
    </span>
  )
}
