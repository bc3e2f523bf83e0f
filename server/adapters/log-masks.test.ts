import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './log-masks.ts'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEyMyJ9.s3cr3t-signature_of-it'

describe('a line of the log', () => {
  it('masks sensitive fields by name, at any depth', () => {
    const line = withoutSecrets({
      password: 'open sesame',
      context: {
        newPassword: 'a',
        otp: '123456',
        headers: { Authorization: `Bearer ${jwt}`, cookie: 'a=b' },
      },
      refreshToken: 'abc',
      phone: '+919848012345',
    })
    expect(line).toEqual({
      password: '[kept out]',
      context: {
        newPassword: '[kept out]',
        otp: '[kept out]',
        headers: { Authorization: '[kept out]', cookie: '[kept out]' },
      },
      refreshToken: '[kept out]',
      phone: '***45',
    })
  })

  it.each([
    ['550 no such user <asha.rao@school.example>', '550 no such user <a***@school.example>'],
    ['call +91 98480 12345 now', 'call ***45 now'],
    ['phone=9848012345', 'phone=***45'],
    ['(098480) 12345 rang', '(***45 rang'],
    [`sent ${jwt} along`, 'sent [kept out] along'],
    [
      'GET https://school.example/media/4f9a.bb0c.sig?x=1 failed',
      'GET https://school.example/media/… failed',
    ],
    ['/stream/eyJpdGVtIjoiYSJ9.sig/video/240p/3.ts', '/stream/…'],
    [
      'see https://school.example/reset-password?token=abc&page=2',
      'see https://school.example/reset-password?token=…',
    ],
    ['postgres://app:hunter2@db.internal/stepmark', 'postgres://db.internal/stepmark'],
    ['your password is hunter22', 'your password is …'],
    ['Your Stepmark code: 483920', 'Your Stepmark code: …'],
    ['483920 is your Stepmark code', '… is your Stepmark code'],
  ])('masks %j', (given, written) => {
    expect(withoutSecrets({ note: given })).toEqual({ note: written })
  })

  it.each([
    'a statement took 8000 ms',
    '3f2b8a10-9c1d-4e5f-8a7b-0123456789ab',
    'pay_Nq8fj2kLmZ01ab',
    '2026-11-21T04:30:00.112Z',
    '/api/v1/student/getCourse/:id',
    'media/pictures/3f2b8a10-9c1d-4e5f-8a7b-0123456789ab/480.webp',
  ])('leaves %j readable', (text) => {
    expect(withoutSecrets({ note: text })).toEqual({ note: text })
  })

  it('names the violated constraint of a database error, not the row or the value', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "hunter22"'), {
      name: 'error',
      severity: 'ERROR',
      code: '22P02',
      constraint: 'students_email_key',
      detail: 'Failing row contains (asha, $argon2id$v=19$abc)',
      where: "unnamed portal parameter $1 = 'hunter22'",
    })
    const line = JSON.stringify(withoutSecrets({ err: error }))
    expect(line).toContain('"code":"22P02"')
    expect(line).toContain('students_email_key')
    expect(line).toContain('log-masks.test.ts')
    expect(line).not.toMatch(/hunter22|argon2id|Failing row/)
  })

  it('follows causes, and ends where an object holds itself', () => {
    const round: Record<string, unknown> = {}
    round['round'] = round
    const error = new Error('outer', { cause: new Error('mail to asha@school.example') })
    const line = JSON.stringify(withoutSecrets({ err: error, round }))
    expect(line).toContain('mail to a***@school.example')
    expect(line).not.toContain('asha@')
  })

  it('reads the longest text quickly', () => {
    for (const text of [
      'a'.repeat(200_000),
      '1 '.repeat(100_000),
      'a@'.repeat(100_000),
      '/media/'.repeat(40_000),
    ]) {
      const { note } = withoutSecrets({ note: text })
      expect(String(note).length).toBeLessThan(7000)
    }
  })
})
