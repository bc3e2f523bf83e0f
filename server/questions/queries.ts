import type { ItemKind } from '../../domain/catalog/item-kinds.ts'
import type { Locale } from '../../domain/locales.ts'
import type { QuestionStatus } from '../../domain/questions/rules.ts'
import { type Count, type Id, sql } from '../adapters/database/sql.ts'

/** Where a lesson is, and its current media. */
export type LessonRow = {
  courseId: string
  title: string
  mediaId: string | null
  mediaVersion: number | null
}

export function findLesson(itemId: string) {
  return sql<LessonRow>`
    select m.course_id as "courseId", i.title, i.media_id as "mediaId", l.version as "mediaVersion"
    from items i join modules m on m.id = i.module_id left join step_lessons l on l.media_id = i.media_id
    where i.id = ${itemId}`
}

/**
 * Columns of the place where something was asked, of a row `q`, with the lesson's title in a
 * language; see `placeJoins`.
 */
const placeColumns = (locale: Locale) => sql`
  coalesce(lesson_title(i, ${locale}), q.title) as "title", c.title as "courseTitle", c.slug as "courseSlug", q.course_id as "courseId", q.item_id as "itemId",
  i.kind as "lessonKind", ls.slug as "lessonSlug", q.second, q.sheet_question as "sheetQuestion",
  i.id is not null and (q.media_id is distinct from i.media_id or q.media_version is distinct from sl.version) as "isFormerVersion"`

const placeJoins = sql`
  left join courses c on c.id = q.course_id
  left join items i on i.id = q.item_id
  left join step_lessons sl on sl.media_id = i.media_id
  left join lesson_slugs ls on ls.item_id = q.item_id and ls.ended_at is null`

export type PlaceRow = {
  title: string
  courseTitle: string | null
  courseSlug: string | null
  courseId: string | null
  itemId: string | null
  lessonKind: ItemKind | null
  lessonSlug: string | null
  second: number | null
  sheetQuestion: string | null
  isFormerVersion: boolean
}

export type QuestionRow = PlaceRow & {
  id: string
  studentId: string
  studentName: string
  status: QuestionStatus
  createdAt: Date
  lastMessageAt: Date
  dueAt: Date | null
  lineNumber: number | null
  line: string | null
  issueId: string | null
  maker: string | null
  makerVersion: number | null
  seed: number | null
  messageCount: number
  mergedInto: string | null
  isAgreed: boolean
  published: { question: string; answer: string; hasPicture: boolean } | null
}

const questionColumns = (locale: Locale) => sql<QuestionRow>`
  q.id, q.student_id as "studentId", s.name as "studentName", q.status, q.created_at as "createdAt",
  q.last_message_at as "lastMessageAt", q.due_at as "dueAt", q.line_number as "lineNumber", q.line,
  q.issue_id as "issueId", q.maker, q.maker_version as "makerVersion", q.seed::float8 as "seed",
  q.message_count as "messageCount", q.merged_into as "mergedInto", q.agreed_at is not null as "isAgreed",
  (
    select json_build_object('question', p.question, 'answer', p.answer, 'hasPicture', exists (
      select from published_pictures where published_id = p.id))
    from published_questions p where p.question_id = q.id
  ) as "published", ${placeColumns(locale)}
  from questions q join students s on s.id = q.student_id ${placeJoins}`

/** A question of this student only. */
export function findOwnQuestion(
  studentId: string,
  name: { id: string } | { clientKey: string },
  locale: Locale,
) {
  const named = 'id' in name ? sql`q.id = ${name.id}` : sql`q.client_key = ${name.clientKey}`
  return sql<QuestionRow>`select ${questionColumns(locale)} where q.student_id = ${studentId} and ${named}`
}

/** A question of any student, for staff. */
export function findAnyQuestion(id: string) {
  return sql<QuestionRow>`select ${questionColumns('en')} where q.id = ${id}`
}

export type ListedRow = PlaceRow & {
  id: string
  status: QuestionStatus
  excerpt: string
  lastMessageAt: Date
  lineNumber: number | null
  line: string | null
}

/** The beginning of a question, for lists. */
export const excerpt = sql`
  (select left(m.text, 160) from question_messages m where m.question_id = q.id and m.position = 1) as "excerpt"`

