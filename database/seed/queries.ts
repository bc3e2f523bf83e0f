import type { ArticleSeed } from '../../content/articles/article-seed.ts'
import type { PolicySeed } from '../../content/policies/policy-seed.ts'
import { kindsWithProgress } from '../../domain/catalog/item-kinds.ts'
import { type Id, sql } from '../../server/adapters/database/sql.ts'

export function listSiteContentKeys() {
  return sql<{ key: string }>`select key from site_content`
}

type NewSiteContent = { key: string; value: unknown; source: string; isSample: boolean; now: Date }

export function insertSiteContent({ key, value, source, isSample, now }: NewSiteContent) {
  return sql<Id>`
    insert into site_content (key, value, source, is_sample, updated_at)
    values (${key}, ${JSON.stringify(value)}, ${source}, ${isSample}, ${now})
    on conflict (key) do nothing
    returning key as id`
}

export function findStudentId(email: string) {
  return sql<Id>`select id from students where email = ${email}`
}

export function countSeededTickets() {
  return sql<{ count: number }>`select count(*)::int as "count" from tickets`
}

/** The course that a student has or had, both by id. */
export function findEnrolment(email: string, courseSlug: string) {
  return sql<{ studentId: string; courseId: string }>`
    select s.id as "studentId", c.id as "courseId"
    from students s join enrolments e on e.student_id = s.id join courses c on c.id = e.course_id
    where s.email = ${email} and c.slug = ${courseSlug} limit 1`
}

type NewStudent = {
  email: string
  name: string
  phone: string
  passwordHash: string
  isVerified: boolean
  now: Date
}

export function insertStudent(student: NewStudent) {
  return sql<Id>`
    insert into students (email, name, phone, password_hash, email_verified_at, created_at)
    values (${student.email}, ${student.name}, ${student.phone}, ${student.passwordHash}, ${student.isVerified ? student.now : null}, ${student.now})
    returning id`
}

export function insertGrant(studentId: string, courseSlug: string, startsAt: Date, endsAt: Date) {
  return sql<Id>`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select ${studentId}, id, 'demo content', ${startsAt}, ${endsAt} from courses where slug = ${courseSlug}
    returning id`
}

export function countSeededArticles() {
  return sql<{ count: number }>`
    select ((select count(*) from articles) + (select count(*) from resources))::int as "count"`
}

type NewArticle = Pick<ArticleSeed, 'slug' | 'type' | 'title' | 'drawing' | 'html'> & {
  publishedAt: Date
  updatedAt: Date
}

export function insertArticle(article: NewArticle) {
  return sql<Id>`
    insert into articles (slug, type, title, drawing, html, published_at, updated_at)
    values (${article.slug}, ${article.type}, ${article.title}, ${article.drawing}, ${article.html}, ${article.publishedAt}, ${article.updatedAt})
    returning id`
}

type NewResource = {
  name: string
  heading: string
  drawing: string
  content: readonly string[]
  sheetMediaId: string | null
  position: number
  updatedAt: Date
}

export function insertResource(resource: NewResource) {
  return sql<Id>`
    insert into resources (name, heading, drawing, content, sheet_media_id, position, updated_at)
    values (${resource.name}, ${resource.heading}, ${resource.drawing}, ${JSON.stringify(resource.content)}, ${resource.sheetMediaId}, ${resource.position}, ${resource.updatedAt})
    returning id`
}

export function countPolicies() {
  return sql<{ count: number }>`select count(*)::int as "count" from policies`
}

export function insertPolicy(policy: PolicySeed) {
  const { slug, version, title, summary, html, effectiveFrom } = policy
  return sql<{ slug: string }>`
    insert into policies (slug, version, title, summary, html, effective_from)
    values (${slug}, ${version}, ${title}, ${summary}, ${html}, ${effectiveFrom}::date)
    returning slug`
}

export function listSiteVideoNames() {
  return sql<{ name: string }>`select name from site_videos`
}

export function insertSiteVideo(name: string, mediaId: string) {
  return sql<{
    name: string
  }>`insert into site_videos (name, media_id) values (${name}, ${mediaId}) returning name`
}

export function countSeededEnquiries() {
  return sql<{ count: number }>`
    select ((select count(*) from contact_requests) + (select count(*) from applications)
      + (select count(*) from reports))::int as "count"`
}

export function takeSeededEnquiryNumber(year: number) {
  return sql<{ number: number }>`
    insert into enquiry_numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = enquiry_numbers.last + 1
    returning last as "number"`
}

type Received = { reference: string; createdAt: Date }
type SeededContact = Received & { name: string; email: string; phone: string; message: string }

export function insertSeededContact(contact: SeededContact) {
  return sql<Id>`
    insert into contact_requests (reference, name, email, phone, message, locale, created_at)
    values (${contact.reference}, ${contact.name}, ${contact.email}, ${contact.phone}, ${contact.message}, 'en',
      ${contact.createdAt})
    returning id`
}

type SeededApplication = Received & {
  name: string
  email: string
  phone: string
  company: string
  years: number
  dreamCompany: string
  topics: readonly string[]
  occupation: string
}

export function insertSeededApplication(application: SeededApplication) {
  return sql<Id>`
    insert into applications (reference, full_name, email, phone, company_name, experience_in_years, dream_company,
      topics, occupation, locale, created_at)
    values (${application.reference}, ${application.name}, ${application.email}, ${application.phone},
      ${application.company}, ${application.years}, ${application.dreamCompany}, ${application.topics},
      ${application.occupation}, 'en', ${application.createdAt})
    returning id`
}

type SeededReport = Received & { subjectTitle: string; reason: string; text: string }

export function insertSeededReport(report: SeededReport) {
  return sql<Id>`
    insert into reports (reference, subject_kind, subject_id, subject_title, reason, text, locale, created_at)
    values (${report.reference}, 'lesson', 'sample', ${report.subjectTitle}, ${report.reason}, ${report.text}, 'en',
      ${report.createdAt})
    returning id`
}

type Begun = { slug: string; videos: number; hasPractised: boolean }

/** Counts the first videos of some courses as watched, and their practice as passed, for a student who did nothing yet; in one statement, whole or not at all. */
export function insertSeededProgress(email: string, courses: readonly Begun[], now: Date) {
  return sql`
    insert into lesson_progress
      (student_id, item_id, watched, watched_seconds, position_in_seconds, marks, most_marks, done_at, updated_at)
    select s.id, lesson.id, case when lesson.seconds > 0 then int4multirange(int4range(0, lesson.seconds)) else '{}' end,
      lesson.seconds, lesson.seconds, lesson.marks, lesson.most_marks, ${now}, ${now}
    from students s
    cross join jsonb_to_recordset(${JSON.stringify(courses)}::jsonb)
      as begun (slug text, videos int, "hasPractised" boolean)
    cross join lateral (
      select i.id, coalesce(greatest(1, floor(media.duration_in_seconds)), 0)::int as seconds,
        case when i.kind = 'practice' then 13 end as marks, case when i.kind = 'practice' then 15 end as most_marks,
        i.kind = 'practice' as is_practice,
        row_number() over (partition by i.kind = 'practice' order by m.position, i.position) as number
      from courses c
      join modules m on m.course_id = c.id
      join items i on i.module_id = m.id and i.kind = any(${kindsWithProgress}::text[])
      left join media on media.id = i.media_id
      where c.slug = begun.slug
    ) lesson
    where s.email = ${email}
      and case when lesson.is_practice then begun."hasPractised" else lesson.number <= begun.videos end
      and not exists (select from lesson_progress p where p.student_id = s.id)`
}
