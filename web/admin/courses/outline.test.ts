import { describe, expect, it } from 'vitest'
import { type Modules, moveItem, moveModule, newItem, newModule, placeOf, stepItem } from './outline.ts'

const item = (id: string) => ({ ...newItem('video', id), id })
const named = (id: string, items: Modules[number]['items'] = []) => ({ ...newModule(), id, title: id, items })
const modules: Modules = [named('A', [item('a1'), item('a2')]), named('B'), named('C', [item('c1')])]
const shape = (some: Modules) => some.map(({ id, items }) => [id, ...items.map((one) => one.id)].join(' '))

describe('the outline', () => {
  it('puts a module at another place, and never loses one at an impossible place', () => {
    expect(shape(moveModule(modules, 'C', 0))).toEqual(['C c1', 'A a1 a2', 'B'])
    expect(shape(moveModule(modules, 'A', 99))).toEqual(['B', 'C c1', 'A a1 a2'])
    expect(moveModule(modules, 'nobody', 0)).toEqual(modules)
  })

  it('puts a lesson at a place of any module', () => {
    expect(shape(moveItem(modules, 'a1', 'A', 1))).toEqual(['A a2 a1', 'B', 'C c1'])
    expect(shape(moveItem(modules, 'a1', 'C', 1))).toEqual(['A a2', 'B', 'C c1 a1'])
    expect(shape(moveItem(modules, 'a1', 'nobody', 1))).toEqual(shape(modules))
  })

  it('steps a lesson over the edge of its module, and stops at the ends of the course', () => {
    expect(shape(stepItem(modules, 'a2', 1))).toEqual(['A a1', 'B a2', 'C c1'])
    expect(shape(stepItem(modules, 'c1', -1))).toEqual(['A a1 a2', 'B c1', 'C'])
    expect(shape(stepItem(modules, 'a1', -1))).toEqual(shape(modules))
    expect(shape(stepItem(modules, 'c1', 1))).toEqual(shape(modules))
  })

  it('says where a lesson stands', () => {
    expect(placeOf(modules, 'a2')).toMatchObject({ module: { id: 'A' }, index: 2 })
    expect(placeOf(modules, 'nobody')).toBeNull()
  })
})
