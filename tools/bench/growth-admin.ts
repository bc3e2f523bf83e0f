import { writeMuch } from './writing.ts'

const firstNames =
  '{Ananya,Vikram,Meera,Irfan,Sneha,Kiran,Divya,Arjun,Lakshmi,Suresh,Pooja,Rahul,Asha,Nikhil}'
const lastNames = '{Rao,Naidu,Nair,Khan,Patil,Reddy,Menon,Iyer,Shah,Babu,Joshi,Gupta,Das}'

/** Gives the students of a large database names and tickets: most solved, some waiting, some late. */
export async function writeTickets(
  databaseUrl: string,
  { students, tickets }: { students: number; tickets: number },
): Promise<void> {
  await writeMuch(databaseUrl, async (client) => {
    await client.query(`
      update students s set
        name = ('${firstNames}'::text[])[1 + n % 14] || ' ' || ('${lastNames}'::text[])[1 + n / 14 % 13],
        email = 'person' || n || '@' || (array['gmail', 'yahoo', 'school'])[1 + n % 3] || '.example',
        created_at = now() - n * interval '7 minutes',
        email_verified_at = case when n % 25 = 0 then null else now() end,
        blocked_at = case when n % 2000 = 0 then now() end
      from (select id, row_number() over (order by phone)::int as n from students) numbered
      where numbered.id = s.id`)
    await client.query(`
      insert into tickets (year, number, student_id, course_id, question, subject, status, message_count, created_at,
        first_answered_at, last_message_at)
      select 2026, n, e.student_id, e.course_id, 'Why?',
        (array['Why is step', 'The video stops in', 'Paid but no access to', 'A doubt in'])[1 + n % 4] || ' chapter ' || n % 400,
        case when n % 20 = 0 then 'open' when n % 20 = 1 then 'waiting' else 'solved' end, 1,
        now() - n * interval '3 minutes',
        case when n % 40 = 0 then null else now() - n * interval '3 minutes' + interval '5 hours' end,
        now() - n * interval '3 minutes' + interval '5 hours'
      from generate_series(1, ${tickets}) as n
      join (select student_id, course_id, row_number() over (order by student_id) as number from enrolments) e
        on e.number = 1 + n % ${students}`)
    await client.query(`
      insert into inbox_matters
      select (ticket_in_inbox(t, s.name, s.email)).* from tickets t join students s on s.id = t.student_id`)
    await client.query(`
      insert into student_access select student_id, max(ends_at) from enrolments group by student_id
      on conflict (student_id) do update set ends_at = excluded.ends_at`)
  })
}
