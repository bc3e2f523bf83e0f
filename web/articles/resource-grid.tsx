import { Link } from '@tanstack/react-router'
import type { getResources } from '../../domain/articles/contract.ts'
import { cutWords, excerptWords } from '../../domain/articles/cut-words.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { documentSizeText } from '../ui/file-size.ts'
import { NothingHere } from '../ui/nothing-here.tsx'
import { ArticleCard } from './article-card.tsx'

type ListedResource = CallOutput<typeof getResources>[number]

/** The resources as cards (specification, section 2). */
export function ResourceGrid({ resources }: { resources: readonly ListedResource[] }) {
  if (resources.length === 0)
    return <NothingHere title={m.resources_none()} to="/courses" label={m.courses_see_all()} isSecondary />
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {resources.map(({ _id, name, heading, drawing, cover, excerpt, sheet }) => (
        <ArticleCard
          key={_id}
          title={cutWords(heading, excerptWords.resourceTitle)}
          drawing={drawing}
          cover={cover}
          headingLevel={2}
        >
          {sheet && (
            <p className="text-sm text-ink-3">
              {m.resources_sheet_with({ size: documentSizeText(sheet.byteCount) })}
            </p>
          )}
          <p lang="en" className="fades-in mt-2 text-small text-pretty text-ink-2">
            {excerpt}
          </p>
          <p className="mt-auto pt-3">
            <Link
              to="/resources-repository/$name"
              params={{ name }}
              className="font-semibold text-link no-underline outline-none after:absolute after:inset-0"
            >
              {m.resources_read_more()}
              <span className="sr-only"> {heading}</span>
            </Link>
          </p>
        </ArticleCard>
      ))}
    </ul>
  )
}
