import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../../domain/limits.ts'
import { accountStory, wrongPassword } from '../../../tests/support/account-story.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { passwordWorkDone } from '../passwords/operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { signIn, profileStatus, sessionsOf } = accountStory(() => app)

describe('POST account/changePassword', () => {
  test('lets the new password in alone, ends every other session and mails it', async () => {
    const student = await app.student()
    const other = await signIn(student)
    const answer = await app.call(
      'changePassword',
      { currentPassword: student.password, newPassword: 'a-new-notebook' },
      { token: student.token },
    )
    expect(answer.status).toBe(200)
    expect(await profileStatus(student.token)).toBe(200)
    expect(await profileStatus(other.token)).toBe(401)
    expect((await app.call('refresh', {}, { cookie: other.cookie })).status).toBe(401)
    expect((await signIn(student)).status).toBe(401)
    expect((await signIn({ ...student, password: 'a-new-notebook' })).status).toBe(200)
    const [mail] = await app.mailbox(student.email)
    expect(mail?.subject).toContain('password')
  })

  test('ends the code and the links that were mailed for a forgotten password', async () => {
    const student = await app.student()
    await app.call('forgotPassword', { email: student.email })
    const [mail] = await app.mailbox(student.email)
    const token = mail?.text.match(/choose-password#([\da-f]{32})/)?.[1]
    const otp = mail?.text.match(/\b\d{6}\b/)?.[0]
    expect([token, otp]).toEqual([expect.any(String), expect.any(String)])
    const given = { currentPassword: student.password, newPassword: 'a-new-notebook' }
    expect((await app.call('changePassword', given, { token: student.token })).status).toBe(200)
    const newPassword = 'not-theirs-22'
    const byLink = await app.call('choosePasswordByLink', { token, newPassword })
    expect(byLink.body.code).toBe('badCode')
    const byCode = await app.call('resetPassword', { email: student.email, otp, newPassword })
    expect(byCode.body.code).toBe('badCode')
    expect((await signIn({ ...student, password: 'a-new-notebook' })).status).toBe(200)
  })

  test('refuses a wrong current password with an error on its field, and changes nothing', async () => {
    const student = await app.student()
    const input = { currentPassword: 'not-this-one', newPassword: 'a-new-notebook' }
    const answer = await app.call('changePassword', input, { token: student.token })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ currentPassword: wrongPassword.password })
    expect((await signIn(student)).status).toBe(200)
  })

  test('refuses a common new password before any costly work', async () => {
    const student = await app.student()
    const before = passwordWorkDone()
    const input = { currentPassword: student.password, newPassword: 'password123' }
    const answer = await app.call('changePassword', input, { token: student.token })
    expect(answer.body.fields).toHaveProperty('newPassword')
    expect(passwordWorkDone()).toBe(before)
  })

  test('counts tries as sign-in does, together with those of a deletion', async () => {
    const student = await app.student()
    const { count, windowSeconds } = limits.ownPasswordPerAccount
    expect([count, windowSeconds]).toEqual([
      limits.signInPerAccount.count,
      limits.signInPerAccount.windowSeconds,
    ])
    for (let attempt = 0; attempt < count; attempt += 1) {
      const guess = { password: `guess-${attempt}-${attempt}`, confirmation: 'account' }
      expect((await app.call('deleteAccount', guess, { token: student.token })).status).toBe(400)
    }
    const right = { currentPassword: student.password, newPassword: 'a-new-notebook' }
    const answer = await app.call('changePassword', right, { token: student.token })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('changes it once for two concurrent requests', async () => {
    const student = await app.student()
    const answers = await Promise.all(
      ['a-first-notebook', 'a-second-notebook'].map((newPassword) =>
        app.call(
          'changePassword',
          { currentPassword: student.password, newPassword },
          { token: student.token },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('POST account/revokeSession', () => {
  test('ends one session of the student and no other', async () => {
    const student = await app.student()
    const there = await signIn(student)
    const [other] = (await sessionsOf(student.token)).filter(({ isCurrent }) => !isCurrent)
    const answer = await app.call('revokeSession', { sessionId: other?._id }, { token: student.token })
    expect(answer.status).toBe(200)
    expect([await profileStatus(there.token), await profileStatus(student.token)]).toEqual([401, 200])
    expect(
      (await app.call('revokeSession', { sessionId: other?._id }, { token: student.token })).status,
    ).toBe(404)
  })

  test('does not find another student’s session', async () => {
    const student = await app.student()
    const stranger = await app.student()
    const [session] = await sessionsOf(student.token)
    const answer = await app.call('revokeSession', { sessionId: session?._id }, { token: stranger.token })
    expect(answer.status).toBe(404)
    expect(await profileStatus(student.token)).toBe(200)
  })

  test('deletes the cookie when the current session ends', async () => {
    const student = await app.student()
    const [session] = await sessionsOf(student.token)
    const answer = await app.call('revokeSession', { sessionId: session?._id }, { token: student.token })
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect(await profileStatus(student.token)).toBe(401)
  })

  test('refuses an invalid id', async () => {
    const { token } = await app.student()
    for (const sessionId of ['', 'x', "' or 1=1 --", null])
      expect((await app.call('revokeSession', { sessionId }, { token })).status).toBe(400)
  })

  test('all others end at once, and the current one stays', async () => {
    const student = await app.student()
    const others = [await signIn(student), await signIn(student)]
    await app.call('revokeOtherSessions', {}, { token: student.token })
    for (const { token } of others) expect(await profileStatus(token)).toBe(401)
    expect(await sessionsOf(student.token)).toHaveLength(1)
  })
})
