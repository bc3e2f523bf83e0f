import type { ArticleNameList } from '../../../../domain/admin/articles/rules.ts'
import { type Id, type Statement, sql } from '../../../adapters/database/sql.ts'

const tables = { author: sql`article_authors`, category: sql`article_categories` }
const columns = { author: sql`author_id`, category: sql`category_id` }
const wishes = { author: sql`document ->> 'authorId'`, category: sql`document ->> 'categoryId'` }

/** An article counts for both its published and its draft values. */
function uses(list: ArticleNameList): Statement<unknown> {
  return sql`
    select ${columns[list]} as name_id, id from articles where ${columns[list]} is not null
    union select (${wishes[list]})::uuid, text_id from text_drafts where ${wishes[list]} is not null`
}

export function listNames(list: ArticleNameList) {
  return sql<{ id: string; name: string; useCount: number }>`
    select n.id, n.name, count(used.id)::int as "useCount"
    from ${tables[list]} n left join (${uses(list)}) used on used.name_id = n.id
    group by n.id order by lower(n.name), n.id`
}

/** Locked, so that it is not deleted while an article is set to it. */
export function lockName(list: ArticleNameList, id: string) {
  return sql<{ name: string }>`select name from ${tables[list]} where id = ${id} for update`
}

/** No row when the name is taken. */
export function insertName(list: ArticleNameList, name: string) {
  return sql<Id>`
    insert into ${tables[list]} (name) values (${name}) on conflict (name) do nothing returning id`
}

export function updateName(list: ArticleNameList, id: string, name: string) {
  return sql`update ${tables[list]} set name = ${name} where id = ${id}`
}

/** No row when an article or a draft uses it. */
export function deleteUnusedName(list: ArticleNameList, id: string) {
  return sql<Id>`
    delete from ${tables[list]} where id = ${id}
      and not exists (select from articles where ${columns[list]} = ${id})
      and not exists (select from text_drafts where ${wishes[list]} = ${id})
    returning id`
}