export function listOwnQuestions(
  studentId: string,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
) {
  return sql<ListedRow>`
    select q.id, q.status, ${excerpt}, q.last_message_at as "lastMessageAt", q.line_number as "lineNumber", q.line,
      ${placeColumns(locale)}
    from questions q ${placeJoins} where q.student_id = ${studentId}
    order by q.last_message_at desc, q.id limit ${limit} offset ${offset}`
}

export function countOwnQuestions(studentId: string) {
  return sql<Count>`select count(*)::int as "count" from questions where student_id = ${studentId}`
}

export type MessageRow = {
  id: string
  position: number
  from: 'student' | 'staff' | 'system'
  name: string
  text: string
  picture: { id: string; width: number; height: number; isDeleted: boolean } | null
  sentAt: Date
  linkTitle: string | null
  linkCourseSlug: string | null
  linkSlug: string | null
  linkKind: ItemKind | null
  linkSecond: number | null
}

export function listMessages(questionId: string, locale: Locale) {
  return sql<MessageRow>`
    select m.id, m.position, m.sender_kind as "from",
      coalesce(m.sender_name, case m.sender_kind when 'student' then s.name else '' end) as "name", m.text,
      (
        select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'isDeleted', p.bytes is null)
        from thread_pictures p where p.question_message_id = m.id
      ) as "picture",
      m.created_at as "sentAt", lesson_title(i, ${locale}) as "linkTitle", c.slug as "linkCourseSlug", ls.slug as "linkSlug",
      i.kind as "linkKind", m.link_second as "linkSecond"
    from question_messages m join questions q on q.id = m.question_id join students s on s.id = q.student_id
    left join items i on i.id = m.link_item_id left join modules mo on mo.id = i.module_id
    left join courses c on c.id = mo.course_id
    left join lesson_slugs ls on ls.item_id = m.link_item_id and ls.ended_at is null
    where m.question_id = ${questionId} order by m.position`
}

type NewQuestion = {
  studentId: string
  courseId: string | null
  itemId: string | null
  title: string
  second: number | null
  mediaId: string | null
  mediaVersion: number | null
  sheetQuestion: string | null
  practice: {
    issueId: string
    maker: string
    version: number
    seed: number
    line: { number: number; text: string } | null
  } | null
  clientKey: string
  dueAt: Date
  now: Date
}

/** No row if its key already exists. */
export function insertQuestion(question: NewQuestion) {
  const { practice, now } = question
  return sql<Id>`
    insert into questions (student_id, course_id, item_id, title, second, media_id, media_version, sheet_question,
      issue_id, maker, maker_version, seed, line_number, line, client_key, due_at, created_at, last_message_at)
    values (${question.studentId}, ${question.courseId}, ${question.itemId}, ${question.title}, ${question.second},
      ${question.mediaId}, ${question.mediaVersion}, ${question.sheetQuestion}, ${practice?.issueId ?? null},
      ${practice?.maker ?? null}, ${practice?.version ?? null}, ${practice?.seed ?? null},
      ${practice?.line?.number ?? null}, ${practice?.line?.text ?? null}, ${question.clientKey}, ${question.dueAt},
      ${now}, ${now})
    on conflict (student_id, client_key) do nothing returning id`
}

export type LockedQuestion = {
  id: string
  studentId: string
  courseId: string | null
  status: QuestionStatus
  title: string
  messageCount: number
  mergedInto: string | null
  studentName: string
  studentEmail: string
  studentLocale: Locale
}

/** A question with its asker, locked until the transaction ends, so that messages are stored in order. */
export function lockQuestion(id: string) {
  return sql<LockedQuestion>`
    select q.id, q.student_id as "studentId", q.course_id as "courseId", q.status, q.title,
      q.message_count as "messageCount", q.merged_into as "mergedInto", s.name as "studentName",
      s.email as "studentEmail", s.locale as "studentLocale"
    from questions q join students s on s.id = q.student_id where q.id = ${id} for update of q`
}

/** Those merged into a question, locked in the order of their ids. */
export function listMerged(questionId: string) {
  return sql<Id>`select id from questions where merged_into = ${questionId} order by id for update`
}

type NewMessage = {
  questionId: string
  sender: { kind: 'student' | 'system' } | { kind: 'staff'; id: string; name: string }
  text: string
  link?: { item: string; second: number } | null
  clientKey: string | null
  now: Date
}

