import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountStory } from '../../../tests/support/account-story.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { signIn } = accountStory(() => app)

describe('POST account/updateProfile', () => {
  test('changes name and phone, and returns a token that contains them', async () => {
    const student = await app.student()
    const answer = await app.call(
      'updateProfile',
      { name: '  Asha Devi ', phone: '+919848077777' },
      { token: student.token },
    )
    expect(answer.body).toMatchObject({ success: true, message: 'Saved' })
    const { token } = answer.body.data
    expect(decodeJwt(token)).toMatchObject({ name: 'Asha Devi', phone: '+919848077777', id: student.id })
    const profile = await app.call('getProfileData', {}, { token })
    expect(profile.body.data).toMatchObject({
      name: 'Asha Devi',
      phone: '+919848077777',
      email: student.email,
    })
    expect((await app.call('login', { phone: '+919848077777', password: student.password })).status).toBe(200)
  })

  test('tells the other devices at their next renewal', async () => {
    const student = await app.student()
    const other = await signIn(student)
    await app.call('updateProfile', { name: 'New', phone: student.phone }, { token: student.token })
    const renewed = await app.call('refresh', {}, { cookie: other.cookie })
    expect(decodeJwt(renewed.body.data.token)).toMatchObject({ name: 'New' })
  })

  test.each([
    ['no name', { name: ' ', phone: '+919848077777' }, 'name'],
    ['a phone of nine digits', { name: 'Asha', phone: '+91984807777' }, 'phone'],
    ['another email', { name: 'Asha', phone: '+919848077777', email: 'x@example.com' }, 'email'],
  ])('refuses %s', async (_, input, field) => {
    const { token } = await app.student()
    const answer = await app.call('updateProfile', input, { token })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
  })
})

describe('email choices', () => {
  test('are off until the student turns them on, and then stay', async () => {
    const { token } = await app.student()
    expect((await app.call('getEmailChoices', {}, { token })).body.data).toEqual({
      lessonNews: false,
      reminders: false,
    })
    await app.call('updateEmailChoices', { lessonNews: true, reminders: false }, { token })
    expect((await app.call('getEmailChoices', {}, { token })).body.data).toEqual({
      lessonNews: true,
      reminders: false,
    })
    expect(
      (await app.call('updateEmailChoices', { lessonNews: 'yes', reminders: 1 }, { token })).status,
    ).toBe(400)
  })
})

describe('GET account/export', () => {
  test('contains the stored data of the student, without secrets or other people’s data', async () => {
    const shop = shopOf(app)
    const student = await app.student()
    const stranger = await app.student()
    const course = await app.course()
    await shop.buy(shop.contextOf(student.id), course.id)
    await app.call('contactSupport', {
      name: 'Asha',
      email: student.email,
      phone: '9848012345',
      message: 'When does the batch start?',
    })
    const { status, body } = await app.call('exportAccount', {}, { token: student.token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      account: { email: student.email, name: student.name, phone: student.phone },
      orders: [{ state: 'paid', amountInRupees: 399 }],
      payments: [{ outcome: 'access', amountInRupees: 399 }],
      courses: [{ how: 'bought' }],
      contactRequests: [{ message: 'When does the batch start?' }],
    })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/argon2|hash|hmac/i)
    for (const trace of [stranger.id, stranger.email]) expect(text).not.toContain(trace)
  })

  test('is made one at a time, as it is held in memory', async () => {
    const student = await app.student()
    const answered: number[] = []
    const { asked } = await app.services.database.transaction(async (tx) => {
      // None is whole before the others were refused.
      await tx.first(sql<Record<string, never>>`lock table notes in access exclusive mode`)
      const asked = [1, 2, 3].map(async () => {
        answered.push((await app.call('exportAccount', {}, student)).status)
      })
      while (answered.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
      return { asked }
    })
    await Promise.all(asked)
    expect(answered).toEqual([429, 429, 200])
    expect((await app.call('exportAccount', {}, student)).status).toBe(200)
  })
})
