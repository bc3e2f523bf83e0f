import { writeMuch } from './writing.ts'

/**
 * Other data of years in a large database: progress, sessions with their playbacks, certificates, invoices, gateway
 * messages, enquiries, and finished jobs.
 */
export async function writeYears(databaseUrl: string): Promise<void> {
  await writeMuch(databaseUrl, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

const statements = [
  // Every student has watched part of the first ten videos of a course.
  `insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, updated_at)
    select e.student_id, i.id, '{[0,60),[100,160)}', 120, 160, now() - interval '1 day'
    from enrolments e
    join (select m.course_id, i.id, row_number() over (partition by m.course_id order by i.id) as number
      from items i join modules m on m.id = i.module_id where i.kind = 'video') i
      on i.course_id = e.course_id and i.number <= 10`,
  `insert into lesson_watch_figures (item_id, media_id, seconds, viewers, finishers, viewers_by_part)
    select id, media_id, 3600, 60, 40, array_fill(40, array[20]) from items where kind = 'video'`,
  // One expired and one active, each with a playback.
  `insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at, revoked_at)
    select s.id, sha256(convert_to(s.id || '/' || n, 'UTF8')), 'Firefox, Linux', now() - interval '9 days',
      now() - interval '1 day', now() + interval '20 days', case when n = 1 then now() end
    from students s cross join generate_series(1, 2) as n`,
  `insert into playbacks (id, student_id, session_id, item_id, device, cookie_hash, started_at, last_seen_at, ended_at, end_reason)
    select gen_random_uuid(), s.student_id, s.id, i.id, s.device, ''::bytea, s.created_at, s.last_used_at, s.last_used_at, 'stopped'
    from sessions s
    join enrolments e on e.student_id = s.student_id
    cross join lateral (
      select i.id from modules m join items i on i.module_id = m.id where m.course_id = e.course_id limit 1
    ) i`,
  `insert into codes (student_id, proves, purpose, code_hmac, sent_at, expires_at, used_at, series_started_at)
    select id, 'address', 'registration', ''::bytea, created_at, created_at, created_at, created_at from students`,
  `insert into certificates (number, student_id, student_name, course_id, course_title, modules, lesson_count, video_seconds,
      completed_at, issued_at)
    select 'SM-0000-' || left(hex, 4) || '-' || right(hex, 4), student_id, 'Student', course_id, 'Course', '[]', 12, 4464, now(), now()
    from (select student_id, course_id, upper(lpad(to_hex(row_number() over ()), 8, '0')) as hex from enrolments) e`,
  `insert into plan_reminders (enrolment_id, days_before, written_at) select id, 7, now() from enrolments`,
  `insert into invoices (id, series, financial_year, number, label, issued_at, payment_id, seller_legal_name, seller_gstin,
      seller_address, seller_state_code, is_seller_sample, buyer_name, place_of_supply, is_place_assumed, course_title,
      order_public_id, gateway_payment_id, service_code, rate_in_percent, currency, taxable_in_paise, cgst_in_paise,
      sgst_in_paise, igst_in_paise, amount_in_paise)
    select gen_random_uuid(), 'SM', 2026, row_number() over (), 'SM/26/' || row_number() over (), p.captured_at, p.id, 'Stepmark',
      'none', 'Hyderabad', '36', true, 'Student', '29', false, 'Course', o.public_id, p.gateway_payment_id, '999293', 18, 'INR',
      p.amount_in_paise, 0, 0, 0, p.amount_in_paise
    from payments p join orders o on o.id = p.order_id where p.status = 'captured'`,
  `insert into invoices (id, series, financial_year, number, label, issued_at, payment_id, refund_id, corrects_id,
      seller_legal_name, seller_gstin, seller_address, seller_state_code, is_seller_sample, place_of_supply,
      is_place_assumed, gateway_payment_id, service_code, rate_in_percent, currency, taxable_in_paise, cgst_in_paise,
      sgst_in_paise, igst_in_paise, amount_in_paise)
    select gen_random_uuid(), 'CN', 2026, row_number() over (), 'CN/26/' || row_number() over (), r.created_at, i.payment_id, r.id,
      i.id, 'Stepmark', 'none', 'Hyderabad', '36', true, '29', false, i.gateway_payment_id, '999293', 18, 'INR',
      r.amount_in_paise, 0, 0, 0, r.amount_in_paise
    from refunds r join invoices i on i.payment_id = r.payment_id where r.state = 'done'`,
  `insert into gateway_events (event_id, kind, body, received_at, applied_at, applications, gateway_order_id, gateway_payment_id)
    select 'event_' || id, 'payment.captured', '{}', captured_at, captured_at, 1, gateway_order_id, gateway_payment_id
    from payments where captured_at is not null`,
  `insert into ticket_messages (ticket_id, position, sender_kind, sender_id, text, created_at)
    select id, 1, 'student', student_id, question, created_at from tickets`,
  `insert into subscriptions (email, locale, asked_at, confirmed_at, created_at)
    select email, 'en', created_at, created_at, created_at from students`,
  `insert into contact_requests (reference, name, email, phone, message, locale, status, created_at)
    select 'ENQ-2026-' || row_number() over (), name, email, right(phone, 10), 'When does the batch begin?', 'en', 'closed', created_at
    from students`,
  `insert into inbox_matters select (contact_in_inbox(e)).* from contact_requests e where reference like '%7'`,
  `insert into applications (reference, full_name, email, company_name, experience_in_years, dream_company, topics, locale,
      status, created_at)
    select reference, name, email, 'A school', 3, 'Stepmark', '{algebra}', locale, 'closed', created_at from contact_requests`,
  `insert into reports (reference, subject_kind, subject_id, subject_title, reason, text, student_id, email, locale, status, created_at)
    select 'ENQ-2027-' || row_number() over (), 'lesson', 'x', 'A lesson', 'wrong', '', id, email, 'en', 'closed', created_at
    from students`,
  `insert into transcodes (media_id, state, progress, queued_at, finished_at)
    select id, 'done', 100, created_at, created_at from media where kind = 'video'`,
  `insert into jobs (kind, payload, due_at, attempts, done_at)
    select 'sendMail', '{}', created_at, 1, created_at from orders`,
]
