import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quadraticFormula } from '../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { insertArticle, insertResource } from '../../database/seed/queries.ts'
import { writeStepLesson } from '../../database/seed/step-lessons.ts'
import type { Locale } from '../../domain/locales.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { drawMath } from '../adapters/formulas/draw-katex.ts'
import { searchArticles, searchCourses, searchLessons } from './queries.ts'

let app: TestApp

type Titled = { title: string }
const titles = (found: readonly Titled[]) => found.map(({ title }) => title)

beforeAll(async () => {
  app = await startTestApp({ settings: { trustedProxies: 1 } })
  await app.course({ title: 'Compass and ruler: constructions' })
  await app.course({ title: 'Maths Part I: Algebra', category: 'Maharashtra SSC', instructor: 'S. Kulkarni' })
  await app.course({ title: 'పదవ తరగతి త్రికోణమితి', category: 'Telangana', instructor: 'కె. పద్మావతి' })
  await app.course({ title: 'कक्षा दस त्रिकोणमिति', category: 'CBSE Hindi', instructor: 'सुनीता कुलकर्णी' })
  const at = app.clock.now()
  const common = { type: 1, drawing: 'thales', publishedAt: at, updatedAt: at } as const
  const { database } = app.services
  const steps = await database.transaction((tx) => writeStepLesson(tx, quadraticFormula, drawMath))
  for (const [title, isFree] of [
    ['Roots, paid', false],
    ['Roots, free', true],
  ] as const) {
    const { id } = await app.course({ title, instructor: 'N. Nobody' })
    await database.first(sql`
      insert into items (module_id, position, kind, title, media_id, is_free)
      select id, 50, 'steps', ${quadraticFormula.title.en}, ${steps}, ${isFree} from modules
      where course_id = ${id} and position = 0`)
  }
  for (const [slug, title, text] of [
    ['shadow', 'The shadow of a coconut tree', 'Similar triangles measure a tree. A compass is not needed.'],
    ['clinometer', 'Heights with a clinometer', 'The shadow tells the height of a tree.'],
    ['maths', 'Writing <em> in marks', '<span data-tex="\\frac{hidden}{tex}">…</span>'],
  ] as const)
    await database.first(insertArticle({ ...common, slug, title, html: `<p>${text}</p>` }))
  for (let index = 0; index < 12; index += 1)
    await database.first(
      insertArticle({ ...common, slug: `many-${index}`, title: `Revision ${index}`, html: '<p>x</p>' }),
    )
  await database.first(
    insertResource({
      name: 'compass-guide',
      heading: 'Ruler-and-compass guide',
      drawing: 'tangents',
      content: ['<p>Bisecting "angles" with quotes.</p>'],
      sheetMediaId: null,
      position: 0,
      updatedAt: at,
    }),
  )
})
afterAll(() => app.close())

async function search(q: string, locale: Locale = 'en') {
  const { status, body } = await app.call('search', { q }, { headers: { 'accept-language': locale } })
  expect(status).toBe(200)
  return body.data as {
    lessons: (Titled & { slug: string; kind: string; course: { slug: string; title: string } })[]
    worksheets: Titled[]
    courses: (Titled & { moduleCount: number; category: string | null })[]
    articles: (Titled & { excerpt: string })[]
    resources: { name: string; heading: string }[]
  }
}

