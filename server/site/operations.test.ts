import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await runOn(
    app.databaseUrl,
    `insert into site_content (key, value, source, is_sample, updated_at) values
      ('batch', '{"en": {"month": "February"}, "hi": {"month": "फ़रवरी"}}', 'the timetable', false, now()),
      ('figures', '{"en": {"activeStudents": "100K+", "rating": "4.5/5", "note": "no survey"}}', 'invented', true, now())`,
  )
})
afterAll(() => app.close())

describe('GET site/content', () => {
  it('returns the requested entries, with their source', async () => {
    const answer = await app.call('getSiteContent', { keys: 'batch,figures,unheard-of' })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({
      batch: { value: { month: 'February' }, source: 'the timetable', isSample: false },
      figures: {
        value: { activeStudents: '100K+', rating: '4.5/5', note: 'no survey' },
        source: 'invented',
        isSample: true,
      },
    })
  })

  it('is in the language of the page, and in English if a translation is missing', async () => {
    const headers = { 'accept-language': 'hi' }
    const answer = await app.call('getSiteContent', { keys: 'batch,figures' }, { headers })
    expect(answer.body.data.batch.value.month).toBe('फ़रवरी')
    expect(answer.body.data.figures.value.activeStudents).toBe('100K+')
  })

  it('refuses a key that no row can have', async () => {
    for (const keys of ['batch\u0000', 'x'.repeat(401)])
      expect((await app.call('getSiteContent', { keys })).status).toBe(400)
  })
})
