import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPolicies } from '../../../database/seed/load-policies.ts'
import { loadSiteContent } from '../../../database/seed/load-site-content.ts'
import { siteKeys } from '../../../domain/admin/site/schemas.ts'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'

let app: TestApp
let author: TestStaff
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  await loadSiteContent(app.services)
  await loadPolicies(app.services)
  author = await staffOf(app, 'author')
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type AdminName = Parameters<typeof adminCall>[1]
const ask = (name: AdminName, input: object, by = author) =>
  adminCall(app, name, input, { cookie: by.cookie })
const entry = async (key: string) => (await ask('getSiteEntry', { key })).body.data
const shown = async (key: string) => (await app.call('getSiteContent', { keys: key })).body.data[key]

describe('an entry of the site', () => {
  it('stands in the list by its key, with its languages', async () => {
    const { data } = (await ask('getSiteEntries', {})).body
    expect(data.map(({ key }: { key: string }) => key)).toEqual(siteKeys)
    expect(data.find(({ key }: { key: string }) => key === 'batch').locales).toEqual(['en', 'hi', 'te'])
  })

  it('is changed in one language, shown at once, and written down with what it was', async () => {
    const { version } = await entry('batch')
    const change = { key: 'batch', version, locale: 'en', source: 'The plan of the year.', isSample: false }
    const answer = await ask('saveSiteEntry', { ...change, value: { month: 'March' } })
    expect(answer.body.data).toMatchObject({ version: version + 1, values: { en: { month: 'March' } } })
    expect(await shown('batch')).toEqual({
      value: { month: 'March' },
      source: change.source,
      isSample: false,
    })
    const [row] = (await ask('getAuditLog', { action: 'site.change' }, owner)).body.data.items
    expect(row).toMatchObject({
      subjectId: 'batch',
      before: { locale: 'en', value: { month: 'February' } },
      after: { value: { month: 'March' } },
    })
  })

  it('tells the second of two who changed it', async () => {
    const { version } = await entry('copyrightYear')
    const change = { key: 'copyrightYear', version, locale: 'en', source: 'x', isSample: false }
    const answers = await Promise.all(
      [2027, 2028].map((year) => ask('saveSiteEntry', { ...change, value: { year } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes away a language, which is then read in English, and never English itself', async () => {
    const { version } = await entry('batch')
    const change = { key: 'batch', version, source: 'x', isSample: false, value: null }
    expect((await ask('saveSiteEntry', { ...change, locale: 'en' })).status).toBe(400)
    const answer = await ask('saveSiteEntry', { ...change, locale: 'te' })
    expect(Object.keys(answer.body.data.values)).toEqual(['en', 'hi'])
  })

  it('says what is wrong beside each field, and changes nothing', async () => {
    const { version, values } = await entry('contact')
    const value = { ...values.en, email: 'nobody', phones: [], mapUrl: 'javascript:x' }
    const change = { key: 'contact', version, locale: 'en', value, source: 'x', isSample: true }
    const answer = await ask('saveSiteEntry', change)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields).sort()).toEqual(['value.email', 'value.mapUrl', 'value.phones'])
    expect(await entry('contact')).toMatchObject({ version, values: { en: values.en } })
    expect((await ask('saveSiteEntry', { ...change, value: 'x' })).status).toBe(400)
    expect((await ask('getSiteEntry', { key: 'nothing' })).status).toBe(400)
  })

  it('shows a voice without what stands behind it, and as real only with a source and a consent', async () => {
    const { version } = await entry('testimonials')
    const voice = { name: 'Asha', about: 'Class 10', text: 'It helped.' }
    const change = { key: 'testimonials', version, locale: 'en', source: 'Letters of 2026.', isSample: false }
    const refused = await ask('saveSiteEntry', { ...change, value: [voice] })
    expect(Object.keys(refused.body.fields)).toEqual(['value.0.source', 'value.0.consent'])
    const behind = { source: 'Her letter', consent: 'Her parents, by email, 3 November 2026' }
    expect((await ask('saveSiteEntry', { ...change, value: [{ ...voice, ...behind }] })).status).toBe(200)
    expect((await shown('testimonials')).value).toEqual([voice])
    expect((await entry('testimonials')).values.en).toEqual([{ ...voice, ...behind }])
    const [row] = (await ask('getAuditLog', { action: 'site.change' }, owner)).body.data.items
    expect(JSON.stringify(row)).not.toContain('by email')
  })
})

describe('a policy', () => {
  const written = {
    slug: 'user-guidelines',
    newestVersion: 1,
    version: null,
    title: 'User guidelines',
    summary: '<p>Be kind.</p>',
    html: '<h2>Kindness</h2><p>Write to {email}.</p><script>x()</script>',
    note: 'Says it in fewer words.',
    effectiveFrom: '2999-01-01',
  }
  const day = (daysAhead: number) =>
    new Date(app.clock.now().getTime() + (daysAhead * 24 + 5.5) * 3600_000).toISOString().slice(0, 10)

  it('is given a new version with its day and what it changes; the old one stays readable', async () => {
    const change = { ...written, effectiveFrom: day(1) }
    expect((await ask('savePolicyVersion', change)).status).toBe(200)
    expect((await app.call('getPolicy', { slug: written.slug })).body.data.version).toBe(1)
    expect((await ask('savePolicyVersion', change)).status).toBe(409)
    const corrected = { ...change, newestVersion: 2, version: 2, note: 'Says it in few words.' }
    expect((await ask('savePolicyVersion', corrected)).body.data).toMatchObject({ version: 2 })
    app.clock.advance({ seconds: 24 * 3600 })
    author = await staffOf(app, 'author')
    const now = (await app.call('getPolicy', { slug: written.slug })).body.data
    expect(now).toMatchObject({ version: 2, contents: [{ id: 'kindness', title: 'Kindness' }] })
    expect(now.versions[0]).toMatchObject({ note: 'Says it in few words.' })
    expect(now.html).not.toContain('script')
    expect((await app.call('getPolicy', { slug: written.slug, version: 1 })).body.data.version).toBe(1)
    const policies = (await ask('getPolicies', {})).body.data as { slug: string; versions: object[] }[]
    expect(policies.find(({ slug }) => slug === written.slug)?.versions).toMatchObject([
      { version: 2, state: 'holds' },
      { version: 1, state: 'held' },
    ])
  })

  it('is not changed once it holds, nor given a version that holds already', async () => {
    const change = { ...written, newestVersion: 2, effectiveFrom: day(1) }
    expect((await ask('savePolicyVersion', { ...change, version: 2 })).status).toBe(409)
    const refused = await ask('savePolicyVersion', { ...change, effectiveFrom: day(-1) })
    expect(refused.body.fields).toHaveProperty('effectiveFrom')
    expect((await ask('savePolicyVersion', { ...change, html: '<p> </p>' })).status).toBe(400)
  })
})
