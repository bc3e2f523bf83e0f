import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStudents } from '../../tools/bench/students.ts'
import { countLostProgress } from '../../tools/layout/judge.ts'
import { startLoad } from '../../tools/layout/load.ts'
import { restartInTurn } from '../../tools/layout/product.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { freePort, type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { runs } from '../support/runs.ts'
import { openedYesterday } from '../support/streams.ts'

const rounds = runs(1)
const students = 20

let app: TestApp
let course: TestCourse
let product: { apps: [ProductProcess, ProductProcess]; environment: Record<string, string> }
let nginx: Nginx
let port: number

describe.runIf(hasNginx())('two processes behind nginx that are restarted one after the other', () => {
  beforeAll(async () => {
    app = await startTestApp({ now: new Date().toISOString() })
    course = await app.course()
    port = await freePort()
    const environment = {
      DATABASE_URL: app.databaseUrl,
      APP_SECRET: app.settings.secret,
      // No demo, so no demo content: the two begin at once.
      PUBLIC_URL: 'http://stepmark.test',
      TRUSTED_PROXIES: '1',
      SUPPORT_EMAIL: 'admin@stepmark.test',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'Stepmark <hello@stepmark.test>',
      RAZORPAY_KEY_ID: 'rzp_test_x',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'other-secret',
      RAZORPAY_API_URL: `http://127.0.0.1:${await freePort()}`,
    }
    const dataDir = app.settings.dataDir
    const one = await startProductProcess({ environment, dataDir })
    const two = await startProductProcess({ environment, dataDir })
    product = { apps: [one, two], environment }
    nginx = await startNginx({
      folder: join(dataDir, 'nginx'),
      productPort: one.port,
      secondPort: two.port,
      port,
      files: dataDir,
    })
  })
  let [restarts, asked, saved, lost] = [0, 0, 0, 0]
  const failures: string[] = []
  afterAll(() => {
    const which = failures.length > 0 ? ` (${[...new Set(failures)].join('; ')})` : ''
    const figure = `${failures.length} of ${asked} requests failed${which}, ${lost} of ${saved} answered saves lost`
    recordFigure({ id: 'T42', part: 'restarts', n: restarts, figure, isMet: failures.length + lost === 0 })
  })
  afterAll(async () => {
    await nginx.stop()
    await Promise.all(product.apps.map((one) => one.stop()))
    await app.close()
  })

  it('fails visibly: a port that nothing serves does not respond', async () => {
    const load = startLoad({
      port: await freePort(),
      paths: { pages: ['/'], calls: ['/'] },
      savers: [],
      items: [],
      buyers: [],
      courseId: '',
      loops: { 'read a page': 1, 'read a call': 0, 'save progress': 0, buy: 0 },
      restMs: 10,
    })
    while (load.asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
    await load.stop()
    expect(load.asked.filter(({ status }) => status !== 200)).toHaveLength(load.asked.length)
    const neverMade = { studentId: randomUUID(), item: course.lockedVideo, from: 0, to: 5 }
    expect(await countLostProgress(app.services, [neverMade])).toBe(1)
    recordPlanted('T42', 'unanswered requests are detected as failed, and a save that was never made as lost')
  })

  it('accept no connection before they can serve it', async () => {
    const own = await freePort()
    const starting = startProductProcess({
      environment: product.environment,
      dataDir: app.settings.dataDir,
      port: own,
    })
    const line = await firstLine(own)
    line.write('GET /readyz HTTP/1.1\r\nhost: stepmark.test\r\nconnection: close\r\n\r\n')
    expect(await text(line).catch(String)).toMatch(/^HTTP\/1\.1 200 /)
    await (await starting).stop()
  })

  it('fail no request, and keep every save that they answered', { timeout: 900_000 * rounds }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      // A token lives for minutes.
      app.clock.set(new Date())
      const learners = await addStudents(app.services, students)
      for (const { id } of learners) {
        await app.grant({ id }, course, -1, 30)
        await openedYesterday(app.services, id, [course.lockedVideo])
      }
      const load = startLoad({
        port,
        paths: {
          pages: ['/faq', '/courses', '/hi'],
          calls: ['/api/v1/student/getliveCourses?page=1&limit=10', '/api/v1/student/getMyCourses'],
        },
        savers: learners,
        items: [course.lockedVideo],
        buyers: [],
        courseId: course.id,
        loops: { 'read a page': 2, 'read a call': 4, 'save progress': 4, buy: 0 },
        restMs: 100,
      })
      const begunAt = performance.now()
      await restartInTurn(product).finally(() => load.stop())
      const failed = load.asked.filter(({ status }) => status !== 200)
      restarts += product.apps.length
      asked += load.asked.length
      failures.push(...failed.map(({ kind, status, error }) => `${kind}: ${status || error}`))
      const which = failed.map(
        ({ kind, status, error, startedAt, endedAt }) =>
          `${kind}: ${status} ${error}, from ${Math.round(startedAt - begunAt)} to ${Math.round(endedAt - begunAt)} ms`,
      )
      expect(failed, [...which, ...(await nginx.errors())].join('\n')).toEqual([])
      expect(load.asked.length).toBeGreaterThan(100)
      saved += load.saved.length
      expect(load.saved.length).toBeGreaterThan(10)
      const lostNow = await countLostProgress(app.services, load.saved)
      lost += lostNow
      expect(lostNow).toBe(0)
    }
  })
})

/** The first line that is taken on a port which nobody listens on yet; asked for without a pause. */
async function firstLine(port: number): Promise<Socket> {
  for (;;) {
    const line = connect({ port, host: '127.0.0.1' })
    const isTaken = await new Promise<boolean>((resolve) => {
      line.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isTaken) return line
  }
}
