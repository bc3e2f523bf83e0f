import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AdminCallName, adminCalls } from '../../domain/admin/calls.ts'
import { type ExportName, exports, exportsPath } from '../../domain/admin/exports/rules.ts'
import type { Call } from '../../domain/contract.ts'
import { adminCall, codeOf, staffOf, type TestStaff } from '../support/admin.ts'
import { cookieOf, requestOf, startTestApp, type TestApp } from '../support/app.ts'

const names = Object.keys(adminCalls) as AdminCallName[]
const guarded = names
  .map((name): [AdminCallName, Call] => [name, adminCalls[name]])
  .filter(([name, { access }]) => access === 'staff' && name !== 'logout')
const wantsCode = (call: Call) => call.access === 'staff' && call.wantsFreshCode === true
const named = { ticketId: 'TKT-2026-00001', kind: 'contact', id: '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11' }

/**
 * Whatever changes money, access, people, settings, or exports data needs a fresh code. A call that only reads is a
 * GET; every other one that needs none is listed here, with its reason.
 */
const withoutCode: Record<string, readonly AdminCallName[]> = {
  'takes the code itself, or a passkey in its place': ['confirmCode', 'confirmPasskey'],
  'shuts somebody out in a hurry, and can be taken back': [
    'endStaffSessions',
    'endStudentSession',
    'endStudentSessions',
    'blockStudent',
  ],
  'takes back what nothing has happened of, and only for five minutes': ['undoRefund'],
  'mails a student what is theirs, to their own address alone': ['resendVerification', 'sendOrderDocument'],
  'asks the gateway, which alone says what is paid': ['askGateway'],
  'is a conversation, one after the other all day': [
    'answerTicket',
    'answerEnquiry',
    'assign',
    'assignMany',
    'setStatus',
    'setStatusOfMany',
    'addNote',
    'holdCase',
    'holdQuestion',
    'answerQuestion',
    'closeQuestion',
    'mergeQuestion',
    'disputeQuestion',
    'publishQuestion',
    'unpublishQuestion',
    'saveCannedReply',
    'deleteCannedReply',
    'orderCannedReplies',
  ],
  'notes what was found out, and moves no money': ['noteDifference'],
  'notes what was seen, for who looks alone': ['readStaffNotifications'],
  'says what a file would do, and does nothing': ['checkImport'],
  'groups students who are there: nobody gains or loses access': [
    'saveBatch',
    'deleteBatch',
    'addBatchMembers',
    'removeBatchMember',
  ],
  'is written for many but goes to its writer alone': ['saveMailing', 'testMailing', 'deleteMailing'],
  'tries or notes something before the launch, for this owner alone': [
    'sendTestMail',
    'proveTestMail',
    'proveRestore',
    'readChanges',
  ],
  'is content: what is bought keeps its price and its course, and every version stays': [
    'decideDispute',
    'createCourse',
    'saveDraft',
    'setDraftAside',
    'publishCourse',
    'scheduleCourse',
    'unscheduleCourse',
    'unpublishCourse',
    'archiveCourse',
    'deleteCourse',
    'createCategory',
    'renameCategory',
    'orderCategories',
    'deleteCategory',
    'createInstructor',
    'renameInstructor',
    'deleteInstructor',
    'createArticle',
    'createStepLesson',
    'publishStepLesson',
    'publishArticle',
    'saveArticleName',
    'deleteArticleName',
    'deleteArticle',
    'withdrawArticle',
    'renameMedia',
    'deleteMedia',
    'prepareVideo',
    'saveCaptions',
    'retryUpload',
    'dropUpload',
  ],
}

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.advance({ minutes: 16 })
  owner = await staffOf(app, 'owner')
})

async function ask(call: Call): Promise<{ status: number; code: string | undefined }> {
  const { path, init } = requestOf(call, named, { headers: { cookie: owner.cookie } })
  const response = await app.fetch(path, call.method === 'GET' ? init : { ...init, body: '{}' })
  return { status: response.status, code: (await response.json()).code }
}

