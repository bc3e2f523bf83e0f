import type { TextKind } from '../../../domain/desk/articles/rules.ts'
import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { DeskCell, DeskRow, DeskTable } from '../table.tsx'
import { momentText } from '../texts.ts'
import { TextStateChip } from './state-chip.tsx'
import { articleTypeText } from './texts.ts'

type Item = DeskOutputOf<'getTexts'>['items'][number]

/** Texts as rows; on a phone each is a card. */
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
    <DeskTable titles={titles} label={m.desk_texts()}>
      {items.map((item) => (
        <DeskRow key={item.id}>
          <DeskCell className="lg:min-w-[220px]">
            <PlaceLink
              to={`/desk/texts/${kind}/${item.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
            >
              {item.title}
            </PlaceLink>
            <span className="block text-sm break-all text-ink-2">{item.name}</span>
          </DeskCell>
          <DeskCell>
            <TextStateChip state={item.state} />
            {item.hasChanges && item.state === 'published' && (
              <span className="block text-sm text-ink-2">{m.desk_text_has_changes()}</span>
            )}
          </DeskCell>
          {item.type !== null && (
            <DeskCell title={m.desk_article_type()}>{articleTypeText(item.type)}</DeskCell>
          )}
          <DeskCell title={m.desk_column_shown_since()}>
            {item.publishedAt === null ? '–' : momentText(item.publishedAt)}
          </DeskCell>
          <DeskCell title={m.desk_column_changed()}>
            <When at={item.updatedAt} />
            {item.updatedBy !== null && <span className="block text-sm text-ink-2">{item.updatedBy}</span>}
          </DeskCell>
        </DeskRow>
      ))}
    </DeskTable>
  )
}
