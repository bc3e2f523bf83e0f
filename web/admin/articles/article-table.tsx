import type { ArticleKind } from '../../../domain/admin/articles/rules.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { momentText } from '../labels.ts'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { AdminCell, AdminRow, AdminTable } from '../table.tsx'
import { articleTypeText } from './labels.ts'
import { ArticleStateChip } from './state-chip.tsx'

type Item = AdminOutputOf<'getArticles'>['items'][number]

/** Texts as rows; on a phone each is a card. */
export function ArticleTable({ kind, items }: { kind: ArticleKind; items: readonly Item[] }) {
  if (items.length === 0)
    return (
      <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-6">
        <p className="font-semibold">{m.admin_articles_empty()}</p>
        <PlaceLink
          to={kind === 'article' ? '/admin/texts' : '/admin/texts?kind=resource'}
          className="font-semibold text-link"
        >
          {m.admin_articles_see_all()}
        </PlaceLink>
      </div>
    )
  const titles = [
    m.admin_article_title(),
    m.admin_filter_status(),
    ...(kind === 'article' ? [m.admin_article_type()] : []),
    m.admin_column_shown_since(),
    m.admin_column_changed(),
  ]
  return (
    <AdminTable titles={titles} label={m.admin_blog()}>
      {items.map((item) => (
        <AdminRow key={item.id}>
          <AdminCell className="lg:min-w-[220px]">
            <PlaceLink
              to={`/admin/texts/${kind}/${item.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
            >
              {item.title}
            </PlaceLink>
            <span className="block text-sm break-all text-ink-2">{item.name}</span>
          </AdminCell>
          <AdminCell>
            <ArticleStateChip state={item.state} />
            {item.hasChanges && item.state === 'published' && (
              <span className="block text-sm text-ink-2">{m.admin_article_has_changes()}</span>
            )}
          </AdminCell>
          {item.type !== null && (
            <AdminCell title={m.admin_article_type()}>{articleTypeText(item.type)}</AdminCell>
          )}
          <AdminCell title={m.admin_column_shown_since()}>
            {item.publishedAt === null ? '–' : momentText(item.publishedAt)}
          </AdminCell>
          <AdminCell title={m.admin_column_changed()}>
            <When at={item.updatedAt} />
            {item.updatedBy !== null && <span className="block text-sm text-ink-2">{item.updatedBy}</span>}
          </AdminCell>
        </AdminRow>
      ))}
    </AdminTable>
  )
}
