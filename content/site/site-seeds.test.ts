import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSiteContent } from '../../database/seed/load-site.ts'
import { isLocale, locales } from '../../domain/locales.ts'
import { siteContentSchemas } from '../../domain/site/content.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'
import { siteSeeds } from './site-seeds.ts'

const entries = Object.entries(siteSeeds)

describe('what the house opens with', () => {
  it.each(entries)('%s fits its schema in every language, and says where it comes from', (key, seed) => {
    const schema = siteContentSchemas[key as keyof typeof siteContentSchemas]
    for (const [locale, value] of Object.entries(seed.value)) {
      expect(isLocale(locale)).toBe(true)
      expect(schema.safeParse(value).error, `${key} in ${locale}`).toBeUndefined()
    }
    expect(seed.source).toMatch(/\.$/)
  })

  it.each(entries)('%s says as much in one language as in another', (_, seed) => {
    for (const locale of locales) {
      const value = seed.value[locale] ?? seed.value.en
      expect(shape(value)).toEqual(shape(seed.value.en))
    }
  })

  it('has as many of each as the pages promise', () => {
    expect(siteSeeds.homeQuestions?.value.en).toHaveLength(6)
    expect(siteSeeds.testimonials?.value.en).toHaveLength(5)
    expect(siteSeeds.workshops?.value.en).toHaveLength(4)
    expect(siteSeeds.values?.value.en).toHaveLength(4)
    expect(siteSeeds.social?.value.en).toHaveLength(4)
  })

  it('marks invented people, places and results as samples', () => {
    for (const key of ['contact', 'figures', 'testimonials', 'workshops', 'results'] as const)
      expect(siteSeeds[key]?.isSample, key).toBe(true)
  })
})

describe('loading it', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await runOn(
      app.databaseUrl,
      `insert into site_content (key, value, source, updated_at)
       values ('batch', '{"en": {"month": "June"}}', 'the timetable', now())`,
    )
    await loadSiteContent(app.services)
    await loadSiteContent(app.services)
  })
  afterAll(() => app.close())

  it('fills what is missing and leaves what staff wrote', async () => {
    const { body } = await app.call('getSiteContent', { keys: 'batch,copyrightYear,figures' })
    expect(body.data.batch.value).toEqual({ month: 'June' })
    expect(body.data.copyrightYear.value).toEqual({ year: 2025 })
    expect(body.data.figures.isSample).toBe(true)
  })

  it.each(['hi', 'te'])('answers in %s', async (language) => {
    const headers = { 'accept-language': language }
    const { body } = await app.call('getSiteContent', { keys: 'values' }, { headers })
    expect(body.data.values.value[0].title).not.toMatch(/[A-Za-z]/)
  })
})

/** The structure of a value, without its words. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]))
}
