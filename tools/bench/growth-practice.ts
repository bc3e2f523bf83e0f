import { makersOfSkill, skillsWithQuestions } from '../../server/practice/catalogue.ts'
import { writeMuch } from './writing.ts'

/** Years of practice: equally many first attempts, of every student, at every kind of question. */
export async function writePractice(databaseUrl: string, { attempts }: { attempts: number }): Promise<void> {
  const skills = skillsWithQuestions()
  const makers = skills.flatMap(makersOfSkill)
  await writeMuch(databaseUrl, async (client) => {
    await client.query(
      `insert into items (module_id, position, kind, title, is_free, board, skills)
        select id, 1000, 'practice', 'Practice', position = 0, 'cbse', $1 from modules`,
      [skills],
    )
    await client.query(
      'create temporary table numbered as select row_number() over () - 1 as number, id from students',
    )
    await client.query('create unique index on numbered (number)')
    // Created afterwards, an index of a million rows takes a second. Disputes refer to the primary key, so that one
    // stays.
    const { rows: indexes } = await client.query<{ dropped: string; made: string }>(
      `select coalesce('alter table practice_attempts drop constraint ' || c.conname, 'drop index ' || i.indexrelid::regclass) as "dropped",
          coalesce('alter table practice_attempts add constraint ' || c.conname || ' ' || pg_get_constraintdef(c.oid),
            pg_get_indexdef(i.indexrelid)) as "made"
        from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'u'
        where i.indrelid = 'practice_attempts'::regclass and not i.indisprimary`,
    )
    for (const { dropped } of indexes) await client.query(dropped)
    await client.query(
      `insert into practice_attempts (id, student_id, client_key, issue_id, board, maker, maker_version, seed, skill, is_review,
          is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, slip, answered_at, received_at)
        select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, s.id, 'try-' || n, md5(n::text)::uuid, 'cbse', ($2::text[])[1 + n % $1], ($3::int[])[1 + n % $1], n,
          ($4::text[])[1 + n % $1], false, true, '{}', n % 7, 0, 20 + n % 90,
          case when n % 3 = 0 then 'wrong' else 'right' end, case when n % 3 = 0 then 1 else 3 end, 3,
          case when n % 6 = 0 then 'sign' end, now() - n * interval '10 seconds', now() - n * interval '10 seconds'
        from generate_series(0, $5::int - 1) n
        join numbered s on s.number = (n / $1) % (select count(*) from numbered)`,
      [
        makers.length,
        makers.map(({ id }) => id),
        makers.map(({ version }) => version),
        makers.map(({ skill }) => skill),
        attempts,
      ],
    )
    for (const { made } of indexes) await client.query(made)
    await client.query(
      `insert into practice_skill_states (student_id, skill, level, due_at, last_tried_at)
        select id, skill, 'secure', now(), now() from students cross join unnest($1::text[]) skill`,
      [skills.slice(0, 20)],
    )
    await client.query(
      `insert into practice_plans (student_id, board, examination_on, minutes_a_day, updated_at)
        select id, 'cbse', now()::date + 100, 20, now() from students`,
    )
    await client.query(
      `insert into practice_disputes (attempt_id, student_id, words, status, reply, created_at, decided_at)
        select id, student_id, 'It is right', case when seed % 20 = 0 then 'open' else 'declined' end, '', answered_at,
          case when seed % 20 = 0 then null else answered_at end
        from practice_attempts where seed < 20000`,
    )
  })
}
