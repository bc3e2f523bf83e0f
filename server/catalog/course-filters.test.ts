import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
let cbse: string | null

beforeAll(async () => {
  app = await startTestApp()
  for (const [title, plans] of [
    ['Monthly 399', { monthly: 399, yearly: 999 }],
    ['Monthly 199', { monthly: 199 }],
    ['Quarterly 598', { quarterly: 598, yearly: 1200 }],
    ['Yearly 2388', { yearly: 2388 }],
    ['Monthly 1499', { monthly: 1499 }],
  ] as const)
    cbse = (await app.course({ title, ...plans, category: 'CBSE' })).categoryId
  await app.course({ title: 'No plans', category: 'ICSE' })
  const { database } = app.services
  await database.first(sql`
    update courses set monthly_price_paise = null, quarterly_price_paise = null, yearly_price_paise = null, languages = '{en,hi}'
    where title = 'No plans'`)
  await database.first(
    sql`update courses set languages = '{te,hi}', level = 'standard' where title = 'Monthly 199'`,
  )
})
afterAll(() => app.close())

type Filter = { language?: string; price?: string; level?: string; category?: string; limit?: number }

async function found(filter: Filter): Promise<string[]> {
  const { body } = await app.call('getLiveCourses', { ...filter, view: 'cards' })
  return body.data.map(({ title }: { title: string }) => title)
}

describe('GET student/getliveCourses', () => {
  it.each([
    ['free', ['No plans']],
    ['under-200', ['Monthly 199', 'Yearly 2388']],
    ['200-to-399', ['Monthly 399', 'Quarterly 598']],
    ['from-400', ['Monthly 1499']],
  ])('shows the courses whose month costs %s, by each one’s shortest plan', async (price, titles) => {
    expect(await found({ price })).toEqual(titles)
  })

  it('shows the courses in a language', async () => {
    expect(await found({ language: 'hi' })).toEqual(['Monthly 199', 'No plans'])
    expect(await found({ language: 'ta' })).toEqual([])
  })

  it('shows what all that is chosen has, with the pages of that list', async () => {
    expect(await found({ language: 'hi', price: 'free' })).toEqual(['No plans'])
    expect(await found({ language: 'hi', category: cbse ?? '' })).toEqual(['Monthly 199'])
    const { body } = await app.call('getLiveCourses', { language: 'hi', limit: 1 })
    expect(body).toMatchObject({ totalPages: 2, data: [{ title: 'Monthly 199' }] })
  })

  it('refuses a language and a price that are no choice', async () => {
    expect((await app.call('getLiveCourses', { language: 'xx' })).status).toBe(400)
    expect((await app.call('getLiveCourses', { price: '300' })).status).toBe(400)
  })
})

describe('GET student/getCourseChoices', () => {
  const choices = async (category?: string) =>
    (await app.call('getCourseChoices', category === undefined ? {} : { category })).body.data

  it('offers what finds a course, in all categories or in one', async () => {
    expect(await choices()).toEqual({
      levels: ['standard'],
      languages: ['en', 'hi', 'te'],
      prices: ['free', 'under-200', '200-to-399', 'from-400'],
    })
    expect(await choices(cbse ?? '')).toMatchObject({ prices: ['under-200', '200-to-399', 'from-400'] })
  })

  it('offers nothing that a draft alone has', async () => {
    const { database } = app.services
    await database.first(sql`update courses set status = 'draft' where title = 'Monthly 1499'`)
    expect(await choices()).toMatchObject({ prices: ['free', 'under-200', '200-to-399'] })
    await database.first(sql`update courses set status = 'published' where title = 'Monthly 1499'`)
  })

  it('offers nothing in a category that is unknown', async () => {
    for (const category of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(await choices(category)).toEqual({ levels: [], languages: [], prices: [] })
  })
})
