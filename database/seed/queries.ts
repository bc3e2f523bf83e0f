import type { ArticleSeed } from '../../content/articles/article-seed.ts'
import type { CourseSeed } from '../../content/courses/course-seed.ts'
import type { PolicySeed } from '../../content/policies/policy-seed.ts'
import type { MediaKind } from '../../domain/admin/uploads/rules.ts'
import { type ItemKind, kindsWithProgress } from '../../domain/catalog/item-kinds.ts'
import type { DrawnSheet } from '../../domain/lessons/sheets/drawn-sheet.ts'
import type { DrawnLesson } from '../../domain/lessons/steps/drawn-lesson.ts'
import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { Locale, TranslationLocale } from '../../domain/locales.ts'
import { sql } from '../../server/adapters/database/sql.ts'

type Id = { id: string }

export function countSeededCourses() {
  return sql<{ count: number }>`select count(*)::int as "count" from courses`
}

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

export function insertCategory(name: string, position: number) {
  return sql<Id>`insert into categories (name, position) values (${name}, ${position}) returning id`
}

export function findCategory(name: string) {
  return sql<Id>`select id from categories where name = ${name}`
}

export function insertInstructor(name: string) {
  return sql<Id>`insert into instructors (name) values (${name}) on conflict (name) do update set name = excluded.name returning id`
}

type Size = { width: number; height: number }

export function insertMedia(kind: MediaKind, durationInSeconds: number, name = '', size: Size | null = null) {
  return sql<Id>`
    insert into media (kind, duration_in_seconds, name, width, height)
    values (${kind}, ${durationInSeconds}, ${name}, ${size?.width ?? null}, ${size?.height ?? null})
    returning id`
}

/** A step lesson as its author wrote it, with its drawings by locale; its media have the length that it is expected to take. */
export function insertStepLesson(
  lesson: StepLesson,
  durationInSeconds: number,
  drawings: Partial<Record<Locale, DrawnLesson>>,
) {
  return sql<Id>`
    with medium as (
      insert into media (kind, duration_in_seconds, name) values ('steps', ${durationInSeconds}, ${lesson.title.en})
      returning id
    ), lesson as (
      insert into step_lessons (media_id, name, version, source)
      select id, ${lesson.id}, ${lesson.version}, ${JSON.stringify(lesson)}::jsonb from medium
    ), drawings as (
      insert into step_lesson_drawings (media_id, locale, drawn)
      select medium.id, key, value from medium, jsonb_each(${JSON.stringify(drawings)}::jsonb)
    )
    select id from medium`
}

type PlacedStepLesson = { position: number; title: string; mediaId: string; isFree: boolean }

/** A worksheet as it is read on a screen, in each language, where its file has none of the kind yet. */
export function insertSheets(storageKey: string, drawn: readonly DrawnSheet[]) {
  return sql`
    insert into document_sheets (media_id, locale, drawn)
    select f.media_id, given->>'language', given
    from media_files f, jsonb_array_elements(${JSON.stringify(drawn)}::jsonb) as given
    where f.storage_key = ${storageKey}
    on conflict do nothing`
}

/** Worksheets of demo courses that are files alone. */
export function listBareSheets(keys: readonly string[]) {
  return sql<{ storageKey: string }>`
    select distinct f.storage_key as "storageKey"
    from media_files f
    join items i on i.media_id = f.media_id
    join modules m on m.id = i.module_id
    join courses c on c.id = m.course_id and c.is_demo
    where f.storage_key = any(${keys}) and not exists (
      select from document_sheets d where d.media_id = f.media_id
    )`
}

/** The modules of demo courses without a step lesson, which no staff have opened in the builder. */
export function listModulesWithoutSteps(slugs: readonly string[]) {
  return sql<{ id: string; slug: string; title: string }>`
    select m.id, c.slug, m.title
    from courses c join modules m on m.course_id = c.id
    where c.is_demo and c.slug = any(${slugs})
      and not exists (select from course_drafts d where d.course_id = c.id)
      and not exists (
        select from items i join modules other on other.id = i.module_id
        where other.course_id = c.id and i.kind = 'steps'
      )
    order by c.position, m.position`
}

export function findStepLesson(name: string) {
  return sql<Id>`select media_id as "id" from step_lessons where name = ${name}`
}

