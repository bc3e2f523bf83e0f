import { writeMuch } from './writing.ts'

type Size = { orders: number; texts: number; media: number; auditEvents: number }

/**
 * Gives a large database orders with payments, refunds and coupon codes, texts with drafts, stored media, and audit
 * events.
 */
export async function writeShop(
  databaseUrl: string,
  { orders, texts, media, auditEvents }: Size,
): Promise<void> {
  await writeMuch(databaseUrl, async (client) => {
    await client.query(`
      insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state, gateway_order_id, created_at,
        offered_at, paid_at, list_price_in_paise, coupon_id)
      select 'ord_' || lpad(to_hex(n), 24, '0'), e.student_id, e.course_id, 1 + n % 3,
        (array[39900, 99900, 299900])[1 + n % 3],
        case when n % 10 = 0 then 'expired' when n % 40 = 1 then 'refunded' else 'paid' end,
        'order_' || lpad(n::text, 14, '0'), now() - n * interval '4 minutes', now() - n * interval '4 minutes',
        case when n % 10 = 0 then null else now() - n * interval '4 minutes' end,
        case when n % 4 = 1 then (array[49900, 109900, 309900])[1 + n % 3] end,
        case when n % 4 = 1 then ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid end
      from generate_series(1, ${orders}) as n
      join (select student_id, course_id, row_number() over (order by student_id) as number from enrolments) e
        on e.number = 1 + n % (select count(*) from enrolments)`)
    await client.query(`
      insert into coupons (id, code, batch_id, kind, value, max_uses, held, starts_at, ends_at, note, made_by, made_at)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'CODE-' || lpad(n::text, 8, '0'), ('00000000-0000-4000-9000-' || lpad(to_hex(n / 500), 12, '0'))::uuid, 'fixed', 10000, 1,
        case when n % 4 = 1 then 1 else 0 end, now() - interval '5 years', now() + n % 90 * interval '1 day',
        'Open house ' || n / 500, gen_random_uuid(), now() - n * interval '4 minutes'
      from generate_series(1, ${orders}) as n`)
    await client.query(`
      insert into coupon_uses (coupon_id, student_id, order_id, state, taken_at)
      select coupon_id, student_id, id, 'used', created_at from orders where coupon_id is not null`)
    await client.query(`
      insert into payment_links (id, token, locale, email, course_id, plan, amount_in_paise, made_by, made_at, ends_at)
      select gen_random_uuid(), translate(upper(left(md5(public_id), 16)), '01', 'XY'), 'en',
        'family' || right(gateway_order_id, 6) || '@example.com', course_id, plan, amount_in_paise, gen_random_uuid(),
        created_at - interval '1 day', created_at + interval '6 days'
      from orders`)
    await client.query(`
      insert into payment_link_orders (link_id, order_id, used_at)
      select l.id, o.id, o.created_at from orders o
      join payment_links l on l.email = 'family' || right(o.gateway_order_id, 6) || '@example.com'`)
    await client.query(`
      insert into payments (gateway_payment_id, order_id, gateway_order_id, amount_in_paise, currency, status, captured_at, outcome)
      select 'pay_' || right(gateway_order_id, 14), id, gateway_order_id, amount_in_paise, 'INR',
        case when state = 'expired' then 'failed' else 'captured' end, paid_at,
        case when state = 'expired' then null else 'access' end
      from orders`)
    await client.query(`
      insert into refund_requests (order_id, payment_id, amount_in_paise, percent, state, asked_at, decided_at,
        two_people_above_in_paise)
      select o.id, p.id, o.amount_in_paise * 85 / 100, 85, case when o.state = 'refunded' then 'approved' else 'open' end,
        o.created_at + interval '1 day', case when o.state = 'refunded' then o.created_at + interval '3 days' end, 500000
      from orders o join payments p on p.order_id = o.id
      where o.state = 'refunded' or right(o.public_id, 2) = '42'`)
    await client.query(`
      insert into refunds (payment_id, reason, amount_in_paise, state, created_at)
      select payment_id, 'request:' || id, amount_in_paise,
        case when asked_at > now() - interval '20 days' then 'owed' else 'done' end, decided_at
      from refund_requests where state = 'approved'`)
    await client.query(`
      insert into media (kind, name, duration_in_seconds, created_at)
      select (array['image', 'video', 'document'])[1 + n % 3], 'Chapter ' || n % 400 || ', part ' || n,
        case when n % 3 = 1 then 372 else 0 end, now() - n * interval '1 hour'
      from generate_series(1, ${media}) as n`)
    await client.query(`
      insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
      select id, case when kind = 'image' then 'webp-960' else 'original' end, 'bench/' || id, 'x/y', 50000 from media
      where name <> ''`)
    await client.query(`
      insert into articles (slug, type, title, drawing, html, status, published_at, updated_at)
      select 'text-' || n, 1 + n % 3, 'Why chapter ' || n || ' holds', 'parabola',
        repeat('<p>A paragraph of an article that says what the chapter is about and why.</p>', 60)
          || '<img src="/media/pictures/' || m.id || '/960.webp" alt="A circle">',
        case when n % 9 = 0 then 'draft' else 'published' end, now() - n * interval '1 day', now() - n * interval '1 day'
      from generate_series(1, ${texts}) as n
      join (select id, row_number() over (order by id) as number from media where kind = 'image' and name <> '') m
        on m.number = n`)
    await client.query(`
      insert into text_drafts (kind, text_id, document, version, has_changes, updated_at)
      select 'article', id, jsonb_build_object('title', title, 'name', slug, 'type', type, 'html', html), 1,
        status = 'draft', updated_at from articles`)
    await client.query(`
      insert into course_drafts (course_id, document, version, kept_at, updated_at)
      select id, jsonb_build_object('title', title, 'slug', slug, 'categoryId', category_id, 'about', repeat(about, 8)),
        1, now(), updated_at from courses`)
    await client.query(`
      insert into audit_log (at, action, subject_kind, subject_id)
      select now() - n * interval '1 minute', (array['order.open', 'ticket.answer', 'article.publish'])[1 + n % 3],
        'order', n::text from generate_series(1, ${auditEvents}) as n`)
  })
}
