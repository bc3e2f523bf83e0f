import type { ReactNode } from 'react'

type SectionHeadProps = {
  /** Number of the section on its page; a page with one section has none. */
  number?: number
  title: string
  children?: ReactNode
  level?: 1 | 2
}

const first = 'text-page'
const second = 'text-section'

/** Number in red, the notebook's margin, then the heading and one sentence. */
export function SectionHead({ number, title, children, level = 2 }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mb-5 flex gap-4">
      <span
        aria-hidden="true"
        className={`shrink-0 border-r-ctl border-margin pt-1 text-subhead leading-tight font-bold text-margin ${number === undefined ? '' : 'w-10'}`}
      >
        {number}
      </span>
      <div className="min-w-0">
        <Heading className={level === 1 ? first : second}>{title}</Heading>
        {children && <p className="mt-1 text-ink-2">{children}</p>}
      </div>
    </div>
  )
}
