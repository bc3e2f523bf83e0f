import { describe, expect, it } from 'vitest'
import { formOf } from '../../../domain/admin/site/fields.ts'
import { siteFormSchemas } from '../../../domain/admin/site/schemas.ts'
import { differencesOf } from './differences.ts'

describe('two versions of an entry', () => {
  const contact = formOf(siteFormSchemas.contact)
  const mine = {
    legalName: 'Stepmark',
    phones: ['1', '2'],
    grievanceOfficer: { name: 'Asha', email: 'a@b.c', phone: '3' },
  }

  it('differ where a field does, however deep it stands, and nowhere else', () => {
    const theirs = {
      ...mine,
      phones: ['1', '9'],
      grievanceOfficer: { ...mine.grievanceOfficer, name: 'Lata' },
    }
    const found = differencesOf(contact, 'Contact', mine, theirs)
    expect(found.map((one) => [one.field, one.mine, one.theirs])).toEqual([
      ['.phones.1', '2', '9'],
      ['.grievanceOfficer.name', 'Asha', 'Lata'],
    ])
    expect(found[1]?.label).toContain('Name')
    expect(differencesOf(contact, 'Contact', mine, { ...mine })).toEqual([])
  })

  it('differ as a whole in a list of another length, and where one has no words of its own', () => {
    const longer = differencesOf(contact, 'Contact', mine, { ...mine, phones: ['1'] })
    expect(longer).toMatchObject([{ field: '.phones', mine: '1\n2', theirs: '1' }])
    expect(differencesOf(contact, 'Contact', mine, undefined)).toHaveLength(1)
  })
})
