import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPolicies } from '../../database/seed/load-policies.ts'
import { loadSiteContent } from '../../database/seed/load-site.ts'
import { type PolicySlug, policyBlanks, policySlugs } from '../../domain/site/policies.ts'
import { adminCall, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await loadPolicies(app.services)
})
afterAll(() => app.close())

async function policy(slug: string, version?: number) {
  return app.call('getPolicy', version === undefined ? { slug } : { slug, version })
}

/** Summary and document as they are read: without marks, every space a single one. */
async function textOf(slug: PolicySlug, version?: number): Promise<string> {
  const { body } = await policy(slug, version)
  return readable(body.data.summary + body.data.html)
}

function readable(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

describe('GET policies/:slug', () => {
  it.each(policySlugs)('returns %s with a summary, its headings and its version', async (slug) => {
    const { status, body } = await policy(slug)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ slug, isCurrent: true })
    expect(readable(body.data.summary).length).toBeGreaterThan(150)
    expect(readable(body.data.html).split(' ').length).toBeGreaterThan(400)
    expect(body.data.contents.length).toBeGreaterThan(4)
    for (const { id } of body.data.contents) expect(body.data.html).toContain(`<h2 id="${id}">`)
    expect(new Set(body.data.contents.map(({ id }: { id: string }) => id)).size).toBe(
      body.data.contents.length,
    )
  })

  it('shows the newest version in force and keeps the earlier one readable', async () => {
    const now = await policy('subscription-terms')
    expect(now.body.data).toMatchObject({ version: 2, isCurrent: true, effectiveFrom: '2025-04-01' })
    expect(now.body.data.versions).toEqual([
      { version: 2, effectiveFrom: '2025-04-01', note: '' },
      { version: 1, effectiveFrom: '2025-01-15', note: '' },
    ])
    const before = await policy('subscription-terms', 1)
    expect(before.body.data).toMatchObject({ version: 1, isCurrent: false, effectiveFrom: '2025-01-15' })
    expect(before.body.data.html).not.toBe(now.body.data.html)
  })

  it('shows a version from its first day in India on, and not before', async () => {
    await runOn(
      app.databaseUrl,
      `insert into policies values ('user-guidelines', 2, 'User guidelines', '<p>New</p>', '<p>New</p>', '2026-12-01')`,
    )
    app.clock.set('2026-11-30T18:29:00Z')
    expect((await policy('user-guidelines')).body.data.version).toBe(1)
    expect((await policy('user-guidelines', 2)).status).toBe(404)
    app.clock.set('2026-11-30T18:31:00Z')
    expect((await policy('user-guidelines')).body.data.version).toBe(2)
    await runOn(app.databaseUrl, `delete from policies where slug = 'user-guidelines' and version = 2`)
  })

  it('finds neither an unknown policy nor an unknown version', async () => {
    expect((await policy('no-such-policy')).status).toBe(404)
    expect((await policy('privacy-policy', 9)).status).toBe(404)
    expect((await policy('privacy-policy', 1.5)).status).toBe(400)
    expect((await policy('privacy-policy', 99_999_999_999)).status).toBe(400)
  })

  it('leads to the contact page until staff have entered contact details, then shows them', async () => {
    const before = (await policy('terms-conditions')).body.data.html
    expect(before).toContain('<a href="/contact-us">')
    await loadSiteContent(app.services)
    for (const slug of policySlugs) {
      const { html, summary } = (await policy(slug)).body.data
      for (const blank of policyBlanks) expect(html + summary).not.toContain(`{${blank}}`)
    }
    const after = (await policy('terms-conditions')).body.data.html
    expect(after).not.toContain('/contact-us')
    expect(after).toMatch(/To reach us about this agreement, write to <a href="mailto:[^"]+@/)
  })

  it('writes contact data into the text, never as markup', async () => {
    await runOn(
      app.databaseUrl,
      `update site_content set value = jsonb_set(value, '{en,legalName}', '"<b>A & B</b>"') where key = 'contact'`,
    )
    expect((await policy('terms-conditions')).body.data.html).toContain('&lt;b&gt;A &amp; B&lt;/b&gt;')
  })

  it('loads once: changes by staff are kept', async () => {
    await runOn(app.databaseUrl, `update policies set title = 'Changed' where slug = 'penalty-rules'`)
    await loadPolicies(app.services)
    expect((await policy('penalty-rules')).body.data.title).toBe('Changed')
  })
})

// Specification, section 9.
const promised: [PolicySlug, string[]][] = [
  [
    'penalty-rules',
    [
      'Misconduct, each incident 1 % of base pay',
      'more than 6 minutes late',
      'for more than 5 minutes',
      'at least 72 hours of notice none',
      '24 to 72 hours of notice 1 % of base pay',
      'under 24 hours of notice 2 % of base pay',
      'Misconduct costs 1 % of base pay',
      'Rescheduling is free with 72 hours of notice; it costs 1 % with less, and 2 % with under 24 hours',
      '72 hours or more before the class: no penalty',
      'Between 24 and 72 hours before: 1 % of base pay',
      'Less than 24 hours before: 2 % of base pay',
      'First time: Rs 20,000. Second time: Rs 50,000. Third time: termination',
      'more than 10 %',
      'First time: Rs 20,000. Second time: Rs 30,000. Third time: termination',
    ],
  ],
  [
    'refund-policy',
    [
      'within 7 days of its start 85 %',
      '(within 10 days) 70 %',
      'After the 10th day 0 %',
      'A payment for registration only is not refunded',
      'within 7 business days',
      'within 14 business days',
      'within 28 days of approval',
      '₹849.15',
    ],
  ],
  ['terms-conditions', ['limited to INR 500 combined', 'provider and its educators']],
  [
    'subscription-terms',
    ['limited to INR 500 combined', '85 %', '70 %', 'registration only are not refunded'],
  ],
  [
    'user-guidelines',
    [
      'Harmful or dangerous content',
      'Violent or graphic content',
      'Hate speech',
      'Scams',
      'Harassment and bullying',
      'Spam',
      'Misleading metadata',
      'Copyright infringement',
      'Privacy violations',
      'Impersonation',
      'Abusive interaction with staff',
      'report tools that are built into the site',
      'do not mediate trademark and copyright disputes',
      'may lead to the removal of the content and a warning',
      'at least 8 characters that mixes',
      'Do not reuse a password',
      'Log out after each session',
      'Register a backup phone',
      'If you are under 18, a parent or guardian needs to create the account',
    ],
  ],
  [
    'privacy-policy',
    [
      'Digital Personal Data Protection Act, 2023',
      'Under 18, a parent or guardian creates the account',
      'No tracking',
      'stepmark-session',
      'local storage',
      'within 48 hours',
      'within one month',
    ],
  ],
]

