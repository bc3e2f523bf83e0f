import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../../../tests/support/real-services.ts'
import { smtpMail } from './smtp.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  // It takes mail without encryption and offers none.
  server = await startMailServer()
})
afterAll(() => server.stop())

const from = 'Stepmark <hello@example.com>'
const mail = { to: 'asha@example.com', subject: 'Your code', text: '123456', html: '<p>123456</p>' }

test('mail goes to a server on this machine as it is', async () => {
  await smtpMail({ url: server.url, from })(mail)
  expect(server.messages).toHaveLength(1)
})

test('a mail that is sent again keeps its Message-ID', async () => {
  const before = server.messages.length
  for (let time = 0; time < 2; time += 1) await smtpMail({ url: server.url, from })({ ...mail, id: 'one' })
  const ids = server.messages.slice(before).map(({ messageId }) => messageId)
  expect(ids).toEqual(['<one@example.com>', '<one@example.com>'])
})

// By this address Linux reaches the machine itself, and it is no loopback address.
test.each(['', '?requireTLS=false&ignoreTLS=true', '?opportunisticTLS=true'])(
  'no mail is sent to another machine unencrypted, whatever its address: %s',
  async (parameters) => {
    const before = server.messages.length
    const url = `${server.url.replace('127.0.0.1', '0.0.0.0')}${parameters && `/${parameters}`}`
    await expect(smtpMail({ url, from })(mail)).rejects.toThrow(/STARTTLS/i)
    expect(server.messages).toHaveLength(before)
  },
)
