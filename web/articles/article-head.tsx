import type { ReactNode } from 'react'
import { type ArticleCover, ArticlePicture } from './article-picture.tsx'

type ArticleHeadProps = {
  title: string
  drawing: string
  cover: ArticleCover | null
  breadcrumbs: ReactNode
  /** Dates and the like, under the title. */
  children: ReactNode
}

/** The head of an article or a resource: a ruled page across the screen. */
export function ArticleHead({ title, drawing, cover, breadcrumbs, children }: ArticleHeadProps) {
  return (
    <header className="ruled-page is-wide border-b border-rule print:border-0">
      <div className="container-page max-[1239px]:pl-12 pt-5 pb-7 lg:pt-6 lg:pb-9">
        <div className="print:hidden">{breadcrumbs}</div>
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 sm:flex-nowrap">
          <div className="min-w-0">
            <h1 lang="en" className="max-w-[22ch] text-page leading-[1.1] text-balance">
              {title}
            </h1>
            <div className="mt-3 text-small text-ink-2">{children}</div>
          </div>
          <div className="w-[150px] shrink-0 sm:w-[200px]">
            <ArticlePicture drawing={drawing} cover={cover} width={200} height={160} />
          </div>
        </div>
      </div>
    </header>
  )
}
