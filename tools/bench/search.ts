import { articleSeeds } from '../../content/articles/all.ts'
import { lessonsOfChapters } from '../../content/step-lessons/all-step-lessons.ts'
import { writeContent } from './growth-content.ts'
import { callApp, type OwnDatabaseOptions, onOwnDatabase, timesOf } from './in-process.ts'
import { type Part, slowestLine } from './report.ts'
import { writeMuch } from './writing.ts'

/** Each has twenty lessons. */
const courses = 500
const articleCopies = 10
const mostMilliseconds = 50

const questions = [
  'equations',
  'quadratic formula',
  'trigo',
  'quadratik formula',
  'similer triangels',
  'द्विघाती सूत्र',
  'द्विघाति समीकरन',
  'వర్గ సూత్రం',
  'సమీకరనం',
  'the',
]

/**
 * Site search, of courses, lessons, worksheets, articles and resources, over ten thousand lessons in three languages.
 */
export async function measureSearch(options: OwnDatabaseOptions): Promise<Part> {
  const { calls, progress } = options
  const fill = async (databaseUrl: string) => {
    progress(`Writing ${courses * 20} lessons…`)
    await writeContent(databaseUrl, { courses, students: 1 })
    await nameLessons(databaseUrl)
  }
  return onOwnDatabase(options, 'bench_search', fill, async ({ app }) => {
    const timesByQuestion = new Map<string, number[]>()
    for (const question of questions) {
      const ask = async () => {
        // The call's response.
        const found = (await callApp(app, `/search?q=${encodeURIComponent(question)}`)) as {
          lessons: unknown[]
        }
        if (found.lessons.length === 0) throw new Error(`“${question}” found no lesson`)
      }
      timesByQuestion.set(question, await timesOf(calls, ask))
    }
    const slowest = slowestLine('Search over 10,000 lessons', timesByQuestion, mostMilliseconds)
    return {
      results: [slowest.line],
      notes: [
        `Search: ${courses} courses with ${courses * 20} lessons and worksheets, titled in three languages like those of the demo, and ${articleSeeds.length * articleCopies} articles; searched in the server's own process, one at a time, for ${questions.map((question) => `“${question}”`).join(', ')}; the slowest was “${slowest.question}”.`,
      ],
    }
  })
}

/** Gives every lesson its own title in three languages, as a step lesson or a worksheet. */
async function nameLessons(databaseUrl: string): Promise<void> {
  const titles = Object.values(lessonsOfChapters)
    .flat()
    .map(({ title }) => title)
  await writeMuch(databaseUrl, async (client) => {
    await client.query(
      `create temporary table lessons as
        select i.id as item, gen_random_uuid() as media, i.kind = 'document' as is_sheet, numbered.number,
          concat(case when i.kind = 'document' then 'Worksheet: ' end, titles.en, ' ', numbered.number) as en,
          concat(titles.hi, ' ', numbered.number) as hi, concat(titles.te, ' ', numbered.number) as te
        from (select id, row_number() over (order by id) as number from items) numbered
        join items i on i.id = numbered.id
        join unnest($1::text[], $2::text[], $3::text[]) with ordinality as titles (en, hi, te, at)
          on titles.at = 1 + numbered.number % $4::int`,
      [titles.map(({ en }) => en), titles.map(({ hi }) => hi), titles.map(({ te }) => te), titles.length],
    )
    await client.query(
      `insert into media (id, kind, duration_in_seconds)
        select media, case when is_sheet then 'document' else 'steps' end, 60 from lessons`,
    )
    await client.query(
      `insert into step_lessons (media_id, name, version, source)
        select media, 'lesson-' || number, 1, '{}' from lessons where not is_sheet`,
    )
    await client.query(
      `insert into step_lesson_drawings (media_id, locale, drawn)
        select media, locale, jsonb_build_object('title', title)
        from lessons cross join lateral (values ('en', en), ('hi', hi), ('te', te)) as named (locale, title)
        where not is_sheet`,
    )
    await client.query(
      `update items set media_id = media, kind = case when is_sheet then 'document' else 'steps' end, title = en,
        names = case when is_sheet then en else concat_ws(' · ', en, hi, te) end
        from lessons where item = items.id`,
    )
    await client.query(
      `insert into articles (slug, type, title, drawing, html, published_at, updated_at)
        select slug || '-' || copy, type, title || ' ' || copy, drawing, html, now(), now()
        from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[]) as seeds (slug, type, title, drawing, html)
        cross join generate_series(1, $6::int) as copy`,
      [
        articleSeeds.map(({ slug }) => slug),
        articleSeeds.map(({ type }) => type),
        articleSeeds.map(({ title }) => title),
        articleSeeds.map(({ drawing }) => drawing),
        articleSeeds.map(({ html }) => html),
        articleCopies,
      ],
    )
  })
}
