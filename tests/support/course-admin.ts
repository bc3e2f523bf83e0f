import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { AdminCallName } from '../../domain/admin/calls.ts'
import type { CourseContent } from '../../domain/admin/courses/schemas.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { adminCall, newSave, type TestStaff } from './admin.ts'
import type { CallAnswer, TestApp } from './app.ts'

type DraftAnswer = {
  document: CourseContent
  version: number
  liveVersion: number | null
  slug: string | null
  scheduled: { at: string; version: number; by: string } | null
  updatedBy: { name: string } | null
}

/** What an author does with courses in the admin. */
export function courseAdminOf(app: TestApp, author: TestStaff) {
  const ask = (name: AdminCallName, input: object, who = author): Promise<CallAnswer> =>
    adminCall(app, name, input, { cookie: who.cookie })

  async function draftOf(courseId: string): Promise<DraftAnswer> {
    return (await ask('getDraft', { kind: 'course', id: courseId })).body.data
  }

  const save = (courseId: string, document: CourseContent, baseVersion: number, who = author) =>
    ask('saveDraft', { kind: 'course', id: courseId, baseVersion, ...newSave(), document }, who)

  /** A course from nothing, ready to be published, of the media that another course shows. */
  async function readyCourse(
    title: string,
  ): Promise<{ id: string; document: CourseContent; version: number }> {
    const from = await draftOf((await app.course()).id)
    const { id } = (await ask('createCourse', { title })).body.data
    const { document, version } = await draftOf(id)
    const modules = from.document.modules.map((module) => ({
      ...module,
      id: randomUUID(),
      items: module.items.map((item) => ({ ...item, id: randomUUID() })),
    }))
    const ready = {
      ...document,
      categoryId: from.document.categoryId,
      about: '<p>All of it.</p>',
      plans: { ...document.plans, monthly: { price: '₹1,299.50', description: 'Videos. Sheets.' } },
      modules,
    }
    const saved = await save(id, ready, version)
    expect(saved.status).toBe(200)
    return { id, document: ready, version: saved.body.data.version }
  }

  /** Everything that students have of a course, row by row. */
  async function stored(courseId: string) {
    const { database } = app.services
    return {
      course: await database.first(
        sql<{
          title: string
        }>`select title, slug, about, monthly_price_paise, status from courses where id = ${courseId}`,
      ),
      modules: await database.all(
        sql<{
          id: string
        }>`select id, title, position from modules where course_id = ${courseId} order by position`,
      ),
      items: await database.all(
        sql<{ id: string; title: string }>`
          select i.id, i.title, i.position, i.is_free, i.module_id from items i join modules m on m.id = i.module_id
          where m.course_id = ${courseId} order by m.position, i.position`,
      ),
    }
  }

  return { ask, draftOf, save, readyCourse, stored }
}
