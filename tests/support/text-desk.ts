import { afterAll, beforeAll } from 'vitest'
import type { DeskCallName } from '../../domain/desk/calls.ts'
import { type CallAnswer, startTestApp, type TestApp } from './app.ts'
import { deskCall, staffOf, type TestStaff } from './desk.ts'

/** An app for the tests of a file with an author and an owner at its desk; calls are the author's unless said. */
export function textDesk() {
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
    ask: (name: DeskCallName, input: object, by = author): Promise<CallAnswer> =>
      deskCall(app, name, input, { cookie: by.cookie }),
  }
}
