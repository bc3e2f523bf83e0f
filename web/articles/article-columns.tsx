import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Heading, headingsWithoutList } from '../../domain/articles/contents.ts'
import { m } from '../../domain/messages/compiled/messages.js'

type ArticleColumnsProps = {
  headings: readonly Heading[]
  /** Shown next to the text. */
  aside: ReactNode
  /** On a phone the aside comes before the text. */
  isAsideFirst?: boolean
  children: ReactNode
}

/** A long text with a table of contents when it has many headings, and an aside. */
export function ArticleColumns({ headings, aside, isAsideFirst = false, children }: ArticleColumnsProps) {
  const hasContents = headings.length > headingsWithoutList
  return (
    <div
      className={clsx(
        'container-page grid gap-x-12 gap-y-8 pt-8 pb-12 lg:grid-cols-[minmax(0,36rem)_280px] lg:justify-between lg:pt-10 lg:pb-18 print:block',
        hasContents && 'xl:grid-cols-[196px_minmax(0,36rem)_280px]',
      )}
    >
      {hasContents && (
        <div>
          <Contents headings={headings} />
        </div>
      )}
      <div className={clsx(isAsideFirst && 'order-last', 'min-w-0 lg:order-none')}>{children}</div>
      <div
        className={clsx(
          hasContents && 'lg:max-xl:col-start-2 lg:max-xl:row-span-2 lg:max-xl:row-start-1',
          'print:hidden',
        )}
      >
        {aside}
      </div>
    </div>
  )
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="max-w-[36rem] rounded-card border border-rule bg-card px-5 py-4 xl:sticky xl:top-[76px] xl:rounded-none xl:border-0 xl:border-t-3 xl:border-margin xl:bg-transparent xl:px-0 xl:py-3 print:hidden"
    >
      <h2 id="contents" className="text-base font-semibold">
        {m.blog_contents()}
      </h2>
      <ol lang="en" className="mt-1.5 list-decimal pl-5 text-small leading-[1.35] marker:text-ink-3">
        {headings.map(({ id, text }) => (
          <li key={id} className="pl-1">
            <a href={`#${id}`} className="block py-1.5 text-link no-underline hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
