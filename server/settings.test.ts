import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartFailure } from './adapters/database/start-failure.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'stepmark-settings-'))
const open = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://learn.example.com',
  APP_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Stepmark <hello@example.com>',
  SUPPORT_EMAIL: 'desk@example.com',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'other-secret',
}

describe('readSettings', () => {
  it('needs nothing on a machine of its own, and is the demo then', () => {
    const settings = readSettings({ DATA_DIR: folder })
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isDemo: true,
      databaseUrl: null,
      supportEmail: 'support@stepmark.example',
      mail: null,
      razorpay: null,
      s3: null,
    })
  })

  it('makes a secret once and keeps it for nobody else to read', () => {
    const { secret } = readSettings({ DATA_DIR: folder })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(readSettings({ DATA_DIR: folder }).secret).toBe(secret)
    expect(readFileSync(join(folder, 'app-secret'), 'utf8')).toBe(secret)
    expect(statSync(join(folder, 'app-secret')).mode & 0o077).toBe(0)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', ' '],
    ['PORT', '3e3'],
    ['TRUSTED_PROXIES', ' '],
    ['PUBLIC_URL', 'not an address'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'ftp://localhost'],
    ['PUBLIC_URL', 'http://localhost:3000/courses'],
    ['RAZORPAY_API_URL', 'file:///etc/passwd'],
    ['S3_ENDPOINT', 'store:9000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'http://x'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=50%'],
    ['APP_SECRET', 'short'],
    ['SUPPORT_EMAIL', 'the desk'],
    ['SUPPORT_EMAIL', 'a@example.com, b@example.com'],
  ])('names %s when it is wrong', (name, value) => {
    const read = () => readSettings({ DATA_DIR: folder, [name]: value })
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(name)
  })

  it('names what is missing of a group that was begun', () => {
    expect(() => readSettings({ DATA_DIR: folder, RAZORPAY_KEY_ID: 'x' })).toThrow(
      /RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET is missing/,
    )
    expect(() => readSettings({ DATA_DIR: folder, S3_BUCKET: 'x' })).toThrow(/S3_ENDPOINT/)
  })

  it.each(['APP_SECRET', 'SMTP_URL', 'SUPPORT_EMAIL', 'RAZORPAY_KEY_ID'])(
    'refuses to be open to others without %s',
    (name) => {
      const { [name]: _, ...rest } = { ...open, DATA_DIR: folder } as Record<string, string>
      const withoutGroup = Object.fromEntries(
        Object.entries(rest).filter(
          ([key]) =>
            !(name === 'SMTP_URL' && key === 'MAIL_FROM') &&
            !(name.startsWith('RAZORPAY') && key.startsWith('RAZORPAY')),
        ),
      )
      expect(() => readSettings(withoutGroup)).toThrow(name)
    },
  )

  it.each([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://learn.example.com' },
    { HOST: '192.168.1.5', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://localhost.example.com' },
  ])('is no demo once host or public address can be reached from elsewhere: %o', (given) => {
    expect(() => readSettings({ DATA_DIR: folder, ...given })).toThrow(StartFailure)
    expect(readSettings({ ...open, DATA_DIR: folder, ...given }).isDemo).toBe(false)
  })

  it('takes a production set whole', () => {
    expect(readSettings({ ...open, DATA_DIR: folder })).toMatchObject({
      isDemo: false,
      supportEmail: 'desk@example.com',
      publicUrl: 'https://learn.example.com',
      razorpay: {
        apiUrl: 'https://api.razorpay.com',
        checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      },
    })
  })

  it('prepares films here unless told that it is done elsewhere', () => {
    const settings = (given: Record<string, string>) =>
      readSettings({ APP_SECRET: 'a'.repeat(32), ...given }).transcoding
    expect(settings({})).toBe('here')
    expect(settings({ TRANSCODING: 'elsewhere' })).toBe('elsewhere')
    expect(() => settings({ TRANSCODING: 'never' })).toThrow(/TRANSCODING is not right: it must be here or/)
  })
})