describe('GET search', () => {
  it('is fair by network, and refuses one with too many searches', async () => {
    const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
    const storm = Array.from({ length: 100 }, (_, index) =>
      app.call('search', { q: `compass ${index}` }, from('198.51.100.7')),
    )
    let isStorming = true
    const ended = Promise.all(storm).finally(() => {
      isStorming = false
    })
    const other = await app.call('search', { q: 'clinometer' }, from('203.0.113.9'))
    expect(other.status).toBe(200)
    expect(isStorming).toBe(true)
    const answers = await ended
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(50)
    for (const { body, headers } of refused) {
      expect(body.code).toBe('tooMany')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await app.call('search', { q: 'compass' }, from('198.51.100.7'))).status).toBe(200)
  })

  it('finds courses, articles and resources by one word', async () => {
    const found = await search('compass')
    expect(titles(found.courses)).toEqual(['Compass and ruler: constructions'])
    expect(titles(found.articles)).toEqual(['The shadow of a coconut tree'])
    expect(found.resources.map(({ name }) => name)).toEqual(['compass-guide'])
  })

  it('puts a title above a text', async () => {
    expect(titles((await search('shadow')).articles)).toEqual([
      'The shadow of a coconut tree',
      'Heights with a clinometer',
    ])
  })

  it('finds other forms of a word, and the beginning of the last one', async () => {
    expect(titles((await search('shadows height')).articles)).toEqual(['Heights with a clinometer'])
    expect(titles((await search('coconut tre')).articles)).toEqual(['The shadow of a coconut tree'])
    expect(titles((await search('clinom')).articles)).toEqual(['Heights with a clinometer'])
    expect((await search('construct')).courses).toHaveLength(1)
  })

  it('matches all the words', async () => {
    expect((await search('coconut ruler')).articles).toEqual([])
  })

  it('finds a course by the title of a module', async () => {
    expect((await search('polynomial')).courses).toHaveLength(6)
    expect((await search('algebra')).courses[0]).toMatchObject({
      category: 'Maharashtra SSC',
      moduleCount: 2,
    })
  })

  it.each([
    ['a teacher', 'padmavathi', 'Compass and ruler: constructions'],
    ['a misspelt teacher', 'padmavati', 'Compass and ruler: constructions'],
    ['a teacher and a title', 'kulkarni algebra', 'Maths Part I: Algebra'],
    ['a misspelt module', 'polynomiels kulkarni', 'Maths Part I: Algebra'],
    ['a misspelt title', 'constrctions', 'Compass and ruler: constructions'],
    ['a Telugu title', 'త్రికోణమితి', 'పదవ తరగతి త్రికోణమితి'],
    ['the beginning of a Telugu title', 'త్రికో', 'పదవ తరగతి త్రికోణమితి'],
    ['a misspelt Telugu title', 'త్రికోనమితి', 'పదవ తరగతి త్రికోణమితి'],
    ['a Telugu teacher, misspelt', 'పద్మవతి', 'పదవ తరగతి త్రికోణమితి'],
    ['a Hindi title', 'त्रिकोणमिति', 'कक्षा दस त्रिकोणमिति'],
    ['a misspelt Hindi title', 'त्रिकोनमिति', 'कक्षा दस त्रिकोणमिति'],
    ['a Hindi teacher, misspelt', 'कुलकर्नी', 'कक्षा दस त्रिकोणमिति'],
  ])('finds a course by %s', async (_what, q, title) => {
    expect(titles((await search(q)).courses)).toEqual([title])
  })

  it.each([
    ['its title', 'quadratic formula', 'en'],
    ['a misspelt title', 'quadratik formula', 'en'],
    ['its Hindi title', 'द्विघात सूत्र', 'en'],
    ['the beginning of its Telugu title', 'వర్గ సూ', 'en'],
    ['its Telugu title', 'వర్గ సూత్రం', 'te'],
  ] as const)('finds a step lesson by %s, once for all its courses', async (_what, q, language) => {
    const { lessons } = await search(q, language)
    expect(lessons).toMatchObject([
      {
        title: quadraticFormula.title[language],
        kind: 'steps',
        isFree: true,
        course: { title: 'Roots, free' },
      },
    ])
    expect(lessons[0]?.slug).toBe('where-the-quadratic-formula-comes-from')
  })

  it('finds worksheets and lessons, but none of unpublished courses', async () => {
    const found = await search('worksheet')
    expect(found.worksheets.length).toBeGreaterThan(0)
    expect(found.lessons).toEqual([])
    const course = await app.course()
    const { database } = app.services
    await database.first(sql`update items set title = 'Zygote sheet' where id = ${course.freeDocument}`)
    await database.first(sql`update items set title = 'Zygote video' where id = ${course.lockedVideo}`)
    expect(await search('zygote')).toMatchObject({
      lessons: [{ title: 'Zygote video', kind: 'video', isFree: false, course: { slug: course.slug } }],
      worksheets: [{ title: 'Zygote sheet', isFree: true }],
    })
    await database.first(sql`update courses set status = 'draft' where id = ${course.id}`)
    expect(await search('zygote')).toMatchObject({ lessons: [], worksheets: [] })
  })

  it('finds a step lesson by the new title of its drawing', async () => {
    const { database } = app.services
    await database.first(sql`
      update step_lesson_drawings set drawn = jsonb_set(drawn, '{title}', '"नया सोपान"') where locale = 'hi'`)
    expect((await search('सोपान', 'hi')).lessons).toMatchObject([{ title: 'नया सोपान' }])
  })

  it('finds an article and a resource by a misspelt title', async () => {
    expect(titles((await search('clinometre')).articles)).toEqual(['Heights with a clinometer'])
    expect((await search('compas guides')).resources.map(({ name }) => name)).toEqual(['compass-guide'])
  })

  it('finds a course by the new name of its teacher and of its module alone', async () => {
    const { database } = app.services
    const course = await app.course({ title: 'Statistics', instructor: 'N. Before' })
    await database.first(sql`update instructors set name = 'N. Afterwards' where name = 'N. Before'`)
    await database.first(
      sql`update modules set title = 'Ogives' where course_id = ${course.id} and position = 0`,
    )
    await database.first(sql`delete from modules where course_id = ${course.id} and position = 1`)
    expect(titles((await search('afterwards ogives')).courses)).toEqual(['Statistics'])
    expect((await search('statistics before')).courses).toEqual([])
    expect((await search('statistics polynomials')).courses).toEqual([])
  })

  it('uses an index for every way of searching', async () => {
    const indexes = [
      'courses_search',
      'courses_by_names',
      'courses_by_names_part',
      'articles_search',
      'articles_by_title_part',
      'items_by_names',
      'items_by_names_part',
    ]
    const at = app.clock.now()
    const plans: string[] = []
    const rows = app.services.database.transaction(async (tx) => {
      await tx.first(sql`
        insert into courses (slug, title, position, updated_at)
        select 'many-' || number, 'Chapter ' || number, 1000 + number, ${at} from generate_series(1, 3000) number`)
      await tx.first(sql`
        insert into articles (slug, type, title, drawing, html, published_at, updated_at)
        select 'much-' || number, 1, 'Chapter ' || number, 'thales', repeat('chapter ', 200), ${at}, ${at} from generate_series(1, 3000) number`)
      await tx.first(sql`alter table items disable trigger user`)
      await tx.first(sql`
        insert into items (module_id, position, kind, title, names, media_id)
        select m.id, 1000 + number, 'video', title, title, media.id
        from (select id from modules order by id limit 1) m, (select id from media where kind = 'video' limit 1) media,
          generate_series(1, 10000) number, concat('Lesson ', number, ' of the chapter') title`)
      // As autovacuum leaves them.
      for (const index of indexes) await tx.first(sql`select gin_clean_pending_list(${index}::regclass)`)
      await tx.first(sql`analyze courses, articles, items`)
      for (const found of [
        searchCourses(['trignometry'], 'en'),
        searchArticles(['trignometry'], at),
        searchLessons(['trignometry'], ['video', 'steps'], 'en'),
      ])
        for (const line of await tx.all(sql<{ 'QUERY PLAN': string }>`explain ${found}`))
          plans.push(line['QUERY PLAN'])
      throw new Error('none of these rows is to stay')
    })
    await expect(rows).rejects.toThrow('none of these rows')
    for (const index of indexes)
      expect(plans.join('\n')).toMatch(new RegExp(`Bitmap Index Scan on ${index}\\b`))
  })

  it('finds words inside quotes of a resource', async () => {
    expect((await search('angles')).resources).toHaveLength(1)
  })

  it('returns ten of a kind at most', async () => {
    expect((await search('revision')).articles).toHaveLength(10)
  })

  it.each(['', '   ', '&|!', "');--"])('finds nothing by %j', async (q) => {
    expect(await search(q)).toEqual({ courses: [], lessons: [], worksheets: [], articles: [], resources: [] })
  })

  it('returns nothing without a query, and refuses one of more than a hundred letters', async () => {
    expect((await app.call('search')).body.data.courses).toEqual([])
    const long = await app.call('search', { q: 'x'.repeat(101) })
    expect(long.status).toBe(400)
    expect(long.body.error).toBe('Search for at most 100 characters.')
  })

  it('refuses a NUL character, which no text can contain', async () => {
    expect((await app.call('search', { q: 'a\u0000' })).status).toBe(400)
  })

  it.each(['a:*', "it's", 'x & !y', 'ünïcode', 'तल', 'the', '<b>'])('takes %j as words', async (q) => {
    await search(q)
  })
})