/** Step lessons behind what a module has already. */
export function insertMissingSteps(moduleId: string, lessons: readonly PlacedStepLesson[]) {
  return sql`
    insert into items (module_id, position, kind, title, media_id, is_free)
    select ${moduleId}, position + (select coalesce(max(position), -1) + 1 from items where module_id = ${moduleId}),
      'steps', title, "mediaId", "isFree"
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as given (position int, title text, "mediaId" uuid, "isFree" boolean)`
}

/** Media without a name get that of what shows them: the first lesson, a course, a resource, a video of the site. */
export function nameMediaByUse() {
  return sql`
    update media set name = coalesce(
      (select title from items where media_id = media.id order by id limit 1),
      (select title from courses where cover_media_id = media.id order by id limit 1),
      (select heading from resources where sheet_media_id = media.id order by id limit 1),
      (select name from site_videos where media_id = media.id limit 1), '')
    where name = ''`
}

type MediaFile = { rendition: string; storageKey: string; contentType: string; byteCount: number }

export function insertMediaFile(mediaId: string, file: MediaFile) {
  return sql<Id>`
    insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
    values (${mediaId}, ${file.rendition}, ${file.storageKey}, ${file.contentType}, ${file.byteCount})
    returning media_id as id`
}

type NewCourse = Pick<
  CourseSeed,
  'slug' | 'title' | 'languages' | 'level' | 'about' | 'importance' | 'learning' | 'plans'
> & {
  categoryId: string | null
  instructorId: string | null
  coverId: string | null
  position: number
  /** What its texts say is made up. */
  isSample?: true
  updatedAt: Date
}

export function insertCourse(course: NewCourse) {
  const { monthly, quarterly, yearly } = course.plans
  return sql<Id>`
    insert into courses (
      slug, title, category_id, instructor_id, cover_media_id, languages, level, about, importance, learning,
      monthly_price_paise, monthly_description, quarterly_price_paise, quarterly_description,
      yearly_price_paise, yearly_description, position, sample_languages, updated_at
    ) values (
      ${course.slug}, ${course.title}, ${course.categoryId}, ${course.instructorId}, ${course.coverId}, ${course.languages},
      ${course.level ?? null}, ${course.about}, ${course.importance}, ${course.learning},
      ${paise(monthly)}, ${monthly?.description ?? null}, ${paise(quarterly)}, ${quarterly?.description ?? null},
      ${paise(yearly)}, ${yearly?.description ?? null}, ${course.position}, ${course.isSample ? ['en'] : []}, ${course.updatedAt}
    ) returning id`
}

type Titles = Partial<Record<TranslationLocale, string>>

export function insertModule(courseId: string, title: string, position: number, titles: Titles = {}) {
  return sql<Id>`
    insert into modules (course_id, title, titles, position)
    values (${courseId}, ${title}, ${JSON.stringify(titles)}, ${position}) returning id`
}

type NewItem = {
  moduleId: string
  position: number
  kind: ItemKind
  title: string
  titles?: Titles | undefined
  mediaId: string
  isFree: boolean
}

export function insertItem(item: NewItem) {
  return sql<Id>`
    insert into items (module_id, position, kind, title, titles, media_id, is_free)
    values (${item.moduleId}, ${item.position}, ${item.kind}, ${item.title}, ${JSON.stringify(item.titles ?? {})}, ${item.mediaId}, ${item.isFree})
    returning id`
}

type PracticeOfModule = {
  /** The address of the course. */
  course: string
  /** The title of the module. */
  module: string
  title: string
  titles: Titles
  board: string
  skills: readonly string[]
  isFree: boolean
}

/** Practice as the last lesson of modules, in courses of the demo that have none and that nobody edits. */
export function insertMissingPractice(lessons: readonly PracticeOfModule[]) {
  return sql`
    insert into items (module_id, position, kind, title, titles, is_free, board, skills)
    select m.id, (select coalesce(max(position), -1) + 1 from items where module_id = m.id), 'practice', given.title,
      given.titles, given."isFree", given.board, array(select jsonb_array_elements_text(given.skills))
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as given (course text, module text, title text, titles jsonb, board text, skills jsonb, "isFree" boolean)
    join courses c on c.slug = given.course and c.is_demo
    join modules m on m.course_id = c.id and m.title = given.module
    where not exists (select from course_drafts d where d.course_id = c.id)
      and not exists (
        select from items i join modules other on other.id = i.module_id
        where other.course_id = c.id and i.kind = 'practice'
      )`
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

function paise(plan: { priceInRupees: number } | undefined): number | null {
  return plan ? plan.priceInRupees * 100 : null
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
