import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../server/adapters/database/embedded.ts'
import { migrate } from '../../../server/adapters/database/migrate.ts'
import { staffOf } from '../../support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../../support/app.ts'
import { databaseNamed, runOn, templateName } from '../../support/database.ts'
import { startGatewayProcess } from '../../support/killable-server.ts'
import { type MailServer, startMailServer } from '../../support/real-services.ts'
import { shopOf } from '../../support/shop.ts'
import { openSmallDisk } from '../../support/small-disk.ts'
import { addVideo } from '../../support/streams.ts'

const now = '2026-11-21T04:30:00Z'
const silent = { info() {}, warn() {}, error() {} }

export type Person = { id: string; email: string; token: string; cookie: string }

export type SmallSchool = Awaited<ReturnType<typeof openSmallSchool>>

/**
 * A school with four students and an author, whose data and embedded database are on a disk of 2 GiB. Its mail
 * server and its gateway (`bank`) are elsewhere; the gateway's webhooks are queued for delivery.
 */
export async function openSmallSchool() {
  const opened = new AsyncDisposableStack()
  try {
    return await openOn(opened)
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function openOn(opened: AsyncDisposableStack) {
  const disk = await openSmallDisk(2 * 1024 ** 3)
  opened.defer(() => disk.remove())
  const mail = await startMailServer()
  opened.defer(() => mail.stop())
  const bank = await startTestApp({ now })
  opened.defer(() => bank.close())
  const shop = shopOf(bank)
  shop.sandbox.faults.switches.webhooks = 'hold'
  const gateway = await startGatewayProcess(shop.sandbox)
  opened.defer(() => gateway.stop())
  const dataDir = join(disk.folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, progress: () => undefined })
  opened.defer(() => postgres.stop())
  await runOn(postgres.url, `create database ${templateName}`)
  await migrate(databaseNamed(postgres.url, templateName))
  const { keyId, keySecret, webhookSecret, checkoutUrl } = shop.sandbox.connection
  const app = await startTestApp({
    databaseServer: postgres.url,
    now,
    settings: {
      dataDir,
      mail: { url: mail.url, from: 'Stepmark <hello@example.com>' },
      razorpay: { keyId, keySecret, webhookSecret, checkoutUrl, apiUrl: gateway.url },
    },
  })
  opened.defer(() => app.close())
  // A server that shuts down cleanly has something to write.
  opened.defer(() => disk.empty())
  const course = await app.course()
  await addVideo(app.services, course.lockedVideo)
  const people: Person[] = []
  for (let number = 0; number < 4; number += 1) people.push(await signedIn(app, mail, number))
  const author = await staffOf(app, 'author')
  // A database that has run for a while has some space reserved for its log.
  for (let round = 0; round < 4; round += 1)
    await runOn(postgres.url, 'select txid_current()', 'select pg_switch_wal()', 'checkpoint')
  return {
    disk,
    mail,
    bank,
    shop,
    app,
    course,
    people: people as [Person, Person, Person, Person],
    author,
    /** Number of visits, and descriptions of those that failed. */
    seen: { asked: 0, failed: [] as string[] },
    /** What was confirmed as successful, and must be there whatever happens. */
    acknowledged: { orders: [] as string[], verified: [] as string[], events: [] as string[] },
    close: () => opened.disposeAsync(),
  }
}

async function signedIn(app: TestApp, mail: MailServer, number: number): Promise<Person> {
  const email = `divya${number}@example.com`
  const password = 'parabola-7-roots'
  await app.call('register', { name: 'Divya Reddy', email, password, phone: `+91984802220${number}` })
  await app.runJobs()
  const received = mail.messages.findLast(({ to }) => to?.some(({ address }) => address === email))
  const otp = `${received?.subject} ${received?.text}`.match(/\b\d{6}\b/)?.[0]
  await app.call('verifyEmail', { email, otp })
  const answer = await app.call('login', { email, password })
  const token: string = answer.body.data.token
  const profile = await app.call('getProfileData', {}, { token })
  return { id: profile.body.data._id, email, token, cookie: cookieOf(answer) }
}
