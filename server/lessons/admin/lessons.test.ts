import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discriminantGraph } from '../../../content/step-lessons/quadratic-equations/discriminant-graph.ts'
import { quadraticFormula } from '../../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { writeStepLesson } from '../../../database/seed/step-lessons.ts'
import type { DraftStep, LessonDocument } from '../../../domain/admin/lessons/schemas.ts'
import { adminCall, newSave, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'
import { recordingOf } from '../../../tests/support/opus-webm.ts'
import { uploadWhole } from '../../../tests/support/tus.ts'
import { drawMath } from '../../adapters/formulas/draw-katex.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  other = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type AdminName = Parameters<typeof adminCall>[1]
const ask = (name: AdminName, input: object, by = author) =>
  adminCall(app, name, input, { cookie: by.cookie })
const read = async (id: string) => (await ask('getDraft', { kind: 'lesson', id })).body.data

const begun = async (title = 'Two squares') =>
  (await ask('createStepLesson', { title })).body.data.id as string

const steps: DraftStep[] = [
  {
    id: 'one',
    words: { en: 'Solve $x^2=9$.', hi: '$x^2=9$ हल करें।' },
    lines: [{ plain: '(x-3)(x+3) = 0', in: 'A' }],
    mark: '1',
  },
  {
    id: 'two',
    words: { en: 'Both roots.', hi: 'दोनों मूल।', te: '' },
    lines: [{ tex: 'x=\\pm 3', plain: '' }],
    question: {
      kind: 'line',
      ask: { en: 'What comes next?' },
      hint: { en: 'A product is zero.' },
      in: 'A',
      example: 'x = 3 or x = -3',
    },
  },
]
const written = (changes: Partial<LessonDocument> = {}): LessonDocument => ({
  title: { en: 'Two squares', hi: 'दो वर्ग' },
  unreviewed: ['hi'],
  workings: { A: { mode: 'solve', variables: ['x'], given: ['x^2=9'], worlds: [{ x: '3' }, { x: '-3' }] } },
  steps,
  ...changes,
})
const changed = (at: number, change: Partial<DraftStep>): LessonDocument =>
  written({ steps: steps.map((step, index) => (index === at ? { ...step, ...change } : step)) })

async function saved(id: string, document: LessonDocument): Promise<number> {
  const { version } = await read(id)
  const answer = await ask('saveDraft', {
    kind: 'lesson',
    id,
    baseVersion: version,
    ...newSave(),
    document,
  })
  expect(answer.body.error).toBeUndefined()
  return answer.body.data.version
}

async function publish(id: string, document: LessonDocument) {
  const version = await saved(id, document)
  return ask('publishStepLesson', { id, version })
}

/** A published course with this lesson, free by default; returns the id of its item. */
async function inCourse(id: string, title: string, isFree = true) {
  const admin = courseAdminOf(app, author)
  const { id: courseId, document, version } = await admin.readyCourse(title)
  const [first, ...rest] = document.modules
  if (first === undefined) throw new Error('a course without modules')
  const item = crypto.randomUUID()
  const lesson = {
    ...{ id: item, kind: 'steps' as const, title: 'Squares', mediaId: id, isFree, practice: null },
    ...{ titles: { hi: '', te: '' }, opensOn: null, opensAfterDays: null },
  }
  const modules = [{ ...first, items: [...first.items, lesson] }, ...rest]
  const answer = await admin.save(courseId, { ...document, modules }, version)
  const published = await ask('publishCourse', { courseId, version: answer.body.data.version })
  return { item, published }
}

const open = (item: string, language = 'en') => app.call('openStepLesson', { item, language })

describe('a step lesson that an author writes', () => {
  it('is available in its languages once published, and changes only by publishing', async () => {
    const id = await begun()
    expect(await read(id)).toMatchObject({
      state: 'draft',
      name: 'two-squares',
      liveVersion: null,
      version: 1,
    })
    const answer = await publish(id, written())
    expect(answer.body.error).toBeUndefined()
    expect(answer.body.data).toMatchObject({ state: 'published', languages: ['en', 'hi'] })
    const { item, published } = await inCourse(id, 'Squares one')
    expect(published.body.error).toBeUndefined()
    const { data } = (await open(item, 'hi')).body
    expect(data.lesson).toMatchObject({ title: 'दो वर्ग', isUnreviewed: true, language: 'hi' })
    expect(data.lesson.steps[0].words).toContain('<msup>')
    expect((await open(item, 'te')).body.data.lesson.language).toBe('en')

    await saved(id, changed(0, { words: { en: 'Solve it now.', hi: 'अब हल करें।' } }))
    expect((await open(item)).body.data.lesson.steps[0].words).toContain('Solve <span')
    expect((await ask('getStepLessons', { search: 'two squ' })).body.data).toMatchObject({
      items: [{ id, state: 'published', hasChanges: true, updatedBy: author.name }],
      counts: { draft: 0, published: 1 },
    })
    const { version } = await read(id)
    expect((await ask('publishStepLesson', { id, version })).status).toBe(200)
    const after = (await open(item)).body.data.lesson
    expect([after.steps[0].words, after.version]).toEqual(['Solve it now.', 2])
    expect(await read(id)).toMatchObject({ version, liveVersion: version })
    // Its answer was lost: nothing is published twice.
    expect((await ask('publishStepLesson', { id, version })).status).toBe(200)
    expect((await open(item)).body.data.lesson.version).toBe(2)
  })

  it('is refused by a course before it is published', async () => {
    const { published } = await inCourse(await begun('Not yet'), 'Squares two')
    expect(published.status).toBe(400)
    expect(Object.values(published.body.fields)).toEqual([
      'Publish this step lesson first: students cannot open it yet.',
    ])
  })

  it('can be edited where it came with the demo, with every field kept', async () => {
    for (const lesson of [quadraticFormula, discriminantGraph]) {
      const id = await app.services.database.transaction((tx) => writeStepLesson(tx, lesson, drawMath))
      const { document, version, state } = await read(id)
      expect([version, state]).toEqual([0, 'published'])
      const answer = await publish(id, { ...document, title: { ...document.title, en: 'Anew' } })
      expect(answer.body.error).toBeUndefined()
      const { id: _, version: __, steps: before, ...rest } = lesson
      expect(answer.body.data.document).toEqual({
        ...rest,
        title: { ...lesson.title, en: 'Anew' },
        steps: before.map((step, at) => ({ ...step, id: `step-${at + 1}` })),
      })
    }
  })

  it('is deleted with its versions from the library, where nothing shows it', async () => {
    const id = await begun('Given up')
    await saved(id, written())
    expect((await ask('deleteMedia', { mediaId: id })).status).toBe(200)
    expect((await ask('getDraft', { kind: 'lesson', id })).status).toBe(404)
    const versions = await ask('getDraftVersions', { kind: 'lesson', id })
    expect(versions.body.data.total).toBe(0)
  })

  it('is for authors and the owner alone', async () => {
    const id = await begun('Whose')
    for (const role of ['support', 'finance'] as const) {
      const stranger = await staffOf(app, role)
      expect((await ask('getStepLessons', {}, stranger)).status).toBe(403)
      expect((await ask('createStepLesson', { title: 'Mine' }, stranger)).status).toBe(403)
      expect((await ask('publishStepLesson', { id, version: 1 }, stranger)).status).toBe(403)
      expect((await ask('getDraft', { kind: 'lesson', id }, stranger)).status).toBe(403)
    }
    expect((await ask('getStepLessons', {}, other)).status).toBe(200)
  })
})

describe('errors of a lesson', () => {
  const wrong: [what: string, document: LessonDocument, field: string, sentence: string][] = [
    [
      'words that are missing',
      changed(1, { words: { en: '' } }),
      'steps.1.words.en',
      'Write something here.',
    ],
    [
      'a line that does not follow',
      changed(0, { lines: [{ plain: '(x-3)(x+2) = 0', in: 'A' }] }),
      'steps.0.lines.0',
      'This line does not follow from the lines before it.',
    ],
    [
      'a line that would be taken if it were false',
      changed(0, { lines: [{ plain: 'x^2 = 9 + k', in: 'A' }] }),
      'steps.0.lines.0',
      'The engine would take a false line here too.',
    ],
    [
      'a line that is not true by itself',
      changed(0, { lines: [{ plain: '2+2 = 5' }] }),
      'steps.0.lines.0',
      'The sides are not equal by themselves.',
    ],
    [
      'TeX that cannot be drawn',
      changed(1, { words: { en: 'See $\\frac{1}$.' } }),
      'steps.1.words',
      'This TeX can’t be drawn.',
    ],
    [
      'shapes without a figure',
      changed(0, { shapes: [{ kind: 'dot', at: [0, 0], colour: 'given' }] }),
      'steps.0.shapes',
      'Add the figure of the lesson first.',
    ],
    [
      'a choice without a right option',
      changed(1, {
        question: {
          kind: 'choice',
          ask: { en: 'Which?' },
          hint: { en: 'Look.' },
          options: [{ words: { en: 'This' } }, { words: { en: 'That' } }],
        },
      }),
      'steps.1.question.options',
      'Mark exactly one option as right.',
    ],
  ]
  it.each(wrong)(
    'are reported for %s with the number of its step, and nothing is published',
    async (_, document, field, sentence) => {
      const id = await begun('Wrong')
      const answer = await publish(id, document)
      expect(answer.status).toBe(400)
      expect(answer.body.error).toContain(`Something is wrong in step ${field.split('.')[1] === '0' ? 1 : 2}`)
      expect(answer.body.fields[field]).toContain(sentence)
      expect((await read(id)).state).toBe('draft')
    },
  )

  it('are reported for a lesson of one step', async () => {
    const answer = await publish(await begun('One'), written({ steps: steps.slice(0, 1) }))
    expect(answer.body.error).toBe('A lesson needs at least two steps.')
  })
})

describe('the recorded voice of a step', () => {
  const upload = (bytes: Buffer) => uploadWhole(app, author, bytes, { kind: 'audio', name: 'step-1.webm' })
  const store = async (seconds: number) => (await upload(recordingOf(seconds))).media

  it('is stored with its length, and refused where it is too long or too large for it', async () => {
    expect(await store(9)).toMatchObject({ kind: 'audio', durationInSeconds: 8.96 })
    expect(await upload(recordingOf(190, { bytesPerBlock: 20 }))).toMatchObject({
      state: 'refused',
      reason: 'admin_upload_recording_long',
    })
    expect(await upload(recordingOf(30, { bytesPerBlock: 400 }))).toMatchObject({
      state: 'refused',
      reason: 'admin_upload_recording_rate',
    })
  })

  it('is available with the published lesson, and its step is no shorter', async () => {
    const voice = await store(40)
    const recorded = { hi: { mediaId: voice.mediaId, seconds: voice.durationInSeconds } }
    const id = await begun('Spoken')
    const answer = await publish(id, changed(0, { recorded }))
    expect(answer.body.error).toBeUndefined()
    const { item } = await inCourse(id, 'Squares spoken')
    const { lesson, voices } = (await open(item, 'hi')).body.data
    expect(lesson.steps[0]).toMatchObject({ voice: voice.mediaId, seconds: 40 })
    const played = await app.fetch(voices[voice.mediaId])
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/webm'])
    expect(Buffer.from(await played.arrayBuffer()).equals(recordingOf(40))).toBe(true)
    expect((await open(item, 'en')).body.data.voices).toEqual({})
    // It is in use: the library keeps it while the lesson refers to it.
    expect((await ask('deleteMedia', { mediaId: voice.mediaId })).status).toBe(409)
    await publish(id, written())
    expect((await app.fetch(voices[voice.mediaId])).status).toBe(404)
  })

  it('of a paid lesson is for its buyers, in their own browser', async () => {
    const voice = await store(5)
    const recorded = { en: { mediaId: voice.mediaId, seconds: voice.durationInSeconds } }
    const id = await begun('Paid')
    await publish(id, changed(0, { recorded }))
    const { item } = await inCourse(id, 'Squares paid', false)
    expect((await open(item)).status).toBe(403)
    const student = await app.student()
    await app.grant(student, { slug: 'squares-paid' }, -1, 30)
    const opened = await app.call('openStepLesson', { item }, { token: student.token })
    const link = opened.body.data.voices[voice.mediaId]
    expect((await app.fetch(link)).status).toBe(404)
    expect((await app.fetch(link, { headers: { cookie: cookieOf(opened) } })).status).toBe(200)
  })

  it('is a fault of its step where it is no stored sound', async () => {
    const missing = { en: { mediaId: crypto.randomUUID(), seconds: 3 } }
    const answer = await publish(await begun('Lost'), changed(1, { recorded: missing }))
    expect(answer.body.fields['steps.1.recorded']).toContain('The recording is no longer stored.')
  })
})

describe('a hostile lesson', () => {
  const many = (count: number, change: Partial<DraftStep>): DraftStep[] =>
    Array.from({ length: count }, (_, at) => ({ id: `s${at}`, words: { en: 'x' }, ...change }))

  it('is refused where it is too long, or no lesson', async () => {
    const id = await begun('Hostile')
    const save = (document: unknown) =>
      ask('saveDraft', { kind: 'lesson', id, baseVersion: 1, ...newSave(), document })
    expect((await save(written({ steps: many(41, {}) }))).status).toBe(400)
    expect((await save(changed(0, { words: { en: 'x'.repeat(1201) } }))).status).toBe(400)
    expect((await save({ ...written(), html: '<script>' })).status).toBe(400)
    expect((await save({ ...written(), steps: [{ ...steps[0], id: '../x' }] })).status).toBe(400)
    const filler = { words: { en: 'y'.repeat(1200), hi: 'y'.repeat(1200), te: 'y'.repeat(1200) } }
    const rules = { answer: 'z'.repeat(1_100_000) }
    const question = {
      kind: 'value',
      ask: { en: '?' },
      hint: { en: '!' },
      answerKind: 'number',
      answer: '1',
      rules,
    }
    expect((await save({ ...written(), steps: [{ id: 'a', ...filler, question }] })).status).toBe(413)
    expect((await read(id)).version).toBe(1)
  })

  it.each([
    ['squares', { kind: 'grid', from: [0, 0], to: [30_000_000, 1] }],
    ['squares of no size', { kind: 'grid', from: [0, 0], to: [1, 1], side: 1e-9 }],
    ['numbers', { kind: 'number-line', from: 0, to: 30_000_000 }],
    ['numbers of an axis', { kind: 'axes', x: [0, 5], y: [-30_000_000, 0] }],
    ['turns', { kind: 'arc', centre: [0, 0], radius: 1, from: 0, to: 240_000_000 }],
  ])('is refused if its figure has endless %s, which would end the process', async (_, shape) => {
    const id = await begun('Endless')
    const document = { ...written(), steps: [{ ...steps[0], shapes: [shape] }, steps[1]] }
    const answer = await ask('saveDraft', { kind: 'lesson', id, baseVersion: 1, ...newSave(), document })
    expect(answer.status).toBe(400)
  })

  it('is not rendered if its TeX is nested too deep or its lines grow without end, and the server continues', async () => {
    const deep = `${'{'.repeat(550)}x${'}'.repeat(550)}`
    const roots = `${'\\sqrt{'.repeat(160)}x${'}'.repeat(160)}`
    const power = '((((9^9)^9)^9)^9)^9'
    for (const change of [
      { words: { en: `$${deep}$ $\\def\\a{\\a\\a}\\a$` } },
      { words: { en: `$${roots}$`, hi: `$${roots}$`, te: `$${roots}$` } },
      {
        lines: Array.from({ length: 6 }, () => ({
          plain: `${power} = (${'('.repeat(80)}x${')'.repeat(80)})^99`,
        })),
      },
    ]) {
      const id = await begun('Deep')
      const answer = await publish(id, written({ steps: many(40, change) }))
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 400) expect((await read(id)).state).toBe('draft')
    }
    expect((await publish(await begun('After'), written())).status).toBe(200)
  })

  it('shows what was written as text, and runs nothing', async () => {
    const id = await begun('<img src=x onerror=alert(1)>')
    const bad = '<img src=x onerror=alert(1)> $\\href{javascript:alert(1)}{x}$'
    const answer = await publish(id, changed(0, { words: { en: bad }, margin: { en: '<b>bold</b>' } }))
    if (answer.status === 200) {
      const { item } = await inCourse(id, 'Squares three')
      const [step] = (await open(item)).body.data.lesson.steps
      const text = JSON.stringify([step.words, step.margin])
      expect(text).not.toMatch(/<img|<b>|href=/)
    } else expect(answer.body.fields['steps.0.words']).toBe('This TeX can’t be drawn.')
  })
})