const figures: [PolicySlug, string[]][] = [
  [
    'penalty-rules',
    [
      ...['1 %', '2 %', '10 %', '5 minutes', '6 minutes', '24 hours', '72 hours', '7 days', '14 days'],
      ...['₹20,000', '₹30,000', '₹50,000', 'Rs 20,000', 'Rs 30,000', 'Rs 50,000'],
    ],
  ],
  [
    'refund-policy',
    [
      ...['85 %', '70 %', '0 %', '48 hours', '7 days', '10 days', '28 days'],
      ...['7 business days', '14 business days'],
      ...['₹399', '₹339.15', '₹279.30', '₹999', '₹849.15', '₹699.30'],
      ...['₹2,999', '₹2,549.15', '₹2,099.30', '₹12,999', '₹11,049.15', '₹9,099.30'],
    ],
  ],
]

describe('what the policies promise', () => {
  it.each(promised)('%s holds every figure of the site', async (slug, sentences) => {
    const text = await textOf(slug)
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
  })

  // A rule appears in summary, table, list and example: none may state another figure.
  it.each(figures)('%s tells the same figures wherever it tells them', async (slug, expected) => {
    const told = (await textOf(slug)).match(
      /[\d.,]*\d (?:%|minutes?|hours?|days|business days)|(?:₹|Rs )[\d.,]*\d/g,
    )
    expect([...new Set(told)].sort()).toEqual([...expected].sort())
  })

  it('holds the same limits in the earlier subscription terms', async () => {
    const text = await textOf('subscription-terms', 1)
    for (const sentence of ['INR 500 combined', '85 %', '70 %', 'within 7 days', 'within 10 days'])
      expect(text).toContain(sentence)
  })

  it('counts the examples of the refund policy right', async () => {
    const { html } = (await policy('refund-policy')).body.data
    const examples = [
      ...html.matchAll(/<tr><th scope="row">₹([\d,]+),[^<]*<\/th><td>₹([\d,.]+)<\/td><td>₹([\d,.]+)<\/td>/g),
    ].map((found) => found.slice(1).map((sum: string) => Math.round(Number(sum.replaceAll(',', '')) * 100)))
    expect(examples).toHaveLength(4)
    for (const [paid = 0, within7, within10] of examples) {
      expect(within7).toBe((paid * 85) / 100)
      expect(within10).toBe((paid * 70) / 100)
    }
  })
})

describe('other refund terms', () => {
  const shares = [
    { untilDay: 5, percent: 90 },
    { untilDay: 30, percent: 50 },
  ]
  const heard: string[] = []

  it('are announced by the policy with their day, next to those in force', async () => {
    const owner = await staffOf(app, 'owner')
    await app.services.database.listen('content_changed', (what) => heard.push(what ?? ''))
    const terms = { from: '2027-04-01', gstPercent: 18, serviceCode: '999293', shares }
    const added = await adminCall(app, 'addSellerTerms', terms, { cookie: owner.cookie })
    expect(added.status).toBe(200)
    await expect.poll(() => heard).toContain('seller_terms')
    const text = await textOf('refund-policy')
    expect(text).toContain('within 7 days of its start 85 %')
    expect(text).toContain(
      'Orders before 1 Apr 2027: 85 % of what you paid within 7 days of the start of your batch, 70 % within 10 days, and nothing after that.',
    )
    expect(text).toContain('Orders from 1 Apr 2027 on: 90 % of what you paid within 5 days')
  })

  it('are in the policies from that day on, everywhere', async () => {
    const promisedBefore = await textOf('subscription-terms')
    app.clock.set('2027-03-31T18:30:00Z')
    heard.splice(0)
    await app.runJobs()
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    const text = await textOf('refund-policy')
    for (const sentence of [
      'By the day you ask you get back 90 % of what you paid within 5 days of the start of your batch, 50 % within 30 days, and nothing after that.',
      'within 5 days of its start 90 %',
      'On day 6 to 30 after its start (within 30 days) 50 %',
      'After the 30th day 0 %',
      '₹399, monthly plan ₹359.10 ₹199.50',
      'day 5: she gets 90 % of ₹999, that is ₹899.10',
      'day 11: she gets 50 % of ₹999, that is ₹499.50',
    ])
      expect(text).toContain(sentence)
    const now = await textOf('subscription-terms')
    expect(now).toBe(
      promisedBefore
        .replace('85 %', '90 %')
        .replace('7 days', '5 days')
        .replace('70 % within 10', '50 % within 30'),
    )
  })
})
