import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../tests/support/app.ts'
import { enqueue } from './jobs/operations.ts'
import { startWorker, tasksOf, videoTasks } from './worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('the worker', () => {
  it('stops within seconds while a mail server does not answer, and starts no other mail', async () => {
    const begun: string[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const services = {
      ...app.services,
      async sendMail({ to }: { to: string }) {
        begun.push(to)
        await answered
      },
    }
    for (const to of ['first@example.com', 'second@example.com'])
      await enqueue(
        services.database,
        'sendMail',
        { to, subject: '', text: '', html: '' },
        { dueAt: services.clock.now() },
      )
    const worker = startWorker(services)
    while (begun.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await worker.stop()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(begun).toEqual(['first@example.com'])
  })

  it('prepares videos unless another does, and alone it does nothing else', () => {
    const here = tasksOf({ transcoding: 'here' })
    const elsewhere = tasksOf({ transcoding: 'elsewhere' })
    expect(here.length - elsewhere.length).toBe(videoTasks.length)
    expect(elsewhere.some((task) => videoTasks.includes(task))).toBe(false)
  })
})
