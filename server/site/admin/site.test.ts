import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPolicies } from '../../../database/seed/load-policies.ts'
import { loadSiteContent } from '../../../database/seed/load-site.ts'
import { isSampleIn, siteKeys, withSample } from '../../../domain/admin/site/schemas.ts'
import { adminCall, newSave, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let author: TestStaff
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  await loadSiteContent(app.services)
  await loadPolicies(app.services)
  author = await staffOf(app, ['site', 'policies'])
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type AdminName = Parameters<typeof adminCall>[1]
const ask = (name: AdminName, input: object, by = author) =>
  adminCall(app, name, input, { cookie: by.cookie })
type Kind = 'site' | 'policy'
const draftOf = async (kind: Kind, id: string) => (await ask('getDraft', { kind, id })).body.data

/** Saves what is changed of a draft; answers with its version. */
async function saved(kind: Kind, id: string, changes: object): Promise<number> {
  const { version, document } = await draftOf(kind, id)
  const input = { kind, id, baseVersion: version, ...newSave(), document: { ...document, ...changes } }
  const answer = await ask('saveDraft', input)
  expect(answer.status).toBe(200)
  return answer.body.data.version
}

const shown = async (key: string) => (await app.call('getSiteContent', { keys: key })).body.data[key]

describe('an entry of the site', () => {
  const published = async (key: string, changes: object) =>
    ask('publishSiteEntry', { key, version: await saved('site', key, changes) })

  it('is in the list by its key, with its languages', async () => {
    const { data } = (await ask('getSiteEntries', {})).body
    expect(data.map(({ key }: { key: string }) => key)).toEqual(siteKeys)
    expect(data.find(({ key }: { key: string }) => key === 'batch').locales).toEqual(['en', 'hi', 'te'])
  })

  it('shows its draft once published, and is audited with its old value', async () => {
    const { document } = await draftOf('site', 'batch')
    const [source, values] = ['The plan of the year.', { ...document.values, en: { month: 'March' } }]
    const version = await saved('site', 'batch', { source, isSample: false, values })
    expect((await shown('batch')).value).toEqual({ month: 'February' })
    const answer = await ask('publishSiteEntry', { key: 'batch', version })
    expect(answer.body.data).toMatchObject({ version, liveVersion: version })
    expect(await shown('batch')).toEqual({ value: { month: 'March' }, source, isSample: false })
    const [row] = (await ask('getAuditLog', { action: 'site.change' }, owner)).body.data.items
    expect(row).toMatchObject({
      subjectId: 'batch',
      before: { values: { en: { month: 'February' } } },
      after: { values: { en: { month: 'March' } } },
    })
  })

  it('keeps the sample mark per language, until that language is rewritten', async () => {
    const inLanguage = async (language: string) =>
      (await app.call('getSiteContent', { keys: 'figures' }, { headers: { 'accept-language': language } }))
        .body.data.figures.isSample
    const marks = async () => [await inLanguage('en'), await inLanguage('hi'), await inLanguage('te')]
    const { document } = await draftOf('site', 'figures')
    expect(await marks()).toEqual([true, true, true])
    const { hi, en } = document.values
    // Telugu has no words of its own, and reads those of English.
    const real = { ...withSample(document, 'en', false), values: { en, hi, te: null } }
    expect((await published('figures', real)).status).toBe(200)
    expect(await marks()).toEqual([false, true, false])
    const { data } = (await ask('getSiteEntries', {})).body
    expect(data.find(({ key }: { key: string }) => key === 'figures').samples).toEqual(['hi'])
    const now = (await draftOf('site', 'figures')).document
    expect((await published('figures', withSample(now, 'hi', false))).status).toBe(200)
    expect(await marks()).toEqual([false, false, false])
  })

  it('applies an old mark to every language with texts', async () => {
    const { database } = app.services
    const samples = async () =>
      (
        await database.first(sql<{ of: string[] }>`
        select array(select unnest(sample_languages) order by 1) as "of" from site_content where key = 'social'`)
      )?.of
    await database.first(sql`update site_content set is_sample = false where key = 'social'`)
    expect(await samples()).toEqual([])
    await database.first(sql`update site_content set is_sample = true where key = 'social'`)
    const [row] = await database.all(sql<{ of: string[] }>`
      select array(select jsonb_object_keys(value) order by 1) as "of" from site_content where key = 'social'`)
    expect(await samples()).toEqual(row?.of)
    const old = { values: {}, source: '', isSample: true, samplesBeside: null }
    expect(['en', 'hi', 'te'].map((locale) => isSampleIn(old, locale as 'en'))).toEqual([true, true, true])
  })

  it('can lose a language, which then falls back to English, but never English itself', async () => {
    const { values } = (await draftOf('site', 'batch')).document
    expect((await published('batch', { values: { hi: values.hi } })).body.fields).toHaveProperty('values.en')
    const answer = await published('batch', { values: { ...values, te: null } })
    expect(Object.keys(answer.body.data.document.values)).toEqual(['en', 'hi'])
  })

  it('lists the errors by field and language, and changes nothing', async () => {
    const { values } = (await draftOf('site', 'contact')).document
    const before = await shown('contact')
    const en = { ...values.en, email: 'nobody', phones: [], mapUrl: 'javascript:x', other: 'x' }
    const answer = await published('contact', { values: { en, hi: en }, source: ' ' })
    expect(answer.status).toBe(400)
    const wrong = ['email', 'mapUrl', 'phones']
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'source',
      ...wrong.map((name) => `values.en.${name}`),
      ...wrong.map((name) => `values.hi.${name}`),
    ])
    expect(await shown('contact')).toEqual(before)
    expect((await draftOf('site', 'contact')).document.values.en).not.toHaveProperty('other')
    await saved('site', 'contact', { values: { en: 'no form' } })
    expect((await draftOf('site', 'contact')).document.values.en).toMatchObject({ email: '', phones: [] })
    expect((await ask('getDraft', { kind: 'site', id: 'nothing' })).status).toBe(404)
  })

  it('shows a testimonial without its proof, and as real only with a source and a consent', async () => {
    const voice = { name: 'Asha', about: 'Class 10', text: 'It helped.' }
    const real = { source: 'Letters of 2026.', isSample: false }
    const refused = await published('testimonials', { ...real, values: { en: [voice] } })
    expect(Object.keys(refused.body.fields)).toEqual(['values.en.0.source', 'values.en.0.consent'])
    const en = [{ ...voice, source: 'Her letter', consent: 'Her parents, by email, 3 November 2026' }]
    expect((await published('testimonials', { ...real, values: { en } })).status).toBe(200)
    expect((await shown('testimonials')).value).toEqual([voice])
    expect((await draftOf('site', 'testimonials')).document.values.en).toEqual(en)
    const [row] = (await ask('getAuditLog', { action: 'site.change' }, owner)).body.data.items
    expect(JSON.stringify(row)).not.toContain('by email')
  })

  it('erases a withdrawn consent in every version, and keeps valid ones', async () => {
    const voice = { name: 'Asha', about: 'Class 10', text: 'It helped.', source: 'Her letter' }
    const [asha, ravi] = [
      { ...voice, consent: 'Asha’s parents, by email' },
      { ...voice, name: 'Ravi', consent: 'Ravi’s parents, by letter' },
    ]
    const common = { source: 'Letters of 2026.', isSample: false }
    for (const en of [[asha, ravi], [ravi]])
      expect((await published('testimonials', { ...common, values: { en } })).status).toBe(200)
    const versions = await app.services.database.all(
      sql<{ document: object }>`
        select document from draft_versions where kind = 'site' and subject = 'testimonials'`,
    )
    const kept = JSON.stringify(versions)
    expect([kept.includes('Asha’s parents'), kept.includes('Ravi’s parents')]).toEqual([false, true])
    const answer = await published('testimonials', { ...common, values: { en: [{ ...asha, consent: '' }] } })
    expect(Object.keys(answer.body.fields)).toEqual(['values.en.0.consent'])
  })
})

