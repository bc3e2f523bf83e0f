import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Use = { table: string; isWritten: boolean }

/** Tables that no statement of the product writes: the database or the demo's loader does. */
const keptElsewhere: Record<string, string> = {
  catalog_totals: 'catalog',
  document_sheets: 'lessons',
  inbox_cases: 'admin/inbox',
  installation: 'installation',
  lesson_slugs: 'catalog',
  site_videos: 'site',
  student_access: 'payments',
}

/** They read and write rows of every feature: that is what they are for. */
const ofAllTables: Record<string, string> = {
  installation: 'takes the demo away before the installation serves a school',
  backups: 'copies the files that any row names',
  metrics: 'counts what waits, in one look each',
  'rich-text': 'renders the formulas of every text again',
}

/** A write that two features share, and why. */
const sharedWrites: Record<string, string> = {
  decoys: 'replaces the write that an unknown address leaves out',
}

/** Tables that a feature reads in a join though another one owns them. */
const joins: { why: string; reads: Record<string, readonly string[]> }[] = [
  {
    why: 'the join by which catalog, lessons and practice read whether a student may open an item',
    reads: { adapters: ['courses', 'modules'] },
  },
  {
    why: 'the names of people next to what they did or asked',
    reads: {
      'admin/audit': ['staff', 'students'],
      'admin/batches': ['staff', 'students'],
      'admin/claims': ['staff'],
      'admin/drafts': ['staff'],
      'admin/imports': ['staff'],
      'admin/inbox': ['staff'],
      'admin/launch': ['staff'],
      'admin/mailings': ['staff'],
      articles: ['staff'],
      catalog: ['staff'],
      enquiries: ['staff', 'students'],
      lessons: ['staff', 'students'],
      payments: ['staff', 'students'],
      practice: ['staff', 'students'],
      questions: ['staff', 'students'],
      safeguarding: ['staff', 'students'],
      support: ['students'],
    },
  },
  {
    why: 'whether the recipient’s account still exists, since when, and where its digest goes',
    reads: { notifications: ['staff', 'students'] },
  },
  {
    why: 'the session of a browser that gets a push, and whether its student has asked a teacher anything',
    reads: { notifications: ['questions', 'sessions'] },
  },
  {
    why: 'whose course a question is about, since only its teachers are notified',
    reads: { notifications: ['course_authors'] },
  },
  {
    why: 'the names of courses and lessons, and whether they are published',
    reads: {
      'admin/audit': ['articles', 'batches', 'courses', 'mailings', 'media', 'people_imports', 'resources'],
      'admin/batches': ['courses'],
      'admin/imports': ['courses'],
      'admin/mailings': ['batches', 'courses'],
      enquiries: ['articles', 'courses', 'items', 'modules', 'resources'],
      lessons: ['course_slugs', 'courses', 'instructors', 'items', 'lesson_slugs', 'modules'],
      payments: ['courses'],
      practice: ['courses', 'items', 'lesson_slugs', 'modules'],
      questions: ['courses', 'items', 'lesson_slugs', 'modules', 'step_lessons'],
      support: ['courses'],
    },
  },
  {
    why: 'whom a mailing goes to, each address once',
    reads: { 'admin/mailings': ['batch_members', 'enrolments', 'students', 'subscriptions'] },
  },
  {
    why: 'one search over articles, courses and lessons, ranked together',
    reads: {
      articles: ['categories', 'courses', 'items', 'lesson_slugs', 'modules'],
    },
  },
  {
    why: 'lists of what staff write show the draft in place of what is published',
    reads: { articles: ['text_drafts'], catalog: ['course_drafts'], lessons: ['lesson_drafts'] },
  },
  {
    why: 'what a student bought or may open, decided where the lesson is read',
    reads: {
      accounts: ['enrolments', 'student_access'],
      catalog: ['enrolments', 'sessions', 'students'],
      lessons: ['enrolments', 'orders', 'payments', 'refunds', 'sessions'],
      practice: ['enrolments'],
      support: ['enrolments'],
    },
  },
  {
    why: 'a course as its student sees it, with what was watched, in one statement',
    reads: { catalog: ['certificates', 'lesson_openings', 'lesson_progress'] },
  },
  {
    why: 'what is passed already, where the tries at it are read',
    reads: { practice: ['lesson_progress'] },
  },
  {
    why: 'the file of a lesson, a cover, a worksheet or a video of the site',
    reads: {
      articles: ['media_files'],
      catalog: ['media', 'media_files', 'step_lesson_voices'],
      lessons: ['media', 'media_files'],
      questions: ['media'],
      site: ['media_files'],
    },
  },
  {
    why: 'titles of step lessons in the language of the reader, joined once for all lessons of a course',
    reads: { catalog: ['step_lesson_drawings'] },
  },
  {
    why: 'whose a step lesson is, before it is renamed or deleted',
    reads: { 'admin/uploads': ['step_lessons'] },
  },
  {
    why: 'whose the courses are that show a video, before its captions change',
    reads: { 'admin/uploads': ['course_authors'] },
  },
  {
    why: 'where a medium is shown, before it is deleted',
    reads: {
      'admin/uploads': [
        'articles',
        'course_drafts',
        'course_schedules',
        'courses',
        'draft_versions',
        'video_renditions',
        'items',
        'lesson_drafts',
        'modules',
        'resources',
        'site_content',
        'site_drafts',
        'site_videos',
        'step_lesson_voices',
        'text_drafts',
      ],
    },
  },
  {
    why: 'figures of the business and of learning, counted over what the other features keep, week by week',
    reads: {
      insight: [
        'courses',
        'enrolments',
        'invoices',
        'items',
        'lesson_openings',
        'lesson_progress',
        'modules',
        'orders',
        'payments',
        'plan_openings',
        'practice_attempts',
        'refunds',
        'students',
      ],
    },
  },
  {
    why: 'how far the learners of a teacher’s courses are, in one statement',
    reads: {
      insight: [
        'batch_courses',
        'batch_members',
        'batch_teachers',
        'batches',
        'course_authors',
        'practice_plans',
        'practice_skill_states',
      ],
    },
  },
  {
    why: 'which questions a teacher reads, and who is answering one',
    reads: { questions: ['answer_claims', 'course_authors'] },
  },
  {
    why: 'who takes part in a thread, and what is flagged is not deleted with an account',
    reads: {
      enquiries: ['safeguarding_flags'],
      practice: ['safeguarding_flags'],
      questions: ['safeguarding_flags'],
      safeguarding: [
        'answer_claims',
        'contact_requests',
        'enquiry_answers',
        'practice_disputes',
        'question_messages',
        'questions',
        'reports',
        'ticket_messages',
        'tickets',
      ],
      support: ['safeguarding_flags'],
    },
  },
  {
    why: 'the picture of a message, whose its thread is, and what is flagged is kept',
    reads: {
      questions: ['thread_pictures'],
      support: ['thread_pictures'],
      'thread-pictures': [
        'question_messages',
        'questions',
        'safeguarding_flags',
        'ticket_messages',
        'tickets',
      ],
    },
  },
  {
    why: 'the seller on an invoice, and which stage sold it',
    reads: { payments: ['installation', 'installation_stage', 'site_content'] },
  },
  {
    why: 'the devices that an account was signed in on',
    reads: { security: ['sessions', 'staff_sessions'] },
  },
]