/** The next message of a question whose row is locked; no row if its key already exists. */
export function insertMessage({ questionId, sender, text, link = null, clientKey, now }: NewMessage) {
  const [staffId, name] = sender.kind === 'staff' ? [sender.id, sender.name] : [null, null]
  return sql<Id>`
    with stored as (
      insert into question_messages (question_id, position, sender_kind, staff_id, sender_name, text, link_item_id,
        link_second, client_key, created_at)
      select id, message_count + 1, ${sender.kind}, ${staffId}, ${name}, ${text}, ${link?.item ?? null},
        ${link?.second ?? null}, ${clientKey}, ${now}
      from questions where id = ${questionId}
      on conflict (question_id, client_key) do nothing returning id
    ), counted as (
      update questions set message_count = message_count + 1, last_message_at = ${now}
      where id = ${questionId} and exists (select from stored)
    )
    select id from stored`
}

export function hasMessage(questionId: string, clientKey: string) {
  return sql<Id>`
    select id from question_messages where question_id = ${questionId} and client_key = ${clientKey}`
}

/** Whether staff wrote something after this many messages. */
export function findLaterAnswer(questionId: string, read: number) {
  return sql<Id>`
    select id from question_messages
    where question_id = ${questionId} and position > ${read} and sender_kind = 'staff' limit 1`
}

export function setAnswered(id: string, now: Date) {
  return sql`
    update questions set status = 'answered', due_at = null, first_answered_at = coalesce(first_answered_at, ${now})
    where id = ${id}`
}

/** The question is waiting for a teacher again. */
export function setOpen(id: string, dueAt: Date) {
  return sql`
    update questions set status = 'open', merged_into = null,
      due_at = case when status = 'open' then due_at else ${dueAt} end
    where id = ${id}`
}

export function setClosed(id: string) {
  return sql`update questions set status = 'closed', due_at = null where id = ${id}`
}

export function setMergedInto(id: string, into: string | null) {
  return sql`update questions set merged_into = ${into} where id = ${id}`
}

/** Un-merges the questions that were merged into this one, because it will not be answered. */
export function partMerged(questionId: string) {
  return sql`update questions set merged_into = null where merged_into = ${questionId}`
}

/** No row while there is no answer to publish. */
export function setAgreed(studentId: string, id: string, agreedAt: Date | null) {
  return sql<Id>`
    update questions set agreed_at = ${agreedAt}
    where student_id = ${studentId} and id = ${id} and (${agreedAt}::timestamptz is null or first_answered_at is not null)
    returning id`
}

/**
 * The answer to the question, including staff's corrections until the asker's next message: what
 * follows is a private conversation.
 */
export function findAnswer(questionId: string) {
  return sql<{
    id: string
    text: string
    staffId: string | null
    name: string
    item: string | null
    second: number | null
  }>`
    select id, text, staff_id as "staffId", coalesce(sender_name, '') as "name", link_item_id as "item", link_second as "second"
    from question_messages m where question_id = ${questionId} and sender_kind = 'staff' and not exists (
      select from question_messages said
      where said.question_id = m.question_id and said.sender_kind = 'student' and said.position < m.position
        and said.position > (select min(position) from question_messages
          where question_id = m.question_id and sender_kind = 'staff'))
    order by position desc limit 1`
}

export type QuestionRecord = {
  lesson: string
  course: string | null
  second: number | null
  status: QuestionStatus
  isAgreed: boolean
  createdAt: Date
  messages: { from: string; text: string; at: string; picture: string | null }[]
}

export function listQuestionRecords(studentId: string) {
  return sql<QuestionRecord>`
    select q.title as "lesson", c.title as "course", q.second, q.status, q.agreed_at is not null as "isAgreed",
      q.created_at as "createdAt",
      (select jsonb_agg(jsonb_build_object('from', m.sender_kind, 'text', m.text, 'at', m.created_at,
          'picture', 'data:image/webp;base64,' || translate(encode(p.bytes, 'base64'), E'\n', '')) order by m.position)
        from question_messages m left join thread_pictures p on p.question_message_id = m.id
        where m.question_id = q.id) as "messages"
    from questions q left join courses c on c.id = q.course_id
    where q.student_id = ${studentId} order by q.created_at`
}

/** What is flagged stays until an owner closes it. */
export function deleteQuestionsOf(studentId: string) {
  return sql`
    delete from questions q where student_id = ${studentId}
      and not exists (select from safeguarding_flags f where f.question_id = q.id and f.closed_at is null)`
}
