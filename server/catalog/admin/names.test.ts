import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallName } from '../../../domain/admin/calls.ts'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'

let app: TestApp
let author: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
})
afterAll(() => app.close())

const ask = (name: AdminCallName, input: object) => adminCall(app, name, input, { cookie: author.cookie })
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('categories', () => {
  it('are added, renamed and put into another order, which students see', async () => {
    for (const name of ['ICSE', 'Olympiad']) expect((await ask('createCategory', { name })).status).toBe(200)
    await app.course({ category: 'ICSE' })
    await app.course({ category: 'Olympiad' })
    const before = (await ask('getCourseCategories', {})).body.data
    expect(namesOf(before)).toEqual(['ICSE', 'Olympiad'])
    const [icse, olympiad] = before
    expect((await ask('createCategory', { name: ' ICSE ' })).body.fields).toEqual({
      name: 'This name is already used.',
    })
    expect((await ask('renameCategory', { id: olympiad.id, name: 'ICSE' })).status).toBe(409)
    expect((await ask('renameCategory', { id: olympiad.id, name: 'Contests' })).status).toBe(200)
    expect((await ask('orderCategories', { ids: [olympiad.id] })).status).toBe(409)
    expect((await ask('orderCategories', { ids: [olympiad.id, olympiad.id] })).status).toBe(409)
    expect((await ask('orderCategories', { ids: [olympiad.id, icse.id] })).status).toBe(200)
    const shown = (await app.call('getCategories', {})).body.data
    expect(namesOf(shown)).toEqual(['Contests', 'ICSE'])
  })

  it('are deleted only when no course is of them', async () => {
    const made = (await ask('createCategory', { name: 'Empty' })).body.data
    const empty = made.find(({ name }: { name: string }) => name === 'Empty')
    const full = made.find(({ useCount }: { useCount: number }) => useCount > 0)
    expect((await ask('deleteCategory', { id: full.id })).status).toBe(409)
    expect(namesOf((await ask('deleteCategory', { id: empty.id })).body.data)).not.toContain('Empty')
    expect((await ask('deleteCategory', { id: empty.id })).status).toBe(404)
  })
})

describe('instructors', () => {
  it('are added and renamed; two do not share a name', async () => {
    await ask('createInstructor', { name: 'S. Rao' })
    const all = (await ask('createInstructor', { name: 'Zoya Khan' })).body.data
    const rao = all.find(({ name }: { name: string }) => name === 'S. Rao')
    expect((await ask('createInstructor', { name: 'S. Rao' })).status).toBe(409)
    expect((await ask('renameInstructor', { id: rao.id, name: 'Zoya Khan' })).status).toBe(409)
    const renamed = (await ask('renameInstructor', { id: rao.id, name: 'Sudha Rao' })).body.data
    expect(namesOf(renamed)).toEqual(['R. Padmavathi', 'Sudha Rao', 'Zoya Khan'])
  })

  it('are deleted only when no course names them', async () => {
    const made = (await ask('createInstructor', { name: 'A. Fernandes' })).body.data
    const unused = made.find(({ name }: { name: string }) => name === 'A. Fernandes')
    const teaching = made.find(({ useCount }: { useCount: number }) => useCount > 0)
    const refused = await ask('deleteInstructor', { id: teaching.id })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('teaches courses')])
    expect(namesOf((await ask('deleteInstructor', { id: unused.id })).body.data)).not.toContain(
      'A. Fernandes',
    )
    expect((await ask('deleteInstructor', { id: unused.id })).status).toBe(404)
  })
})
