import { expect, it } from 'vitest'
import { changesOf } from './audit-changes.ts'

it('lists changes field by field, in words, and omits unchanged fields', () => {
  const before = { status: 'published', version: 2, changes: { 'plans.monthly.price': '3999', about: '…' } }
  const after = { status: 'published', version: 3, changes: { 'plans.monthly.price': '499', about: '…' } }
  expect(changesOf(before, after)).toEqual([
    { field: 'Version', from: '2', to: '3' },
    { field: 'Monthly: Price', from: '₹3,999', to: '₹499' },
    { field: 'About', from: null, to: null },
  ])
  expect(changesOf({ roles: ['support'] }, { roles: ['author-own', 'publish'] })).toEqual([
    { field: 'Roles', from: 'Support', to: 'Own courses, Publish' },
  ])
  expect(changesOf(null, { reason: 'Asked by mail' })).toEqual([
    { field: 'Reason', from: null, to: 'Asked by mail' },
  ])
  expect(changesOf({ limitInPaise: 500_000 }, { limitInPaise: 1_000_000 })).toMatchObject([
    { from: '₹5,000.00', to: '₹10,000.00' },
  ])
})

it('labels nested fields by their own names, and formats dates and booleans', () => {
  const before = { values: { legalName: 'Old Ltd', isSample: true } }
  const after = { values: { legalName: 'New Ltd', isSample: false }, to: '2027-03-12T18:30:00.000Z' }
  expect(changesOf(before, after)).toEqual([
    { field: 'Legal name', from: 'Old Ltd', to: 'New Ltd' },
    { field: 'Is sample', from: 'Yes', to: 'No' },
    { field: 'To', from: null, to: '13 March 2027 at 12:00 am' },
  ])
})
