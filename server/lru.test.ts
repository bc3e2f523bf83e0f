import { expect, it, vi } from 'vitest'
import { createLru, memoiseRecent } from './lru.ts'

it('derived values of a text are recomputed only if least recently used', () => {
  const find = vi.fn((text: string) => text.toUpperCase())
  const found = memoiseRecent(find, 2)
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(found)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(find.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

it('values are evicted by their total weight, also after one was replaced, forgotten or all were cleared', () => {
  const kept = createLru<string>({ mostWeight: 4, weightOf: ({ length }) => length })
  kept.set('a', 'four')
  kept.set('a', 'two')
  kept.set('b', '1')
  expect([...kept.values()]).toEqual(['two', '1'])
  kept.get('a')
  kept.set('c', '2')
  expect([...kept.values()]).toEqual(['two', '2'])
  kept.forget('a')
  kept.set('d', '123')
  expect([...kept.values()]).toEqual(['2', '123'])
  kept.clear()
  kept.set('e', 'four')
  kept.set('f', 'longer')
  expect([...kept.values()]).toEqual([])
})
