import { type Id, sql } from '../../../adapters/database/sql.ts'

export function findAuthor(courseId: string, staffId: string) {
  return sql<Id>`
    select staff_id as id from course_authors where course_id = ${courseId} and staff_id = ${staffId}`
}

export function insertAuthor(courseId: string, staffId: string) {
  return sql<Id>`
    insert into course_authors (course_id, staff_id) values (${courseId}, ${staffId}) returning staff_id as id`
}

/** Staff who edit only their own courses, and whether each owns this course. */
export function listAuthors(courseId: string, withDemo: boolean) {
  return sql<{ id: string; name: string; isAuthor: boolean }>`
    select st.id, st.name, a.staff_id is not null as "isAuthor"
    from staff st left join course_authors a on a.staff_id = st.id and a.course_id = ${courseId}
    where 'author-own' = any(st.roles) and st.disabled_at is null and (${withDemo} or not st.is_demo)
    order by st.name, st.id`
}

/** Sets the owners of a course among staff who edit only their own courses. */
export function replaceAuthors(courseId: string, staffIds: readonly string[]) {
  return sql<Id>`
    with wanted as (
      select id from staff where id = any(${staffIds}::uuid[]) and 'author-own' = any(roles)
    ), gone as (
      delete from course_authors a using staff st
      where a.course_id = ${courseId} and st.id = a.staff_id and 'author-own' = any(st.roles)
        and st.id not in (select id from wanted)
    )
    insert into course_authors (course_id, staff_id) select ${courseId}, id from wanted
    on conflict do nothing returning staff_id as id`
}
