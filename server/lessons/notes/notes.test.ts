import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostNotes } from '../../../domain/lessons/notes/rules.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../../../tests/support/practice.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let course: TestCourse
let student: TestStudent
let other: TestStudent
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  student = await app.student()
  other = await app.student()
  await app.grant(student, course, -1, 30)
})
afterAll(() => app.close())

const newKey = () => `note-${randomUUID()}`
const save = (note: object, who = student) =>
  app.call('saveNote', { item: course.lockedVideo, words: '', clientKey: newKey(), ...note }, who)
const notesOf = async (asked: object = {}, who = student) =>
  (await app.call('getNotes', { limit: 100, ...asked }, who)).body.data

describe('a search in notes', () => {
  it('leaves the database to others: fair between students, and one with too many searches is refused', async () => {
    const ask = (who: TestStudent) => app.call('getNotes', { search: 'surds' }, who)
    let isAnswered = false
    const storm = Array.from({ length: 60 }, async () => {
      const answers = []
      do answers.push(await ask(student))
      while (!isAnswered)
      return answers
    })
    expect((await ask(other)).status).toBe(200)
    isAnswered = true
    const refused = (await Promise.all(storm)).flat().filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(30)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('searches for eight words, and takes pattern characters literally', async () => {
    const who = await app.student()
    await app.grant(who, course, -1, 30)
    await save({ words: 'ONE two three four five six seven eight 50%' }, who)
    const found = async (search: string) => (await notesOf({ search }, who)).length
    expect(await found('one TWO three four five six seven eight nine')).toBe(1)
    expect(await found('one two three four five six seven nine eight')).toBe(0)
    expect([await found('50%'), await found('5%0'), await found('o_e')]).toEqual([1, 0, 0])
  })
})

describe('a note at a question', () => {
  it('of a worksheet stores which one', async () => {
    const { body } = await save({ item: course.lockedDocument, sheetQuestion: '3 (b)', words: 'Draw it' })
    expect(body.data).toMatchObject({ sheetQuestion: '3 (b)', practice: null, second: null })
    const taken = (await app.call('exportAccount', {}, student)).body.data.notes
    expect(taken).toContainEqual(expect.objectContaining({ sheetQuestion: '3 (b)', words: 'Draw it' }))
  })

  it('of practice reopens that very question, only for its student, and adds no first try', async () => {
    const item = await addPractice(app, course, false)
    const [question] = await askQuestions(app, student, { item, count: 1 })
    if (question === undefined) throw new Error('no question')
    const practice = question.question
    const { body } = await save({ item, practice, words: 'Ask for the sign' })
    expect(body.data.practice).toEqual({ skill: expect.stringMatching(/\w/), question: practice })
    expect(await notesOf({ search: body.data.practice.skill })).toHaveLength(1)

    const again = async (who: TestStudent) => app.call('nextQuestions', { again: practice, count: 1 }, who)
    const [same, ...others] = (await again(student)).body.data.questions
    expect(others).toEqual([])
    expect(same).toMatchObject({ question: practice, item, ask: { answer: question.ask.answer } })
    for (const tried of [question, same]) await syncTries(app, student, [tryAt(app, tried)])
    const firsts = await app.services.database.all(
      sql`select from practice_attempts where student_id = ${student.id} and is_first_try`,
    )
    expect(firsts).toHaveLength(1)

    const neighbour = await app.student()
    await app.grant(neighbour, course, -1, 30)
    expect((await again(neighbour)).status).toBe(404)
    expect((await save({ item, practice, words: 'Not mine' }, neighbour)).status).toBe(400)
    expect((await save({ item: course.lockedVideo, practice, words: 'Elsewhere' })).status).toBe(400)
    expect((await save({ item, practice, sheetQuestion: '1', words: 'Both' })).status).toBe(400)
  })
})

describe('notes of a lesson', () => {
  it('are returned by position, with where they were written', async () => {
    await save({ second: 95, words: 'Take the smaller root' })
    await save({ second: 12, words: 'వర్గమూలం ఎందుకు?' })
    await save({ second: 40 })
    const notes = await notesOf({ item: course.lockedVideo })
    expect(notes.map(({ second, words }: { second: number; words: string }) => [second, words])).toEqual([
      [12, 'వర్గమూలం ఎందుకు?'],
      [40, ''],
      [95, 'Take the smaller root'],
    ])
    expect(notes[0]).toMatchObject({ item: course.lockedVideo, courseTitle: 'Quadratics' })
    expect(notes[0].lessonSlug).not.toBe(null)
  })

  it('are the student’s alone', async () => {
    const { body } = await save({ second: 3, words: 'Mine' })
    const { _id: id } = body.data
    expect(await notesOf({}, other)).toEqual([])
    expect((await app.call('changeNote', { id, words: 'Taken' }, other)).status).toBe(404)
    expect((await app.call('deleteNote', { id }, other)).status).toBe(200)
    expect((await notesOf()).find((note: { _id: string }) => note._id === id)?.words).toBe('Mine')
  })

  it('are stored once, however often they are sent', async () => {
    const clientKey = newKey()
    const first = await save({ words: 'Once', clientKey })
    const again = await save({ words: 'Once', clientKey })
    expect(again.body.data._id).toBe(first.body.data._id)
    expect(await notesOf({ search: 'Once' })).toHaveLength(1)
  })

  it('are written where the student may open the lesson', async () => {
    expect((await save({ words: 'Why?' }, other)).status).toBe(403)
    expect((await save({ item: course.freeVideo, words: 'Why?' }, other)).status).toBe(200)
    expect((await save({ item: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
  })

  it('are found by all the words, taken literally', async () => {
    await save({ words: '100 % of the marks' })
    const found = async (search: string) =>
      (await notesOf({ search })).map(({ words }: { words: string }) => words)
    expect(await found('smaller ROOT')).toEqual(['Take the smaller root'])
    expect(await found('వర్గమూలం')).toEqual(['వర్గమూలం ఎందుకు?'])
    expect(await found('100 %')).toEqual(['100 % of the marks'])
    expect(await found('smaller circle')).toEqual([])
  })

  it('name their lesson in the language of the reader, and are found by that name', async () => {
    await save({ item: course.freeDocument, words: 'To do' })
    await app.services.database.first(sql`
      update items set titles = '{"hi": "वर्कशीट 1: बहुपद"}' where id = ${course.freeDocument}`)
    const inHindi = { ...student, headers: { 'accept-language': 'hi' } }
    const [note] = await notesOf({ search: 'बहुपद' }, inHindi)
    expect(note).toMatchObject({ words: 'To do', lessonTitle: 'वर्कशीट 1: बहुपद' })
  })

  it('can be changed and deleted', async () => {
    const { body } = await save({ second: 7, words: 'Frist' })
    const { _id: id } = body.data
    expect((await app.call('changeNote', { id, words: 'First' }, student)).body.data.words).toBe('First')
    await app.call('deleteNote', { id }, student)
    expect((await app.call('deleteNote', { id }, student)).status).toBe(200)
    expect(await notesOf({ search: 'First' })).toEqual([])
  })

  it('written offline keep their time, and change by the device’s key', async () => {
    const clientKey = newKey()
    const { body } = await save({ words: 'Offline', clientKey, writtenSecondsAgo: 7200 })
    expect(Date.parse(body.data.createdAt)).toBe(app.clock.now().getTime() - 7_200_000)
    const changed = await app.call('changeNote', { id: clientKey, words: 'Merged' }, student)
    expect(changed.body.data).toMatchObject({ _id: body.data._id, words: 'Merged' })
    expect((await app.call('changeNote', { id: clientKey, words: 'Taken' }, other)).status).toBe(404)
    await app.call('deleteNote', { id: clientKey }, student)
    expect(await notesOf({ search: 'Merged' })).toEqual([])
  })

  it('get an error if one is too long, and if there is one too many', async () => {
    const long = await save({ words: 'x'.repeat(2001) })
    expect(long.status).toBe(400)
    expect(long.body.fields.words).toBe('A note can have at most 2,000 characters.')
    const full = await app.student()
    await app.services.database.first(sql`
      insert into notes (student_id, item_id, lesson_title, course_id, words, client_key, created_at, changed_at)
      select ${full.id}, null, 'Lesson', ${course.id}, 'x', 'filled-' || number, now(), now()
      from generate_series(1, ${mostNotes}) number`)
    const refused = await save({ item: course.freeVideo, words: 'One more' }, full)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('You have 2,000 notes. Delete some to write new ones.')
  })

  it('outlive a lesson that staff delete, with its name', async () => {
    const removed = await app.course({ title: 'Soon shorter' })
    await save({ item: removed.freeVideo, words: 'Stays here' })
    await app.services.database.first(sql`delete from items where id = ${removed.freeVideo}`)
    const [note] = await notesOf({ search: 'Stays here' })
    expect(note).toMatchObject({ item: null, lessonSlug: null, courseTitle: 'Soon shorter' })
    expect(note.lessonTitle).not.toBe('')
  })

  it('are in the student’s own download, and go with the account', async () => {
    const leaving = await app.student()
    await save({ item: course.freeVideo, second: 5, words: 'Take me along' }, leaving)
    const taken = await app.call('exportAccount', {}, leaving)
    expect(taken.body.data.notes).toMatchObject([{ second: 5, words: 'Take me along', course: 'Quadratics' }])
    const { password } = leaving
    expect((await app.call('deleteAccount', { password, confirmation: 'account' }, leaving)).status).toBe(200)
    const left = await app.services.database.first(
      sql<{ count: number }>`select count(*)::int as "count" from notes where student_id = ${leaving.id}`,
    )
    expect(left?.count).toBe(0)
  })
})
