import { describe, expect, it } from 'vitest'
import {
  freshDocument,
  priceInPaise,
  publishGaps,
  ratingOf,
  sampleLocales,
  slugOf,
  withoutWrittenSamples,
} from './rules.ts'
import { courseContent } from './schemas.ts'

describe('the address of a course', () => {
  it.each([
    ['Telangana SSC Maths, English & Telugu', 'telangana-ssc-maths-english-and-telugu'],
    ['  Économie — 2.0 ', 'economie-2-0'],
    ['గణితం', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('of %s is made of small letters, digits and hyphens', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
})

describe('a price', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['399', 39900],
    ['₹ 2,999.5', 299950],
    ['0.99', 99],
    ['1,25,000', 12_500_000],
    ['125,000', 12_500_000],
    ['1,00,00,000', 1_000_000_000],
    ['10000000', 1_000_000_000],
    ['2,99', 'wrong'],
    ['2,9999', 'wrong'],
    ['2 99', 'wrong'],
    ['1.234', 'wrong'],
    ['-5', 'wrong'],
    ['1e3', 'wrong'],
    ['free', 'wrong'],
  ])('typed as "%s" is %s paise', (typed, paise) => {
    expect(priceInPaise(typed)).toBe(paise)
  })
})

describe('what a course is missing', () => {
  it('is everything else for one that has only its title', () => {
    expect(publishGaps(freshDocument('Sets')).map(({ field }) => field)).toEqual([
      'categoryId',
      'about',
      'plans.monthly.price',
      'modules',
    ])
  })

  it('counts text without visible content as none, and a formula or a picture as content', () => {
    const fields = (about: string) =>
      publishGaps({ ...freshDocument('Sets'), about }).map(({ field }) => field)
    for (const empty of ['', '<p></p>', '<p>&nbsp; <br></p>']) expect(fields(empty)).toContain('about')
    for (const full of ['<p>a</p>', '<img src="/pictures/1">']) expect(fields(full)).not.toContain('about')
  })

  it('names a plan that students would not be shown', () => {
    const course = freshDocument('Sets')
    const plans = { ...course.plans, yearly: { price: '999', description: ' . ' } }
    expect(publishGaps({ ...course, plans })).toContainEqual({
      field: 'plans.yearly.description',
      key: 'admin_course_gap_plan_text',
    })
  })
})

describe('ratingOf', () => {
  it.each([
    [{ stars: '', reviews: ' ', source: '' }, null],
    [
      { stars: '4.6', reviews: '2,345', source: ' Google ' },
      { stars: 4.6, reviewCount: 2345, source: 'Google' },
    ],
    [
      { stars: '5', reviews: '1', source: 'Play Store' },
      { stars: 5, reviewCount: 1, source: 'Play Store' },
    ],
    [{ stars: '4.6', reviews: '12', source: '' }, 'wrong'],
    [{ stars: '', reviews: '12', source: 'Google' }, 'wrong'],
    [{ stars: '5.1', reviews: '12', source: 'Google' }, 'wrong'],
    [{ stars: '0', reviews: '12', source: 'Google' }, 'wrong'],
    [{ stars: '4.65', reviews: '12', source: 'Google' }, 'wrong'],
    [{ stars: '4', reviews: '0', source: 'Google' }, 'wrong'],
    [{ stars: '4', reviews: '2K', source: 'Google' }, 'wrong'],
  ])('of %o is %o', (typed, expected) => {
    expect(ratingOf(typed)).toEqual(expected)
  })
})

it('a course written before a language was added reads with empty texts in it', () => {
  const document = freshDocument('Circles')
  const { te: _, ...translations } = document.translations
  const { te: __, ...samples } = document.samples
  expect(courseContent.parse({ ...document, translations, samples })).toEqual(document)
})

describe('sample texts', () => {
  const fresh = freshDocument('Sets')
  const hindi = { ...fresh.translations.hi, title: 'समुच्चय' }
  const sample = {
    ...fresh,
    translations: { ...fresh.translations, hi: hindi },
    samples: { en: true, hi: true, te: true },
  }

  it('are marked in the languages that are written', () => {
    expect(sampleLocales(sample)).toEqual(['en', 'hi'])
  })

  it('lose the mark only in the language that somebody edits', () => {
    const markedAfter = (change: Partial<typeof sample>) =>
      sampleLocales(withoutWrittenSamples(sample, { ...sample, ...change }))
    expect(markedAfter({ about: '<p>Ours.</p>' })).toEqual(['hi'])
    expect(markedAfter({ translations: { ...sample.translations, hi: { ...hindi, about: 'अ' } } })).toEqual([
      'en',
    ])
    const { monthly } = fresh.plans
    const described = { ...fresh.plans, monthly: { ...monthly, description: 'All lessons.' } }
    expect(markedAfter({ plans: described })).toEqual(['hi'])
    const priced = { ...fresh.plans, monthly: { ...monthly, price: '399' } }
    expect(markedAfter({ plans: priced, level: 'standard', slug: 'ours' })).toEqual(['en', 'hi'])
    expect(markedAfter({ samples: { ...sample.samples, en: false } })).toEqual(['hi'])
  })
})
