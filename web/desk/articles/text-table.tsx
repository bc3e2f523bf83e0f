import type { TextKind } from '../../../domain/desk/articles/rules.ts'
import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { momentText } from '../texts.ts'
import { TextStateChip } from './state-chip.tsx'
import { articleTypeText } from './texts.ts'

type Item = DeskOutputOf<'getTexts'>['items'][number]

const cell = 'border-t border-grid px-3 py-2 text-left align-top'

/** Texts as rows; on a phone the table scrolls in itself. */
export function TextTable({ kind, items }: { kind: TextKind; items: readonly Item[] }) {
  if (items.length === 0)
    return (
      <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-6">
        <p className="font-semibold">{m.desk_texts_empty()}</p>
        <PlaceLink
          to={kind === 'article' ? '/desk/texts' : '/desk/texts?kind=resource'}
          className="font-semibold text-link"
        >
          {m.desk_texts_see_all()}
        </PlaceLink>
      </div>
    )
  const titles = [
    m.desk_text_title(),
    m.desk_filter_status(),
    ...(kind === 'article' ? [m.desk_article_type()] : []),
    m.desk_column_shown_since(),
    m.desk_column_changed(),
  ]
  return (
    <section
      className="overflow-x-auto rounded-card border border-rule bg-card"
      aria-label={m.desk_texts()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0 text-[15px]">
        <thead className="bg-sunk text-sm">
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-left font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="hover:bg-paper">
              <td className={`${cell} min-w-[220px]`}>
                <PlaceLink
                  to={`/desk/texts/${kind}/${item.id}`}
                  className="inline-block min-h-6 font-semibold break-words text-link"
                >
                  {item.title}
                </PlaceLink>
                <span className="block text-sm break-all text-ink-2">{item.name}</span>
              </td>
              <td className={cell}>
                <TextStateChip state={item.state} />
                {item.hasChanges && item.state === 'published' && (
                  <span className="block text-sm text-ink-2">{m.desk_text_has_changes()}</span>
                )}
              </td>
              {item.type !== null && <td className={cell}>{articleTypeText(item.type)}</td>}
              <td className={cell}>{item.publishedAt === null ? '–' : momentText(item.publishedAt)}</td>
              <td className={cell}>
                <When at={item.updatedAt} />
                {item.updatedBy !== null && (
                  <span className="block text-sm text-ink-2">{item.updatedBy}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
