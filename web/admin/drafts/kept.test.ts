import { afterEach, expect, it, vi } from 'vitest'
import { draftOf, openDrafts } from '../drafts.ts'
import { forget, keep, readKept } from './kept.ts'

afterEach(() => vi.unstubAllGlobals())

function storageOf(kept: Record<string, string>) {
  const rows = new Map(Object.entries(kept))
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => rows.set(key, value),
    removeItem: (key: string) => rows.delete(key),
  }
}

const begun = { version: 3, stored: {}, sent: {} }

it.each([
  ['course', 'stepmark-desk-course/asha/1'],
  ['article', 'stepmark-desk-draft/asha/text/article/1'],
  ['policy', 'stepmark-desk-draft/asha/policy/1'],
] as const)('a draft of a %s that an earlier release kept in the browser is found and moves', (kind, key) => {
  const kept = { ...begun, document: { title: 'typed' }, pending: null }
  const localStorage = storageOf({ [key]: JSON.stringify(kept) })
  vi.stubGlobal('window', { localStorage })
  const keeper = { kind, id: '1', staffId: 'asha' }
  expect(readKept(keeper, begun)).toEqual(kept)
  expect([...localStorage.rows.keys()]).toEqual([`stepmark-draft/asha/${kind}/1`])
  keep(keeper, { ...kept, document: { title: 'typed on' } })
  expect(readKept(keeper, begun)).toMatchObject({ document: { title: 'typed on' } })
  forget(keeper)
  expect(localStorage.rows.size).toBe(0)
})

it('text typed before an update of the product is in its field after it', () => {
  vi.stubGlobal('window', {
    sessionStorage: storageOf({ 'stepmark-desk-drafts/asha': '[["note/1","call back"]]' }),
  })
  openDrafts('asha')
  expect(draftOf('note/1')).toBe('call back')
})
