import { expect, test } from 'vitest'
import { adminCalls } from './calls.ts'

const fieldsOf = (schema: object) => ('shape' in schema ? Object.keys(schema.shape as object) : [])

test('every paged call of the back office returns one shape', () => {
  const paged = Object.values(adminCalls).filter(({ input }) => fieldsOf(input).includes('page'))
  expect(paged.length).toBeGreaterThan(8)
  for (const { input, output, path } of paged) {
    expect(fieldsOf(input), path).toEqual(expect.arrayContaining(['page', 'limit']))
    expect(fieldsOf(output), path).toEqual(
      expect.arrayContaining(['items', 'total', 'hasMore', 'totalPages']),
    )
  }
})
