import type { ReactNode } from 'react'
import { SectionHead } from '../ui/section-head.tsx'

/** The frame of a student's own page: title, a sentence about it, content. */
export function titledPage(title: () => string, lead: () => string) {
  return function TitledPage({ children }: { children: ReactNode }) {
    return (
      <div className="container-page pt-8 pb-12 lg:pb-18">
        <SectionHead level={1} title={title()}>
          {lead()}
        </SectionHead>
        {children}
      </div>
    )
  }
}
