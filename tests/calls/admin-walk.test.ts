import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminCallName, adminCalls } from '../../domain/admin/calls.ts'
import { roles } from '../../domain/admin/rules.ts'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { adminBodyLimitInBytes, bodyLimitInBytes } from '../../server/http/read-input.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { requestOf, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { callFamilies } from '../support/call-families.ts'
import { recordFigure } from '../support/figures.ts'

const names = Object.keys(adminCalls) as AdminCallName[]
const all: [AdminCallName, Call][] = names.map((name) => [name, adminCalls[name]])
/** The only calls of a person who is not signed in. */
const open = [
  'askPasskey',
  'choosePasswordByPasskey',
  'chooseStaffPassword',
  'forgotStaffPassword',
  'getSetUp',
  'login',
  'loginWithPasskey',
  'setUp',
]
const guarded = all.filter(([name]) => !open.includes(name))
/** Who works at what besides the owner, said once more than the calls say it: by folder, then by call. */
const writers = ['author-own', 'author-all']
const writersOfAll = ['author-all']
const drafting = [...writers, 'publish', 'price']
const everyone = roles.filter((role) => role !== 'owner')
const workers: Record<string, readonly string[]> = {
  'admin/account': everyone,
  'admin/articles': writers,
  'admin/audit': [],
  'admin/coupons': ['price', 'finance'],
  'admin/courses': writers,
  'admin/lessons': writers,
  'admin/drafts': [...drafting, 'site', 'policies'],
  'admin/holidays': ['finance'],
  'admin/inbox': ['support'],
  'admin/insight': writers,
  'admin/launch': [],
  'admin/mailings': ['site', 'people'],
  'admin/notifications': everyone,
  'admin/orders': ['finance'],
  'admin/payment-links': ['support', 'finance'],
  'admin/people': ['people'],
  'admin/practice': writers,
  'admin/questions': writers,
  // Anybody named; the operation checks.
  'admin/safeguarding': [],
  'admin/selling': ['finance'],
  'admin/sign-in': everyone,
  'admin/site': ['site', 'policies'],
  // Only the owner manages who may sign in, and irreversible changes to students.
  'admin/staff': [],
  'admin/students': [],
  'admin/terms': [],
  'admin/uploads': [...writers, 'site'],
  'admin/watching': drafting,
}
const ownWorkers: Record<string, readonly string[]> = {
  'admin/inbox.getCannedReplies': [...writers, 'support'],
  'admin/safeguarding.getFlags': everyone,
  'admin/safeguarding.getFlag': everyone,
  'admin/safeguarding.getFlagPicture': everyone,
  // Of staff who are no owners only a named person, where every owner takes part.
  'admin/safeguarding.closeFlag': everyone,
  'admin/insight.getHome': everyone,
  'admin/insight.getFailedJobs': [],
  'admin/insight.getMoneyFigures': ['finance'],
  'admin/insight.getSettlements': ['finance'],
  'admin/insight.getSettlementDifferences': ['finance'],
  'admin/insight.noteDifference': ['finance'],
  'admin/courses.getCourses': drafting,
  'admin/courses.getCoursePreview': drafting,
  'admin/courses.getCourseCategories': drafting,
  'admin/courses.getInstructors': drafting,
  'admin/courses.publishCourse': ['publish'],
  'admin/courses.scheduleCourse': ['publish'],
  'admin/courses.unscheduleCourse': ['publish'],
  'admin/courses.unpublishCourse': ['publish'],
  'admin/courses.archiveCourse': ['publish'],
  // What every course shares, and whose a course is.
  'admin/practice.decideDispute': writersOfAll,
  'admin/uploads.changeVideoKey': writersOfAll,
  'admin/courses.renameCategory': writersOfAll,
  'admin/courses.orderCategories': writersOfAll,
  'admin/courses.deleteCategory': writersOfAll,
  'admin/courses.renameInstructor': writersOfAll,
  'admin/courses.deleteInstructor': writersOfAll,
  'admin/courses.getCourseAuthors': writersOfAll,
  'admin/courses.setCourseAuthors': writersOfAll,
  'admin/articles.getArticles': [...writers, 'publish'],
  'admin/articles.getArticlePreview': [...writers, 'publish'],
  'admin/articles.getArticleNames': [...writers, 'publish'],
  'admin/articles.publishArticle': ['publish'],
  'admin/lessons.getStepLessons': [...writers, 'publish'],
  'admin/lessons.publishStepLesson': ['publish'],
  'admin/articles.withdrawArticle': ['publish'],
  'admin/articles.deleteArticleName': writersOfAll,
  'admin/site.publishPolicy': ['policies'],
  'admin/orders.setRefundLimit': [],
  // Access is the owner's to give.
  'admin/people.grantToMany': [],
  'admin/terms.getSellerTerms': ['finance'],
  'admin/students.getStudents': ['support', 'people'],
  'admin/students.getStudent': ['support', 'people'],
  'admin/students.endStudentSession': ['support', 'people'],
  'admin/students.endStudentSessions': ['support', 'people'],
  'admin/students.resendVerification': ['support', 'people'],
  'admin/students.inviteAgain': ['people'],
}
const named = { ticketId: 'TKT-2026-00001', kind: 'contact', id: '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11' }

let app: TestApp
let student: TestStudent
const people = new Map<string, TestStaff>()
beforeAll(async () => {
  app = await startTestApp()
  student = await app.student()
  for (const role of roles) people.set(role, await staffOf(app, [role]))
})
afterAll(() => app.close())

