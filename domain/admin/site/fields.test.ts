import { describe, expect, it } from 'vitest'
import { emptyValue, formOf, withValueAt } from './fields.ts'
import { judgeSiteEntry, siteFormSchemas, siteKeys } from './schemas.ts'

describe('the form of an entry', () => {
  it('follows its schema: groups, lists, lines and paragraphs', () => {
    expect(formOf(siteFormSchemas.homeQuestions)).toEqual({
      kind: 'list',
      item: {
        kind: 'group',
        fields: [
          ['question', { kind: 'text', isLong: false }],
          ['answer', { kind: 'text', isLong: true }],
        ],
      },
    })
    expect(formOf(siteFormSchemas.copyrightYear)).toEqual({
      kind: 'group',
      fields: [['year', { kind: 'number' }]],
    })
    expect(JSON.stringify(formOf(siteFormSchemas.social))).toContain('YouTube')
    expect(JSON.stringify(formOf(siteFormSchemas.testimonials))).toContain('consent')
  })

  it.each(siteKeys)('of %s starts with something to fill in', (key) => {
    const field = formOf(siteFormSchemas[key])
    expect(['group', 'list']).toContain(field.kind)
    expect(Array.isArray(emptyValue(field))).toBe(field.kind === 'list')
  })

  it('changes one path only', () => {
    const value = { a: [{ b: 1 }, { b: 2 }], c: 3 }
    expect(withValueAt(value, ['a', 1, 'b'], 9)).toEqual({ a: [{ b: 1 }, { b: 9 }], c: 3 })
    expect(value.a[1]).toEqual({ b: 2 })
  })
})

describe('site content by staff', () => {
  it('is validated field by field', () => {
    expect(judgeSiteEntry('batch', { month: ' ' }, true)).toEqual([
      { path: 'month', key: 'admin_field_required' },
    ])
    expect(judgeSiteEntry('social', [{ name: 'YouTube', url: 'javascript:x' }], true)).toEqual([
      { path: '0.url', key: 'admin_web_address_invalid' },
    ])
    expect(judgeSiteEntry('batch', { month: 'March' }, false)).toEqual([])
  })

  it('accepts a seller with a valid GSTIN of the right State, or without one', () => {
    const seller = { legalName: 'Chalk', address: '1 Board Street', registration: 'registered' }
    const judge = (given: object) => judgeSiteEntry('seller', { ...seller, ...given }, false)
    expect(judge({ gstin: '29AAGCB7383J1Z4', stateCode: '29' })).toEqual([])
    expect(judge({ gstin: '29AAGCB7383J1Z4', stateCode: '36' })).toEqual([
      { path: 'gstin', key: 'gstin_other_state' },
    ])
    expect(judge({ gstin: '29AAGCB7383J1Z5', stateCode: '29' })).toEqual([
      { path: 'gstin', key: 'gstin_check_wrong' },
    ])
    expect(judge({ gstin: '', stateCode: '29' })).toEqual([{ path: 'gstin', key: 'gstin_invalid' }])
    expect(judge({ registration: 'unregistered', gstin: '', stateCode: '29' })).toEqual([])
    expect(judge({ registration: 'unregistered', gstin: '29AAGCB7383J1Z4', stateCode: '29' })).toEqual([
      { path: 'gstin', key: 'admin_gstin_of_unregistered' },
    ])
  })

  it('requires a source and a consent for a testimonial that is not a sample', () => {
    const voice = { name: 'A', about: 'B', text: 'C' }
    expect(judgeSiteEntry('testimonials', [voice], true)).toEqual([])
    expect(judgeSiteEntry('testimonials', [voice], false)).toEqual([
      { path: '0.source', key: 'admin_proof_required' },
      { path: '0.consent', key: 'admin_proof_required' },
    ])
    expect(judgeSiteEntry('testimonials', [{ ...voice, source: 'D', consent: 'E' }], false)).toEqual([])
  })
})
