import { useNavigate, useSearch } from '@tanstack/react-router'
import { articleKinds, articleStates, articleTypes } from '../../../domain/admin/articles/rules.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { useList } from '../query.ts'
import { BeginForm } from '../ui/begin-form.tsx'
import { momentText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { sortBy } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Changed, named } from '../ui/parts.tsx'
import type { Column } from '../ui/table.tsx'
import { articleKindText, articleStateText, articleTypeText } from './labels.ts'
import { ArticleStateChip } from './state-chip.tsx'

const typeColumn: Column<AdminOutputOf<'getArticles'>['items'][number]> = {
  title: m.admin_article_type(),
  cell: ({ type }) => type !== null && articleTypeText(type),
}

/** All articles and resources, of any status. */
export function ArticlesScreen() {
  const navigate = useNavigate()
  const { kind = 'article', type, ...rest } = useSearch({ from: '/admin/articles' })
  const isArticle = kind === 'article'
  const articles = useList('getArticles', { ...rest, kind, type: type && Number(type) })
  return (
    <ListPage
      title={m.admin_blog()}
      list={articles}
      view="kind"
      tabs={{ name: 'kind', label: m.admin_filter_kind(), options: named(articleKinds, articleKindText) }}
      searchHint={m.admin_course_search_hint()}
      filters={[
        {
          name: 'state',
          label: m.admin_filter_status(),
          options: articleStates.map((state) => ({
            id: state,
            name: `${articleStateText(state)} (${articles.data?.counts[state] ?? 0})`,
          })),
        },
        ...(isArticle
          ? [
              {
                name: 'type',
                label: m.admin_article_type(),
                options: named(articleTypes, articleTypeText),
              },
            ]
          : []),
        sortBy([
          { id: 'changed', name: m.admin_sort_changed() },
          { id: 'published', name: m.admin_sort_published() },
          { id: 'title', name: m.admin_sort_title() },
        ]),
      ]}
      none={m.admin_articles_empty()}
      rows={[
        {
          title: m.admin_article_title(),
          className: 'lg:min-w-[220px]',
          cell: ({ id, title, name }) => (
            <>
              <Link to="/admin/articles/$kind/$id" params={{ kind, id }} look="row">
                {title}
              </Link>
              <span className="block text-sm break-all text-ink-2">{name}</span>
            </>
          ),
        },
        {
          title: m.admin_filter_status(),
          isClear: true,
          cell: ({ state, hasChanges }) => (
            <>
              <ArticleStateChip state={state} />
              {hasChanges && state === 'published' && (
                <span className="block text-sm text-ink-2">{m.admin_article_has_changes()}</span>
              )}
            </>
          ),
        },
        ...(isArticle ? [typeColumn] : []),
        {
          title: m.admin_column_shown_since(),
          cell: ({ publishedAt }) => (publishedAt === null ? '–' : momentText(publishedAt)),
        },
        { title: m.admin_column_changed(), cell: (item) => <Changed {...item} /> },
      ]}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-full lg:basis-0">
          <BeginForm
            key={kind}
            draftName={`new/${kind}`}
            label={isArticle ? m.admin_article_new() : m.admin_resource_new()}
            create={(title) => send('createArticle', { kind, title })}
            onBegun={(id) => navigate({ to: '/admin/articles/$kind/$id', params: { kind, id } })}
          />
        </div>
        {isArticle && (
          <Link to="/admin/articles/names" look="secondary">
            {m.admin_article_names()}
          </Link>
        )}
      </div>
    </ListPage>
  )
}