const confirm = (code: string, cookie = owner.cookie) => adminCall(app, 'confirmCode', { code }, { cookie })
const check = async (cookie = owner.cookie) =>
  (await adminCall(app, 'checkFreshCode', {}, { cookie })).body.code ?? 'fresh'

describe('a call that moves money, data, roles or settings', () => {
  it('is every one except those that read, and those with a stated reason', () => {
    const acting = guarded.filter(([name, { method }]) => method !== 'GET' || name === 'checkFreshCode')
    const excused = Object.values(withoutCode).flat()
    expect(
      acting
        .filter(([, call]) => !wantsCode(call))
        .map(([name]) => name)
        .sort(),
    ).toEqual(excused.sort())
    expect(guarded.filter((one) => !acting.includes(one)).filter(([, call]) => wantsCode(call))).toEqual([])
  })

  it('is refused ten minutes after the last code, and no other call is', async () => {
    app.clock.advance({ minutes: 10 })
    for (const [name, call] of guarded) {
      const answer = await ask(call)
      const expected = wantsCode(call) ? [name, 403, 'codeNeeded'] : [name, answer.status, answer.code]
      expect([name, answer.status, answer.code]).toEqual(expected)
      if (!wantsCode(call)) expect([name, answer.code]).not.toEqual([name, 'codeNeeded'])
    }
    for (const name of Object.keys(exports) as ExportName[]) {
      const response = await app.fetch(`${exportsPath}/${name}`, { headers: { cookie: owner.cookie } })
      expect([name, response.status, (await response.json()).code]).toEqual([name, 403, 'codeNeeded'])
    }
  })

  it('is taken for ten minutes after the sign-in, and after each code that is confirmed', async () => {
    app.clock.advance({ minutes: 9, seconds: 59 })
    expect(await check()).toBe('fresh')
    app.clock.advance({ seconds: 1 })
    expect(await check()).toBe('codeNeeded')
    expect((await confirm(codeOf(app, owner.secret))).status).toBe(200)
    for (const [name, call] of guarded.filter(([, one]) => wantsCode(one)))
      expect([name, (await ask(call)).code]).not.toEqual([name, 'codeNeeded'])
    const table = await app.fetch(`${exportsPath}/orders`, { headers: { cookie: owner.cookie } })
    expect(table.status).toBe(200)
    await table.text()
    app.clock.advance({ minutes: 10 })
    expect(await check()).toBe('codeNeeded')
  })
})

describe('admin/confirmCode', () => {
  it('accepts a code once: not the one of the sign-in, and one of two at the same moment', async () => {
    app.clock.advance({ minutes: 10 })
    const code = codeOf(app, owner.secret)
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const signIn = { email: owner.email, password: owner.password, code }
    expect((await adminCall(app, 'login', signIn)).status).toBe(401)

    app.clock.advance({ minutes: 10 })
    const next = codeOf(app, owner.secret)
    const cookie = cookieOf(await adminCall(app, 'login', { ...signIn, code: next }))
    const used = await confirm(next, cookie)
    expect([used.status, used.body.code, Object.keys(used.body.fields)]).toEqual([400, 'badCode', ['code']])
  })

  it('confirms its own session only, and is not accepted from somebody else', async () => {
    const code = codeOf(app, owner.secret, 1)
    const signIn = { email: owner.email, password: owner.password, code }
    const other = cookieOf(await adminCall(app, 'login', signIn))
    app.clock.advance({ minutes: 10 })
    const stranger = await staffOf(app, 'finance')
    expect((await confirm(codeOf(app, stranger.secret, 1))).status).toBe(400)
    expect((await confirm(codeOf(app, owner.secret))).status).toBe(200)
    expect([await check(), await check(other)]).toEqual(['fresh', 'codeNeeded'])
  })

  it('cannot be guessed: five attempts in a quarter of an hour', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await confirm('000000')).status)
    expect(statuses.slice(0, 5)).not.toContain(200)
    expect(statuses[5]).toBe(429)
  })
})