const walked = { strangers: 0, roles: 0, leaks: 0 }
afterAll(() => {
  const figure = `${walked.leaks} leaks`
  const isMet = walked.leaks === 0
  recordFigure({
    id: 'T26',
    part: 'the admin without a session of its own',
    n: walked.strangers,
    figure,
    isMet,
  })
  recordFigure({ id: 'T26', part: 'the admin by role', n: walked.roles, figure, isMet })
})

async function ask(call: Call, headers: Record<string, string>, body = '{}'): Promise<Response> {
  const { path, init } = requestOf(call, named, { headers })
  if (call.method === 'GET') return app.fetch(path, init)
  return app.fetch(path, { ...init, body })
}

const cookieFor = (role: string) => people.get(role)?.cookie ?? ''

describe('every call of the admin', () => {
  it('is closed to signed-out callers, except for signing in', () => {
    const anyone = all.filter(([, { access }]) => access !== 'staff').map(([name]) => name)
    expect(anyone.sort()).toEqual(open)
    for (const [, call] of guarded) expect(call).toMatchObject({ access: 'staff', roles: expect.any(Array) })
    for (const [, call] of all) expect(call.path).toMatch(/^\/admin\//)
  })

  it.each(guarded)('%s refuses a request without a session, and a student’s', async (_, call) => {
    const strangers = [
      {},
      { authorization: `Bearer ${student.token}` },
      { authorization: `Bearer ${student.token}`, cookie: student.cookie },
      { cookie: 'stepmark-admin=nonsense' },
      { cookie: student.cookie.replace('stepmark-session', 'stepmark-admin') },
    ]
    for (const headers of strangers) {
      const response = await ask(call, headers)
      walked.strangers += 1
      if (response.status !== 401) walked.leaks += 1
      expect(response.status).toBe(401)
      expect((await response.json()).code).toBe('noSession')
    }
  })

  it.each(Object.entries(callFamilies()).filter(([family]) => family.startsWith('admin')))(
    '%s is for the owner and those whose work it is',
    (family, its) => {
      for (const [name, call] of its) {
        if (call.access !== 'staff') continue
        const expected = ownWorkers[`${family}.${name}`] ?? workers[family] ?? 'nobody said who works here'
        expect([name, [...call.roles].sort()]).toEqual([name, ['owner', ...expected].sort()])
      }
    },
  )

  it.each(guarded.flatMap(([name, call]) => roles.map((role) => [name, role, call] as const)))(
    '%s opens to %s if the role is among its own, and to no other',
    async (name, role, call) => {
      if (name === 'logout') return
      const allowed: readonly string[] = call.access === 'staff' ? call.roles : []
      const response = await ask(call, { cookie: cookieFor(role) })
      const isRefused = response.status === 403
      walked.roles += 1
      if (!isRefused && !allowed.includes(role)) walked.leaks += 1
      expect([response.status, isRefused]).toEqual([expect.any(Number), !allowed.includes(role)])
      if (isRefused) expect((await response.json()).code).toBe('notYourRole')
    },
  )

  it('opens to the owner', () => {
    for (const [, call] of guarded) expect(call.access === 'staff' && call.roles.includes('owner')).toBe(true)
  })

  it.each(all)('%s answers no cross-site request', async (_, call) => {
    for (const site of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const response = await ask(call, { ...site, cookie: cookieFor('owner') })
      expect(response.status).toBe(403)
      expect((await response.json()).code).toBe('otherSite')
    }
  })

  it.each(all.filter(([name, { method }]) => open.includes(name) && method === 'POST'))(
    '%s buffers as little for a signed-out caller as a student call does',
    async (_, call) => {
      const large = JSON.stringify({ text: 'x'.repeat(bodyLimitInBytes) })
      expect((await ask(call, {}, large)).status).toBe(413)
    },
  )

  it.each(all.filter(([, { method }]) => method === 'POST'))(
    '%s refuses a body that is not JSON, is too large or has a field it does not know',
    async (name, call) => {
      if (name === 'logout') return
      const headers = { cookie: cookieFor('owner') }
      for (const body of ['{', '[]', 'null', '{"isAdmin":true}'])
        expect((await ask(call, headers, body)).status).toBe(400)
      const large = JSON.stringify({ text: 'x'.repeat((call.mostBytes ?? adminBodyLimitInBytes) + 1024) })
      expect((await ask(call, headers, large)).status).toBe(413)
    },
  )
})

describe('a student’s call', () => {
  const guardedStudents = Object.values<Call>(calls).filter(({ access }) => access === 'student')

  it.each(guardedStudents.map((call) => [call.path, call] as const))(
    '%s refuses anybody signed in to the admin',
    async (_, call) => {
      const cookie = cookieFor('owner')
      const asStudent = cookie.replace('stepmark-admin', 'stepmark-session')
      for (const headers of [{ cookie }, { cookie: asStudent }]) {
        const { path, init } = requestOf(call, { ...named, paymentId: 'x' }, { headers })
        expect((await app.fetch(path, init)).status).toBe(401)
      }
    },
  )

  it('cannot renew a session with the admin’s cookie', async () => {
    const cookie = cookieFor('owner').replace('stepmark-admin', 'stepmark-session')
    expect((await app.call('refresh', {}, { cookie })).status).toBe(401)
  })

  it('is left out of the public description of the API', async () => {
    const document = await (await app.fetch('/api/v1/openapi.json')).text()
    expect(document).not.toContain('/admin/')
  })

  it('the admin signs out of its own session only', async () => {
    const person = await staffOf(app, 'author')
    expect((await adminCall(app, 'logout', {}, { cookie: person.cookie })).status).toBe(200)
    expect((await app.call('getProfileData', {}, { token: student.token })).status).toBe(200)
  })
})
