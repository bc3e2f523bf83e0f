import type { ReactNode } from 'react'

type SectionHeadProps = { number: number; title: string; children?: ReactNode; level?: 1 | 2 }

/** Number in red, the notebook's margin, then the heading and one sentence. */
export function SectionHead({ number, title, children, level = 2 }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mb-5 flex gap-4">
      <span aria-hidden="true" className="w-10 shrink-0 border-r-[1.5px] border-margin pt-1 text-[22px] leading-tight font-bold text-margin">
        {number}
      </span>
      <div>
        <Heading className="text-[clamp(26px,5vw,30px)] leading-[1.15] font-bold tracking-[-0.012em]">{title}</Heading>
        {children && <p className="text-ink-2">{children}</p>}
      </div>
    </div>
  )
}
