import type { ArticleKind, ArticleState } from '../../../../domain/admin/articles/rules.ts'
import { containing, type Statement, sql } from '../../../adapters/database/sql.ts'

type Filter = {
  kind: ArticleKind
  state: ArticleState | null
  search: string | null
  type: number | null
  /** Those created by staff. */
  onlyOf: string | null
}

type ListedRow = {
  id: string
  title: string
  name: string
  type: number | null
  state: ArticleState
  hasChanges: boolean
  publishedAt: Date | null
  updatedAt: Date
  updatedBy: string | null
}

/** Articles or resources under the same column names; titles come from the draft if there is one. */
function articlesOf(kind: ArticleKind, now: Date): Statement<unknown> {
  const own =
    kind === 'article'
      ? sql`select id, slug as name, title, type, status, published_at, updated_at, begun_by from articles`
      : sql`select id, name, heading as title, null::smallint as type, status,
          nullif(published_at, '-infinity') as published_at, updated_at, begun_by from resources`
  return sql`
    select t.id, coalesce(d.title, t.title) as title, coalesce(d.name, t.name) as name,
      coalesce(d.type, t.type) as type,
      case t.status when 'draft' then 'draft' when 'archived' then 'withdrawn'
        else case when t.published_at > ${now} then 'scheduled' else 'published' end end as state,
      coalesce(d.has_changes, false) as has_changes,
      case when t.status = 'draft' then null else t.published_at end as published_at,
      greatest(t.updated_at, d.updated_at) as updated_at, s.name as updated_by, t.begun_by
    from (${own}) t
    left join text_drafts d on d.kind = ${kind} and d.text_id = t.id
    left join staff s on s.id = d.updated_by`
}

function matching({ search, type, kind, onlyOf }: Filter): Statement<unknown> {
  const words = search === null ? null : containing(search)
  return sql`(${words}::text is null or title ilike ${words} or name ilike ${words})
    and (${type}::smallint is null or ${kind} = 'resource' or type = ${type})
    and (${onlyOf}::uuid is null or begun_by = ${onlyOf})`
}

const orders = {
  changed: sql`updated_at desc, id`,
  published: sql`published_at desc nulls last, id`,
  title: sql`lower(title), id`,
}

export function listArticles(
  filter: Filter,
  { sort, limit, offset, now }: { sort: keyof typeof orders; limit: number; offset: number; now: Date },
) {
  return sql<ListedRow>`
    select id, title, name, type, state, has_changes as "hasChanges", published_at as "publishedAt",
      updated_at as "updatedAt", updated_by as "updatedBy"
    from (${articlesOf(filter.kind, now)}) articles
    where ${matching(filter)} and (${filter.state}::text is null or state = ${filter.state})
    order by ${orders[sort]} limit ${limit} offset ${offset}`
}

export function countArticles(filter: Filter, now: Date) {
  return sql<{ state: ArticleState; count: number }>`
    select state, count(*)::int as "count" from (${articlesOf(filter.kind, now)}) articles
    where ${matching(filter)} group by state`
}
