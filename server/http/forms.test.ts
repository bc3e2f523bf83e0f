import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { refuseWrites, refusing } from '../../tests/support/full-database.ts'
import { sql } from '../adapters/database/sql.ts'
import { createPages } from './pages.ts'

let app: TestApp
let post: (
  path: string,
  fields: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<Response>

beforeAll(async () => {
  app = await startTestApp()
  const pages = await createPages({
    services: app.services,
    render: async ({ url }) => ({
      status: 200,
      headers: new Headers(),
      html: `<script>first</script><script>late</script><p>${decodeURIComponent(url)}</p>`,
    }),
    pages: [],
    keepsPages: true,
  })
  post = async (path, fields, headers = {}) =>
    pages.routes.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      }),
    )
})
afterAll(() => app.close())

const contact = { name: 'Asha', email: 'asha@example.com', phone: '9848022338', message: 'Hello' }

describe('a form posted without JavaScript', () => {
  it('is stored like the call, and redirects to its page with a success message', async () => {
    const answer = await post('/contact-us', contact)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact-us?result=sent')
    expect(await app.mailbox('asha@example.com')).toHaveLength(1)
  })

  it('sent twice is stored once, and redirects to the same page', async () => {
    const twice = { ...contact, email: 'twice@example.com' }
    const answers = [await post('/contact-us', twice), await post('/contact-us', twice)]
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      Array(2).fill('/contact-us?result=sent'),
    )
    expect(await app.mailbox('twice@example.com')).toHaveLength(1)
  })

  it('delays its mails behind others’ once its network has requested many, as the call does', async () => {
    for (let count = 0; count < 60; count += 1)
      await post('/subscribe', { email: `news${count}@example.com` })
    const row = await app.services.database.first(
      sql<{ priority: number }>`select max(priority)::int as "priority" from jobs where kind = 'sendMail'`,
    )
    expect(row?.priority).toBeGreaterThan(0)
  })

  it('leads back to the page in its own language', async () => {
    const answer = await post('/te/subscribe', { email: 'telugu@example.com' })
    expect(answer.headers.get('location')).toBe('/te/subscribe?result=sent')
  })

  it('is returned with the input on an error, and nothing is stored', async () => {
    const answer = await post('/contact-us', { ...contact, phone: '12' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain(
      '"name":"Asha","email":"asha@example.com","phone":"12","message":"Hello","problem":',
    )
    expect(page).toContain('first')
    expect(page).not.toContain('late')
  })

  it('from a robot gets the same response, and nothing is stored', async () => {
    const robot = { ...contact, email: 'robot@example.com', website: 'https://spam.example' }
    const answer = await post('/contact-us', robot)
    expect(answer.headers.get('location')).toBe('/contact-us?result=sent')
    expect(await app.mailbox('robot@example.com')).toEqual([])
  })

  it('is refused from another site', async () => {
    const answer = await post(
      '/contact-us',
      { ...contact, email: 'lured@example.com' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
    expect(await app.mailbox('lured@example.com')).toEqual([])
  })

  it('is refused after many from one address', async () => {
    const answers: number[] = []
    for (let nth = 0; nth < 6; nth += 1)
      answers.push((await post('/contact-us', { ...contact, email: 'flood@example.com' })).status)
    expect(answers).toEqual([303, 303, 303, 303, 303, 429])
  })

  it('that is unknown starts again', async () => {
    const answer = await post('/login', { password: 'secret' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/login')
  })

  it('is too large beyond 64 KiB', async () => {
    const answer = await post('/contact-us', { ...contact, message: 'x'.repeat(70_000) })
    expect(answer.headers.get('location')).toBe('/contact-us')
  })
})

describe('the way to unsubscribe', () => {
  async function leavingAddress(email: string): Promise<string> {
    await app.call('createSubscribe', { email })
    const [mail] = await app.mailbox(email)
    const address = mail?.headers['List-Unsubscribe']?.match(/<http:\/\/localhost:3000(.+)>/)?.[1]
    if (address === undefined) throw new Error('the mail does not say how to unsubscribe')
    return address
  }

  it('accepts the one-click post of a mail provider, from another origin and without a redirect', async () => {
    const address = await leavingAddress('provider@example.com')
    const oneClick = { 'List-Unsubscribe': 'One-Click' }
    const answer = await post(address, oneClick, {
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(answer.status).toBe(200)
    expect((await post('/subscription/unsubscribe?token=made-up', oneClick)).status).toBe(400)
  })

  it('redirects a person without JavaScript to the page', async () => {
    const address = await leavingAddress('person@example.com')
    const token = new URLSearchParams(address.split('?')[1]).get('token') ?? ''
    const answer = await post('/subscription/unsubscribe', { token })
    expect(answer.headers.get('location')).toBe('/subscription/unsubscribe?result=done')
    const wrong = await post('/subscription/confirm', { token: 'made-up' })
    expect(wrong.headers.get('location')).toBe('/subscription/confirm?result=ended')
  })

  it('can be retried while nothing can be written, and is not reported as expired', async () => {
    const address = await leavingAddress('later@example.com')
    const token = new URLSearchParams(address.split('?')[1]).get('token') ?? ''
    const room = await refuseWrites(app.databaseUrl)
    try {
      expect((await post(address, { 'List-Unsubscribe': 'One-Click' })).status).toBe(507)
      const answer = await post('/te/subscription/unsubscribe', { token })
      const back = new URL(answer.headers.get('location') ?? '', 'http://localhost')
      expect(back.pathname).toBe('/te/subscription/unsubscribe')
      expect(Object.fromEntries(back.searchParams)).toEqual({ token, result: 'notStored' })
      const written = await post('/contact-us', contact)
      expect(written.status).toBe(507)
      expect(decodeURIComponent(await written.text())).toContain('"message":"Hello"')
    } finally {
      await room.end()
    }
    const whole = app.services.database
    app.services.database = refusing(whole, 'XX000')
    const failed = await post('/te/subscription/unsubscribe', { token }).finally(() => {
      app.services.database = whole
    })
    expect(failed.headers.get('location')).toContain('result=later')
    const again = await post('/te/subscription/unsubscribe', { token })
    expect(again.headers.get('location')).toBe('/te/subscription/unsubscribe?result=done')
  })
})
