import type { getResource } from '../../domain/articles/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { documentSizeText } from '../ui/file-size.ts'
import { Icon } from '../ui/icon.tsx'
import { type PageText, TextOfPage } from '../ui/page-text.tsx'

export type Resource = Omit<CallOutput<typeof getResource>, 'content'> & { content: PageText }

/** The pieces of a resource in their order. */
export function ResourceBody({ resource }: { resource: Resource }) {
  return <TextOfPage text={resource.content} lang="en" className="prose is-long" />
}

/** The sheet of a resource, to print. */
export function ResourceSheet({ resource: { heading, sheet } }: { resource: Resource }) {
  if (sheet === null) return null
  return (
    <aside
      aria-labelledby="sheet"
      className="rounded-card border border-rule bg-card p-5 lg:sticky lg:top-[76px]"
    >
      <h2 id="sheet" className="text-lead font-heading">
        {m.resources_sheet()}
      </h2>
      <p className="mt-1 text-small text-ink-2">{m.resources_sheet_text()}</p>
      <p className="mt-4">
        <a href={sheet.url} download className={buttonClass()}>
          <Icon name="download" />
          <span>
            {m.resources_download()}
            <span className="sr-only"> {heading}</span>
          </span>
        </a>
      </p>
      <p className="mt-2 text-sm text-ink-3">
        {sheet.extension.toUpperCase()} · {documentSizeText(sheet.byteCount)}
      </p>
    </aside>
  )
}
