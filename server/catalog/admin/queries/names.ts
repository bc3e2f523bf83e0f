import { type Id, sql } from '../../../adapters/database/sql.ts'

type NamedRow = { id: string; name: string; useCount: number }

/** A course counts for both its published and its draft category. */
export function listCategories() {
  return sql<NamedRow>`
    select cat.id, cat.name, count(distinct c.id)::int as "useCount"
    from categories cat
    left join (
      select id, category_id from courses union select course_id, category_id from course_drafts
    ) c on c.category_id = cat.id
    group by cat.id order by cat.position, cat.id`
}

/** Locks the list of categories until the transaction ends. */
export function lockCategories() {
  return sql<{ id: string; name: string }>`select id, name from categories order by position, id for update`
}

/** No row when the name is taken. */
export function insertCategory(name: string) {
  return sql<Id>`
    insert into categories (name, position)
    select ${name}, coalesce(max(position), 0) + 1 from categories
    on conflict (name) do nothing returning id`
}

export function updateCategoryName(id: string, name: string) {
  return sql`update categories set name = ${name} where id = ${id}`
}

export function updateCategoryOrder(ids: readonly string[]) {
  return sql`
    update categories set position = asked.position
    from unnest(${ids}::uuid[]) with ordinality as asked (id, position) where categories.id = asked.id`
}

/** No row when a course uses it. */
export function deleteEmptyCategory(id: string) {
  return sql<Id>`
    delete from categories where id = ${id}
      and not exists (select from courses where category_id = ${id})
      and not exists (select from course_drafts where category_id = ${id})
    returning id`
}

export function listInstructors() {
  return sql<NamedRow>`
    select i.id, i.name, count(distinct c.id)::int as "useCount"
    from instructors i
    left join (
      select id, instructor_id from courses union select course_id, instructor_id from course_drafts
    ) c on c.instructor_id = i.id
    group by i.id order by lower(i.name), i.id`
}

export function insertInstructor(name: string) {
  return sql<Id>`
    insert into instructors (name) values (${name}) on conflict (name) do nothing returning id`
}

/** Locks an instructor until the transaction ends. */
export function lockInstructor(id: string) {
  return sql<{ name: string }>`select name from instructors where id = ${id} for update`
}

export function updateInstructorName(id: string, name: string) {
  return sql`update instructors set name = ${name} where id = ${id}`
}

/** No row when a course, or the draft of one, uses the instructor. */
export function deleteUnusedInstructor(id: string) {
  return sql<Id>`
    delete from instructors where id = ${id}
      and not exists (select from courses where instructor_id = ${id})
      and not exists (select from course_drafts where instructor_id = ${id})
    returning id`
}
