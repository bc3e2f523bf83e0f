import { afterAll, beforeAll } from 'vitest'
import type { AdminCallName } from '../../domain/admin/calls.ts'
import { adminCall, staffOf, type TestStaff } from './admin.ts'
import { type CallAnswer, startTestApp, type TestApp } from './app.ts'

/** An app for the tests of a file with an author and an owner at its admin; calls are the author's unless said. */
export function articleAdmin() {
  let app: TestApp
  let author: TestStaff
  let owner: TestStaff
  beforeAll(async () => {
    app = await startTestApp()
    author = await staffOf(app, 'author')
    owner = await staffOf(app, 'owner')
  })
  afterAll(() => app.close())
  return {
    get app() {
      return app
    },
    get owner() {
      return owner
    },
    get author() {
      return author
    },
    ask: (name: AdminCallName, input: object, by = author): Promise<CallAnswer> =>
      adminCall(app, name, input, { cookie: by.cookie }),
  }
}
