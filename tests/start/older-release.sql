-- What an installation in production held when migration 0032 was its newest one.
insert into students (id, email, name, phone, password_hash, email_verified_at, created_at) values
  ('10000000-0000-4000-8000-000000000001', 'ravi@school.in', 'Ravi', '+919848012345', :password, '2026-06-01', '2026-06-01'),
  ('10000000-0000-4000-8000-000000000002', 'meena@school.in', 'మీనా', '+919848012346', :password, '2026-06-02', '2026-06-02');
insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at) values
  ('10000000-0000-4000-8000-000000000001', sha256(:session), 'Phone', now(), now(), now() + interval '20 days');
insert into staff (id, email, name, role, password_hash, totp_secret, created_at) values
  ('20000000-0000-4000-8000-000000000001', 'asha@school.in', 'Asha', 'owner', :password, :totp, '2026-05-01');

insert into courses (id, slug, title, about, learning, monthly_price_paise, position, updated_at) values
  ('30000000-0000-4000-8000-000000000001', 'circles', 'వృత్తాలు Circles',
    '<p>Area <span data-tex="\pi r^2">\pi r^2</span>.</p>', '', 39900, 1, '2026-06-01'),
  ('30000000-0000-4000-8000-000000000002', 'triangles', 'त्रिभुज Triangles', '<p>Sides.</p>', '', 39900, 2, '2026-06-01');
insert into modules (id, course_id, position, title) values
  ('40000000-0000-4000-8000-000000000001', '30000000-0000-4000-8000-000000000001', 1, 'Arcs'),
  ('40000000-0000-4000-8000-000000000002', '30000000-0000-4000-8000-000000000002', 1, 'Sides');
insert into media (id, kind) values ('50000000-0000-4000-8000-000000000001', 'document');
insert into media_files (media_id, rendition, storage_key, content_type, byte_count) values
  ('50000000-0000-4000-8000-000000000001', 'original', 'sheet.pdf', 'application/pdf', 1000);
insert into items (id, module_id, position, kind, title, media_id) values
  ('60000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 1, 'document', 'Sheet',
    '50000000-0000-4000-8000-000000000001'),
  ('60000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000002', 1, 'document', 'Sheet',
    '50000000-0000-4000-8000-000000000001');
insert into articles (slug, type, title, drawing, html, published_at, updated_at) values
  ('roots', 1, 'వర్గమూలాలు వర్గమూలం', 'parabola', '<p>A root is <span data-tex="\sqrt{2}">\sqrt{2}</span>.</p>', '2026-06-01', '2026-06-01'),
  ('sums', 1, 'समीकरण', 'parabola', '<p>Sums.</p>', '2026-06-01', '2026-06-01');

insert into orders (id, public_id, student_id, course_id, plan, amount_in_paise, state, gateway_order_id, created_at,
  offered_at, paid_at) values
  ('70000000-0000-4000-8000-000000000001', 'sm_circles', '10000000-0000-4000-8000-000000000001',
    '30000000-0000-4000-8000-000000000001', 1, 39900, 'paid', 'order_1', now(), now(), now());
insert into payments (id, gateway_payment_id, order_id, gateway_order_id, amount_in_paise, currency, status, outcome,
  captured_at) values
  ('80000000-0000-4000-8000-000000000001', 'pay_1', '70000000-0000-4000-8000-000000000001', 'order_1', 39900, 'INR',
    'captured', 'access', now());
insert into enrolments (student_id, course_id, payment_id, starts_at, ends_at) values
  ('10000000-0000-4000-8000-000000000001', '30000000-0000-4000-8000-000000000001',
    '80000000-0000-4000-8000-000000000001', now() - interval '1 hour', now() + interval '30 days');
insert into invoices (id, series, payment_id, issued_at, seller_legal_name, seller_gstin, seller_address,
  seller_state_code, is_seller_sample, buyer_name, place_of_supply, is_place_assumed, course_title, plan,
  order_public_id, gateway_payment_id, service_code, rate_in_percent, currency, taxable_in_paise, cgst_in_paise,
  sgst_in_paise, igst_in_paise, amount_in_paise) values
  ('90000000-0000-4000-8000-000000000001', 'SM', '80000000-0000-4000-8000-000000000001', '2026-11-02', 'School',
    '36AABCU9603R1ZM', 'Hyderabad', '36', false, 'Ravi', '36', false, 'Circles', 1, 'sm_circles', 'pay_1', '999293', 18,
    'INR', 33814, 3043, 3043, 0, 39900);
-- A start of the release before has drawn formulas, or said that it did.
insert into jobs (kind, payload, once_key, due_at, done_at) values
  ('drawFormulas', '{"why": "start"}', 'drawFormulas', now(), now());
