import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { requestOf, startTestApp, type TestApp } from '../support/app.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

/** Sends a request whose body comes only once something else has been done. */
async function sentAfter(
  { path, init }: ReturnType<typeof requestOf>,
  meanwhile: () => Promise<{ status: number }>,
): Promise<number> {
  let status = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        status = (await meanwhile()).status
        await new Promise((resolve) => setTimeout(resolve, 150))
        controller.enqueue(new TextEncoder().encode(String(init.body)))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const slow = { ...init, body, duplex: 'half' } as RequestInit
  const answer = await app.fetch(path, slow)
  expect(status).toBe(200)
  return answer.status
}

it.each([
  ['blockStaff', {}, 401],
  ['endStaffSessions', {}, 401],
  ['changeStaffRoles', { roles: ['support'] }, 403],
] as const)('makes nobody an owner once its sender was shut out while it came (%s)', async (act, how, is) => {
  const thief = await staffOf(app, 'owner')
  const accomplice = await staffOf(app, ['support'])
  const input = { staffId: accomplice.id, roles: ['owner'] }
  const { cookie } = thief
  const shutOut = () => adminCall(app, act, { staffId: thief.id, ...how }, { cookie: owner.cookie })
  expect(await sentAfter(requestOf(adminCalls.changeStaffRoles, input, { cookie }), shutOut)).toBe(is)
  const { body } = await adminCall(app, 'getStaff', {}, { cookie: owner.cookie })
  expect(body.data.find(({ id }: { id: string }) => id === accomplice.id).roles).toEqual(['support'])
})

it('is not accepted from a student who logged out everywhere during the upload', async () => {
  const course = await app.course()
  const student = await app.student()
  const { token } = student
  const note = { item: course.freeVideo, words: 'Left behind', clientKey: 'note-that-came-late' }
  const leave = () => app.call('logoutEverywhere', {}, { token })
  expect(await sentAfter(requestOf(calls.saveNote, note, { token }), leave)).toBe(401)
  const { body } = await app.call('login', { email: student.email, password: student.password })
  const notes = await app.call('getNotes', { limit: 10 }, { token: body.data.token })
  expect(notes.body.data).toEqual([])
})
