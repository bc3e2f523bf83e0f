import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartFailure } from './adapters/database/start-failure.ts'
import { commonHeaders } from './http/security-headers.ts'
import { keepSecret, keptSecretPath, listRisks, readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'stepmark-settings-'))
const open = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://learn.example.com',
  APP_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Stepmark <hello@example.com>',
  SUPPORT_EMAIL: 'admin@example.com',
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

  it('creates a secret once and stores it readable only by its owner', () => {
    const { secret } = readSettings({ DATA_DIR: folder })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(readSettings({ DATA_DIR: folder }).secret).toBe(secret)
    expect(readFileSync(join(folder, 'app-secret'), 'utf8')).toBe(secret)
    expect(statSync(join(folder, 'app-secret')).mode & 0o077).toBe(0)
  })

  it('reports how long a secret must be', () => {
    expect(() => readSettings({ APP_SECRET: 'short' })).toThrow(/APP_SECRET.*at least 32 characters/)
  })

  it('creates none in a folder with a database, before the database was checked', () => {
    const used = join(folder, 'used')
    mkdirSync(join(used, 'postgres'), { recursive: true })
    const settings = readSettings({ DATA_DIR: used })
    expect(readdirSync(used)).toEqual(['postgres'])
    keepSecret({ ...settings, isDemo: false }, {})
    keepSecret(settings, { APP_SECRET: settings.secret })
    expect(readdirSync(used)).toEqual(['postgres'])
    keepSecret(settings, {})
    expect(readFileSync(join(used, 'app-secret'), 'utf8')).toBe(settings.secret)
    expect(readSettings({ DATA_DIR: used }).secret).toBe(settings.secret)
  })

  it('creates none with an external database, for a restore or for a production command, before the database was checked', () => {
    const beside = join(folder, 'beside')
    const outside = { DATA_DIR: beside, DATABASE_URL: 'postgres://localhost/stepmark' }
    readSettings({ ...outside, DEMO: '1' })
    readSettings(outside, { needs: [] })
    // As a backup is restored.
    readSettings({ DATA_DIR: beside }, { needs: [] })
    readSettings({ DATA_DIR: beside, HOST: '0.0.0.0' }, { needs: [] })
    expect(existsSync(beside)).toBe(false)
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
    ['SUPPORT_EMAIL', 'the admin'],
    ['SUPPORT_EMAIL', 'a@example.com, b@example.com'],
    ['DEMO', 'true'],
  ])('names %s when it is wrong', (name, value) => {
    const read = () => readSettings({ DATA_DIR: folder, [name]: value })
    expect(read).toThrow(StartFailure)
    // A setting that is right is named too, where it asks for others.
    expect(read).toThrow(`The setting ${name} is not right: `)
  })

  it('names what is missing of an incomplete group', () => {
    expect(() => readSettings({ DATA_DIR: folder, RAZORPAY_KEY_ID: 'x' })).toThrow(
      /missing: .*RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET/,
    )
    expect(() => readSettings({ DATA_DIR: folder, S3_BUCKET: 'x' })).toThrow(/S3_ENDPOINT/)
  })

  it.each(Object.keys(open).filter((name) => name !== 'HOST'))(
    'refuses to serve people without %s',
    (name) => {
      const { [name]: _, ...rest } = { ...open, DATA_DIR: folder } as Record<string, string>
      expect(() => readSettings(rest)).toThrow(StartFailure)
      expect(() => readSettings(rest)).toThrow(new RegExp(`^Settings are missing: ${name}\\. `))
    },
  )

  it('names every missing setting at once, and why this is no demo', () => {
    const given = {
      DATA_DIR: folder,
      SMTP_URL: 'smtps://mail.example.com',
      S3_ENDPOINT: 'https://s3.example.com',
      RAZORPAY_KEY_ID: 'rzp_live_x',
      NODE_ENV: 'production',
    }
    expect(() => readSettings(given)).toThrow(
      'Settings are missing: PUBLIC_URL, APP_SECRET, SUPPORT_EMAIL, MAIL_FROM, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. This is no demo, because of SMTP_URL, RAZORPAY_KEY_ID, S3_ENDPOINT, NODE_ENV=production.',
    )
  })

  const real = [
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://learn.example.com' },
    { HOST: '192.168.1.5', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://localhost.example.com' },
    { SMTP_URL: open.SMTP_URL },
    { RAZORPAY_KEY_ID: open.RAZORPAY_KEY_ID },
    { S3_ENDPOINT: 'https://s3.example.com' },
    { DATABASE_URL: 'postgres://db.example.com/stepmark' },
    { TRUSTED_PROXIES: '1' },
    { APP_SECRET: open.APP_SECRET },
    { NODE_ENV: 'production' },
    { NODE_ENV: 'Production ' },
  ]

  it.each(real)('is no demo once anything real is set: %o', (given: Record<string, string>) => {
    const read = () => readSettings({ DATA_DIR: folder, ...given })
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(Object.keys(given)[0] ?? '')
    const store = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    const whole = { ...open, ...(given['S3_ENDPOINT'] && store), DATA_DIR: folder, ...given }
    expect(readSettings(whole).isDemo).toBe(false)
  })

  it.each([
    { HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:8080' },
    { NODE_ENV: 'development' },
    { SMTP_URL: '' },
  ])('is a demo next to %o, which others cannot reach', (given: Record<string, string>) => {
    expect(readSettings({ DATA_DIR: folder, ...given }).isDemo).toBe(true)
  })

  it('is a demo with real settings if configured so', () => {
    const { HOST: _, PUBLIC_URL: __, ...services } = open
    const given = { ...services, DATA_DIR: folder, TRUSTED_PROXIES: '1', NODE_ENV: 'production' }
    expect(readSettings({ ...given, DEMO: '1' }).isDemo).toBe(true)
  })

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://learn.example.com' }])(
    'is never a demo that others can reach: %o',
    (given: Record<string, string>) => {
      const read = () => readSettings({ DATA_DIR: folder, DEMO: '1', ...given })
      expect(read).toThrow(StartFailure)
      expect(read).toThrow(
        `DEMO=1 is refused: a demo answers this machine only, and ${Object.keys(given)[0]} `,
      )
    },
  )

  it('is never a demo if configured so', () => {
    expect(() => readSettings({ DATA_DIR: folder, DEMO: '0' })).toThrow(/PUBLIC_URL, APP_SECRET.*DEMO=0/)
    expect(readSettings({ ...open, DATA_DIR: folder, DEMO: '0' }).isDemo).toBe(false)
  })

  it('does not treat a stored or restored secret as a sign of production', () => {
    const secret = 'a secret of thirty-two letters or more'
    expect(readSettings({ DATA_DIR: folder }, { secret })).toMatchObject({ isDemo: true, secret })
    writeFileSync(keptSecretPath(folder), secret)
    expect(readSettings({ DATA_DIR: folder })).toMatchObject({ isDemo: true, secret })
    expect(readSettings({ ...open, DATA_DIR: folder }, { secret }).secret).toBe(open.APP_SECRET)
  })

  it('reads what the operator gave and nothing that was set since', () => {
    const before = { ...process.env }
    try {
      process.env['NODE_ENV'] = 'production'
      process.env['PORT'] = '4999'
      expect(readSettings().port).not.toBe(4999)
    } finally {
      process.env = before
    }
  })

  it('requires of a command only what it needs', () => {
    const given = { DATA_DIR: folder, DATABASE_URL: 'postgres://db.example.com/stepmark' }
    expect(readSettings(given, { needs: [] }).isDemo).toBe(false)
    expect(() => readSettings(given, { needs: ['APP_SECRET'] })).toThrow(/missing: APP_SECRET\. /)
  })

  it('accepts a complete production configuration', () => {
    expect(readSettings({ ...open, DATA_DIR: folder })).toMatchObject({
      isDemo: false,
      supportEmail: 'admin@example.com',
      publicUrl: 'https://learn.example.com',
      razorpay: {
        apiUrl: 'https://api.razorpay.com',
        checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      },
    })
  })

  it.each([
    'HTTPS://Learn.Example.com',
    ' https://learn.example.com',
    'https://learn.example.com:443/',
    'https://learn.example.com/?from=mail#top',
  ])('takes %j for the address that browsers write, with all that https asks for', (given) => {
    const { publicUrl } = readSettings({ ...open, DATA_DIR: folder, PUBLIC_URL: given })
    expect(publicUrl).toBe('https://learn.example.com')
    expect(commonHeaders({ publicUrl })).toHaveProperty('strict-transport-security')
  })

  it('names what a production that others reach starts with and should not have', () => {
    const risks = (given: Record<string, string>) => listRisks(readSettings({ DATA_DIR: folder, ...given }))
    expect(risks({ ...open, HOST: '127.0.0.1', TRUSTED_PROXIES: '1' })).toEqual([])
    expect(risks({ ...open, TRUSTED_PROXIES: '1' })).toEqual([
      expect.stringMatching(/^HOST is 0\.0\.0\.0: a client that reaches port 3000 without the proxy /),
    ])
    expect(risks(open)).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is 0 /)])
    const plain = { ...open, PUBLIC_URL: 'http://learn.example.com', TRUSTED_PROXIES: '1' }
    expect(risks(plain)).toEqual([expect.stringMatching(/^PUBLIC_URL begins with http:/)])
    expect(risks({})).toEqual([])
    // A drill.
    expect(risks({ ...open, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3999' })).toEqual([])
  })

  it('transcodes videos here unless configured elsewhere', () => {
    const settings = (given: Record<string, string>) =>
      readSettings({ DATA_DIR: folder, ...given }).transcoding
    expect(settings({})).toBe('here')
    expect(settings({ TRANSCODING: 'elsewhere' })).toBe('elsewhere')
    expect(() => settings({ TRANSCODING: 'never' })).toThrow(/TRANSCODING is not right: it must be here or/)
  })
})