describe('a policy', () => {
  const slug = 'user-guidelines'
  const written = {
    title: 'User guidelines',
    summary: '<p>Be kind.</p>',
    html: '<h2>Kindness</h2><p>Write to {email}.</p><script>x()</script>',
    note: 'Says it in fewer words.',
  }
  const day = (daysAhead: number) =>
    new Date(app.clock.now().getTime() + (daysAhead * 24 + 5.5) * 3600_000).toISOString().slice(0, 10)
  const published = async (changes: object) =>
    ask('publishPolicy', { slug, version: await saved('policy', slug, changes) })

  it('gets a new version with its day and its changes; the old one stays readable', async () => {
    expect((await draftOf('policy', slug)).document).toMatchObject({ note: '', effectiveFrom: '' })
    const version = await saved('policy', slug, { ...written, effectiveFrom: day(1) })
    const answers = [
      await ask('publishPolicy', { slug, version }),
      await ask('publishPolicy', { slug, version }),
    ]
    // Asked again after an answer that was lost, it adds no other.
    for (const { body } of answers) expect(body.data).toMatchObject({ newestVersion: 2, isComing: true })
    expect((await app.call('getPolicy', { slug })).body.data.version).toBe(1)
    expect((await published({ note: 'Says it in few words.' })).body.data).toMatchObject({ newestVersion: 2 })
    app.clock.advance({ seconds: 24 * 3600 })
    author = await staffOf(app, ['site', 'policies'])
    const now = (await app.call('getPolicy', { slug })).body.data
    expect(now).toMatchObject({ version: 2, contents: [{ id: 'kindness', title: 'Kindness' }] })
    expect(now.versions[0]).toMatchObject({ note: 'Says it in few words.' })
    expect(now.html).not.toContain('script')
    expect((await app.call('getPolicy', { slug, version: 1 })).body.data.version).toBe(1)
    const policies = (await ask('getPolicies', {})).body.data as { slug: string; versions: object[] }[]
    expect(policies.find((policy) => policy.slug === slug)?.versions).toMatchObject([
      { version: 2, state: 'holds' },
      { version: 1, state: 'held' },
    ])
    const { items } = (await ask('getDraftVersions', { kind: 'policy', id: slug })).body.data
    const live = items.map((item: { version: number; liveFrom: string | null; liveUntil: string | null }) => [
      item.version,
      item.liveFrom !== null,
      item.liveUntil !== null,
    ])
    // The version that was corrected before its day was never read.
    expect(live).toEqual([
      [2, true, false],
      [1, false, false],
      [0, true, true],
    ])
  })

  it('is not changed once in force, nor given a version without a future day or texts', async () => {
    const draft = await draftOf('policy', slug)
    expect(draft).toMatchObject({ newestVersion: 2, isComing: false, document: { note: '' } })
    const refused = await published({ note: 'Again.', effectiveFrom: day(-1) })
    expect(refused.body.fields).toHaveProperty('effectiveFrom')
    const empty = await published({ html: '<p> </p>', summary: '', effectiveFrom: 'soon' })
    expect(Object.keys(empty.body.fields).sort()).toEqual(['effectiveFrom', 'html', 'summary'])
    expect((await published({ ...written, effectiveFrom: day(1) })).body.data.newestVersion).toBe(3)
  })
})
