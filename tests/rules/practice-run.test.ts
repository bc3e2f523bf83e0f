import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  insertedAfter,
  keepRun,
  type Run,
  readRun,
  shownOf,
  watchRun,
  withMore,
} from '../../web/practice/kept-run.ts'
import { newSheet, type Question } from '../../web/practice/question.ts'
import { openBrowserMemory } from '../support/browser-memory.ts'

// Only the name of a question is relevant here.
const question = (name: string) => ({ question: name, marks: 3 }) as Question
const run = (lines: string[]): Run => ({
  questions: [question('q-1'), question('q-2')],
  before: 0,
  at: 1,
  sheets: { 'q-2': { ...newSheet(5), lines } },
})

beforeEach(() => {
  openBrowserMemory()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is written', () => {
  it('comes back after a reload, with the question that was shown', () => {
    keepRun('item:a', run(['x²-5x', '']))
    expect(readRun('item:a')).toEqual(run(['x²-5x', '']))
    expect(readRun('item:b')).toBeNull()
  })

  it('is stored for the last four places, and for a week', () => {
    for (const place of ['a', 'b', 'c', 'd', 'e']) keepRun(place, run([place]))
    expect(['a', 'b', 'e'].map((place) => readRun(place)?.sheets['q-2']?.lines[0])).toEqual([
      undefined,
      'b',
      'e',
    ])
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000 })
    expect(readRun('e')).toBeNull()
  })
})

describe('what another tab writes at the same place', () => {
  it('is heard, and not written a second time', () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const written = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    keepRun('item:a', run(['x']))
    const heard: Run[] = []
    const stop = watchRun('item:a', (one) => heard.push(one))
    const { at, sheets } = run(['x+1'])
    localStorage.setItem('private:practice-sheets:item:a', JSON.stringify({ at, sheets }))
    written('private:practice-sheets:item:b')
    expect(heard).toEqual([])
    written('private:practice-sheets:item:a')
    expect(heard).toEqual([run(['x+1'])])

    const questions = localStorage.getItem('private:practice-questions:item:a')
    vi.useFakeTimers({ now: Date.now() + 5000 })
    keepRun('item:a', heard[0] ?? run([]))
    expect(localStorage.getItem('private:practice-questions:item:a')).toBe(questions)
    stop()
    written('private:practice-sheets:item:a')
    expect(heard).toHaveLength(1)
  })
})

describe('a run of questions', () => {
  it('drops those that are done, and shows the same one', () => {
    const later = withMore(run(['x']), [question('q-2'), question('q-3')])
    expect(later).toEqual({
      ...{ before: 1, at: 1, questions: [question('q-2'), question('q-3')] },
      sheets: { 'q-2': { ...newSheet(5), lines: ['x'] } },
    })
    expect(shownOf(later)?.question).toBe('q-2')
    keepRun('item:a', later)
    expect(readRun('item:a')).toEqual(later)
    expect(shownOf(insertedAfter(later, question('like')))?.question).toBe('like')
  })

  it('takes the storage of other places where the device has none left', () => {
    keepRun('other', run(['y']))
    const { setItem } = localStorage
    const isFull = (key: string) => key.includes('questions:here') && readRun('other') !== null
    Object.getPrototypeOf(localStorage).setItem = function (this: Storage, key: string, value: string) {
      if (isFull(key)) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    keepRun('here', run(['x']))
    expect(readRun('here')).toEqual(run(['x']))
  })
})
