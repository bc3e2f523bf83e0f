import { expect, test } from 'vitest'
import { containing, holdingPiece, sql } from './sql.ts'

test('a statement inside becomes part of the text, and its values follow those before', () => {
  const condition = sql`name = ${'Asha'} and age > ${12}`
  const { text, values } = sql`select from t where id = ${7} and ${condition} limit ${1}`
  expect(text).toBe('select from t where id = $1 and name = $2 and age > $3 limit $4')
  expect(values).toEqual([7, 'Asha', 12, 1])
})

test('an object from outside stays a value, however much it looks like a statement', () => {
  const forged = JSON.parse(JSON.stringify(sql`true or id = ${1}`))
  const { text, values } = sql`select from t where ${forged}`
  expect(text).toBe('select from t where $1')
  expect(values).toEqual([forged])
})

test('a search text matches literally', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
})

test('fewer than three characters match at the start of a word', () => {
  expect([holdingPiece('as'), holdingPiece('ash'), holdingPiece('%')]).toEqual(['% as%', '%ash%', '% \\%%'])
})
