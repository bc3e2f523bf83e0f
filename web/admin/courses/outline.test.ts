import { describe, expect, it } from 'vitest'
import { type Modules, moveItem, moveModule, newItem, newModule, placeOf, stepItem } from './outline.ts'

const item = (id: string) => ({ ...newItem('video', id), id })
const named = (id: string, items: Modules[number]['items'] = []) => ({ ...newModule(), id, title: id, items })
const modules: Modules = [named('A', [item('a1'), item('a2')]), named('B'), named('C', [item('c1')])]
const shape = (some: Modules) => some.map(({ id, items }) => [id, ...items.map((one) => one.id)].join(' '))

describe('the outline', () => {
  it('moves a module, and never loses one at an invalid position', () => {
    expect(shape(moveModule(modules, 'C', 0))).toEqual(['C c1', 'A a1 a2', 'B'])
    expect(shape(moveModule(modules, 'A', 99))).toEqual(['B', 'C c1', 'A a1 a2'])
    expect(moveModule(modules, 'nobody', 0)).toEqual(modules)
  })

  it('moves a lesson to a position in any module', () => {
    expect(shape(moveItem(modules, 'a1', 'A', 1))).toEqual(['A a2 a1', 'B', 'C c1'])
    expect(shape(moveItem(modules, 'a1', 'C', 1))).toEqual(['A a2', 'B', 'C c1 a1'])
    expect(shape(moveItem(modules, 'a1', 'nobody', 1))).toEqual(shape(modules))
  })

  it('moves a lesson across the edge of its module, and stops at the ends of the course', () => {
    expect(shape(stepItem(modules, 'a2', 1))).toEqual(['A a1', 'B a2', 'C c1'])
    expect(shape(stepItem(modules, 'c1', -1))).toEqual(['A a1 a2', 'B c1', 'C'])
    expect(shape(stepItem(modules, 'a1', -1))).toEqual(shape(modules))
    expect(shape(stepItem(modules, 'c1', 1))).toEqual(shape(modules))
  })

  it('gives the position of a lesson', () => {
    expect(placeOf(modules, 'a2')).toMatchObject({ module: { id: 'A' }, index: 2 })
    expect(placeOf(modules, 'nobody')).toBeNull()
  })
})
