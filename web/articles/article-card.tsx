import type { ReactNode } from 'react'
import { type ArticleCover, ArticlePicture } from './article-picture.tsx'

type ArticleCardProps = {
  title: string
  drawing: string
  cover: ArticleCover | null
  headingLevel: 2 | 3
  /** Shown below the ruled half. */
  children: ReactNode
}

/** A card of an article or a resource: a ruled page with the title in ink and one construction, then what it is about. */
export function ArticleCard({ title, drawing, cover, headingLevel, children }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-rule bg-card transition-[translate,box-shadow] duration-fast hover:-translate-y-0.5 hover:shadow-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <div className="ruled-page flex min-h-[192px] gap-3 border-b border-rule pt-5.5 pr-4 pb-2 pl-10">
        <Heading
          lang="en"
          className="min-w-0 flex-1 text-subhead leading-heading font-bold tracking-[-0.01em] text-balance"
        >
          {title}
        </Heading>
        <div className="mt-auto w-[104px] shrink-0 pb-1.5">
          <ArticlePicture drawing={drawing} cover={cover} width={104} height={112} />
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">{children}</div>
    </li>
  )
}
