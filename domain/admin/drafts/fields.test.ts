import { describe, expect, it } from 'vitest'
import { changedFields, mergeFields, valueAt } from './fields.ts'

const lesson = (id: string, title = id) => ({ id, title, isFree: false })
const base = {
  title: 'Circles',
  phones: ['1', '2'],
  plans: { monthly: { price: '1', text: '' }, yearly: { price: '2', text: '' } },
  modules: [
    { id: 'A', title: 'A', items: [lesson('a1'), lesson('a2')] },
    { id: 'B', title: 'B', items: [lesson('b1')] },
  ],
}
const [A, B] = base.modules as [(typeof base.modules)[0], (typeof base.modules)[0]]
const withModules = (...modules: typeof base.modules) => ({ ...base, modules })
const orderOf = ({ modules }: typeof base) =>
  modules.map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '))

describe('merging the changes of two people to one document', () => {
  it('keeps both where they changed different fields, at any depth', () => {
    const mine = { ...base, title: 'Mine', plans: { ...base.plans, yearly: { price: '9', text: '' } } }
    const theirs = {
      ...withModules({ ...A, items: [lesson('a1', 'Theirs'), lesson('a2')] }, B),
      plans: { ...base.plans, monthly: { price: '1', text: 'Theirs' } },
    }
    const { document, conflicts } = mergeFields(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(document).toMatchObject({
      title: 'Mine',
      plans: { monthly: { text: 'Theirs' }, yearly: { price: '9' } },
    })
    expect(document.modules[0]?.items[0]?.title).toBe('Theirs')
  })

  it('names only the fields that both changed, and takes mine there', () => {
    const mine = { ...base, title: 'Mine', phones: ['1', '3'] }
    const theirs = { ...base, title: 'Theirs', plans: { ...base.plans, yearly: { price: '9', text: '' } } }
    expect(mergeFields(base, mine, theirs)).toMatchObject({
      conflicts: ['title'],
      document: { title: 'Mine', phones: ['1', '3'], plans: { yearly: { price: '9' } } },
    })
    expect(mergeFields(base, mine, { ...theirs, title: 'Mine' }).conflicts).toEqual([])
  })

  it('keeps lessons that both added, and an order that one changed while another wrote', () => {
    const mine = withModules({ ...A, items: [lesson('a1'), lesson('m'), lesson('a2')] }, B)
    const theirs = withModules({ ...A, items: [...A.items, lesson('t')] }, B)
    const added = mergeFields(base, mine, theirs)
    expect(added.conflicts).toEqual([])
    expect(orderOf(added.document)).toEqual(['A a1 m a2 t', 'B b1'])
    const written = withModules(A, { ...B, title: 'Written' })
    const moved = mergeFields(base, withModules(B, A), written)
    expect(orderOf(moved.document)).toEqual(['B b1', 'A a1 a2'])
    expect(moved.document.modules[0]?.title).toBe('Written')
  })

  it('loses no lesson that one edited while another deleted it, and duplicates none that both moved', () => {
    const removed = withModules({ ...A, items: [lesson('a2')] }, B)
    const written = withModules({ ...A, items: [lesson('a1', 'Written'), lesson('a2')] }, B)
    expect(mergeFields(base, removed, written).conflicts).toEqual(['modules.A.items'])
    const C = { id: 'C', title: 'C', items: [] }
    const three = withModules(A, B, C)
    const toB = withModules({ ...A, items: [lesson('a2')] }, { ...B, items: [...B.items, lesson('a1')] }, C)
    const toC = withModules({ ...A, items: [lesson('a2')] }, B, { ...C, items: [lesson('a1')] })
    expect(mergeFields(three, toB, toC)).toMatchObject({ conflicts: ['modules'], document: toB })
  })
})

describe('the fields in which two documents differ', () => {
  it('are named by path, rows by id, and a reordered list as a whole', () => {
    const other = { ...withModules({ ...A, title: 'New' }, B), phones: ['2', '1'] }
    expect(changedFields(base, other)).toEqual(['phones', 'modules.A.title'])
    expect(valueAt(other, 'modules.A.title')).toBe('New')
    expect(changedFields(base, withModules(B, A))).toEqual(['modules'])
    expect(changedFields(base, { ...base })).toEqual([])
  })
})
