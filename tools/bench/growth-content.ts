import type { Database } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { writeMuch } from './writing.ts'

type Size = { courses: number; students: number }

/** Courses of four modules with five items each, in six categories, and students who have one course each. */
export async function writeContent(databaseUrl: string, { courses, students }: Size): Promise<void> {
  await writeMuch(databaseUrl, async (client) => {
    await client.query(`
      insert into categories (name, position) select 'Board ' || number, number from generate_series(1, 6) as number`)
    await client.query(
      `insert into instructors (name) select 'Teacher ' || number from generate_series(1, 50) as number`,
    )
    await client.query(`
      with video as (insert into media (kind, duration_in_seconds) values ('video', 372) returning id),
        sheet as (insert into media (kind) values ('document') returning id)
      insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
      select id, '480p', 'bench/video.mp4', 'video/mp4', 1000000 from video
      union all select id, 'original', 'bench/sheet.pdf', 'application/pdf', 50000 from sheet`)
    await client.query(`
      insert into courses (slug, title, category_id, instructor_id, about, importance, learning, monthly_price_paise,
        monthly_description, yearly_price_paise, yearly_description, position, updated_at)
      select 'course-' || number, 'Course ' || number,
        (select id from categories where position = 1 + number % 6),
        (select id from instructors where name = 'Teacher ' || (1 + number % 50)),
        repeat('<p>What the chapters are about, in a sentence.</p>', 10), repeat('<li>Why it matters.</li>', 5),
        repeat('<li>What is learnt.</li>', 5), 39900, 'Every chapter', 299900, 'Every chapter for a year', number, now()
      from generate_series(1, ${courses}) as number`)
    await client.query(`
      insert into modules (course_id, position, title)
      select id, number, 'Chapter ' || number from courses cross join generate_series(1, 4) as number`)
    await client.query(`
      insert into items (module_id, position, kind, title, names, media_id, is_free)
      select modules.id, number, media.kind, media.kind || ' ' || number, media.kind || ' ' || number, media.id, modules.position = 1 and number = 1
      from modules cross join generate_series(1, 5) as number
      join media on media.kind = case when number < 4 then 'video' else 'document' end`)
    // Their trigger is disabled meanwhile.
    await client.query(`
      select name_lesson(i.id, m.course_id, i.title) from items i join modules m on m.id = i.module_id
      order by m.course_id, m.position, i.position`)
    await client.query(`
      insert into students (email, name, phone, password_hash, email_verified_at, created_at)
      select 'student' || number || '@stepmark.example', 'Student ' || number,
        '+91' || (9000000000 + number), 'none', now(), now()
      from generate_series(1, ${students}) as number`)
    await client.query(`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      select students.id, courses.id, 'bench', now() - interval '1 day', now() + interval '30 days'
      from (select id, row_number() over () as number from students) students
      join (select id, row_number() over (order by position) as number from courses) courses
        on courses.number = 1 + students.number % ${courses}`)
    await client.query(`
      update courses set enrolled_student_count = (select count(*) from enrolments where course_id = courses.id)
      where id in (select id from courses order by position limit 100)`)
    await client.query(`
      update categories set course_count = (select count(*) from courses where category_id = categories.id)`)
    await client.query(`update catalog_totals set course_count = ${courses}`)
  })
}

/** Gives a student twelve of the courses, some of them expired. */
export async function giveCourses(database: Database, studentId: string): Promise<void> {
  await database.first(sql`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select ${studentId}, id, 'bench', now() - interval '40 days', now() + (number - 3) * interval '10 days'
    from (select id, row_number() over (order by position) as number from courses limit 12) first
    where number <> 3`)
}