const tables = new Set(
  globSync('database/migrations/*.sql').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\b(?:create (?:unlogged )?table|create view|rename to) (\w+)/g),
    ].map(([, name = '']) => name),
  ),
)

/** The tables that the statements in a file read and write. */
function usesIn(source: string): Use[] {
  const code = source.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  if (!/\bsql(<[^`]*>)?`/.test(code)) return []
  const writes = [...code.matchAll(/\b(?:insert into|update|delete from|merge into) (?:only )?(\w+|\$\{)/g)]
  const reads = [...code.matchAll(/\b(?:(?<!delete )from|join|using|table) (?:only |lateral )?(\w+)/g)]
  const alsoRead = [...code.matchAll(/\bfrom \w+(?: \w+)?, (\w+)/g)]
  const parts = [...code.matchAll(/sql`(\w+)`/g)]
  const writesParts = writes.some(([, name]) => name === '${')
  return [
    ...writes.map(([, table = '']) => ({ table, isWritten: true })),
    ...[...reads, ...alsoRead].map(([, table = '']) => ({ table, isWritten: false })),
    ...parts.map(([, table = '']) => ({ table, isWritten: writesParts })),
  ].filter(({ table }) => tables.has(table))
}

function featureOf(file: string): string {
  const [, feature = '', area = ''] = file.split('/')
  return feature === 'admin' ? `admin/${area}` : feature
}

const readers = new Map<string, Set<string>>()
const writers = new Map<string, Set<string>>()
for (const file of globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }))
  for (const { table, isWritten } of usesIn(readFileSync(file, 'utf8'))) {
    const users = isWritten ? writers : readers
    users.set(table, (users.get(table) ?? new Set()).add(featureOf(file)))
  }

/** The features that write a table, but for those that write them all. */
function ownersOf(table: string): string[] {
  const kept = keptElsewhere[table]
  return kept !== undefined ? [kept] : [...(writers.get(table) ?? [])].filter((one) => !(one in ofAllTables))
}

describe('a table', () => {
  test('is written by one feature', () => {
    expect(writers.size).toBeGreaterThan(70)
    const shared = [...writers.keys()].filter((table) => ownersOf(table).length > 1)
    expect(shared).toEqual(Object.keys(sharedWrites))
  })

  test('is read by the feature that owns it, or by one with a stated reason', () => {
    const stated = joins.flatMap(({ reads }) =>
      Object.entries(reads).flatMap(([feature, read]) => read.map((table) => `${feature} reads ${table}`)),
    )
    const found = [...readers].flatMap(([table, features]) =>
      [...features]
        .filter((feature) => !(feature in ofAllTables) && !ownersOf(table).includes(feature))
        .map((feature) => `${feature} reads ${table}`),
    )
    expect(found.toSorted()).toEqual(stated.toSorted())
  })

  test.each([
    ['const one = sql`select id from orders o join courses c on true`', ['orders', 'courses'], []],
    ['const one = sql<Row>`with gone as (delete from items) select 1`', [], ['items']],
    [`const table = sql\`media\`\nconst one = sql\`update \${table} set name = 1\``, [], ['media']],
    ['// from orders\nconst one = sql`select id from items, courses`', ['items', 'courses'], []],
  ])('is found in %s', (source, read, written) => {
    const uses = usesIn(source)
    expect(uses.filter(({ isWritten }) => !isWritten).map(({ table }) => table)).toEqual(read)
    expect(uses.filter(({ isWritten }) => isWritten).map(({ table }) => table)).toEqual(written)
  })
})
