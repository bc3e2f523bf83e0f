import { describe, expect, it, vi } from 'vitest'
import type { Answer } from './api.ts'
import { changesInOrder } from './changes-in-order.ts'

const good = (data: string): Answer<string> => ({ success: true, data, message: '' })
const bad: Answer<string> = { success: false, code: 'network', message: '', fields: {} }

function screen() {
  return { show: vi.fn<(data: string) => void>(), reload: vi.fn<() => void>() }
}

describe('mutations of one screen', () => {
  it('show each response of its own when there is no overlap, and refetch nothing', async () => {
    const change = changesInOrder<string>()
    const shown = screen()
    await change(Promise.resolve(good('first')), shown)
    await change(Promise.resolve(bad), shown)
    await change(Promise.resolve(good('second')), shown)
    expect(shown.show.mock.calls).toEqual([['first'], ['second']])
    expect(shown.reload).not.toHaveBeenCalled()
  })

  it('keep the later response when an earlier one arrives after it, and refetch', async () => {
    const change = changesInOrder<string>()
    const shown = screen()
    const early = Promise.withResolvers<Answer<string>>()
    const first = change(early.promise, shown)
    await change(Promise.resolve(good('second')), shown)
    expect(shown.show.mock.calls).toEqual([['second']])
    expect(shown.reload).not.toHaveBeenCalled()
    early.resolve(good('first'))
    expect(await first).toEqual(good('first'))
    expect(shown.show.mock.calls).toEqual([['second']])
    expect(shown.reload).toHaveBeenCalledTimes(1)
  })

  it('refetch once when one of two concurrent ones fails', async () => {
    const change = changesInOrder<string>()
    const shown = screen()
    const late = Promise.withResolvers<Answer<string>>()
    const first = change(Promise.resolve(good('first')), shown)
    const second = change(late.promise, shown)
    await first
    expect(shown.reload).not.toHaveBeenCalled()
    late.resolve(bad)
    await second
    expect(shown.show).not.toHaveBeenCalled()
    expect(shown.reload).toHaveBeenCalledTimes(1)
  })
})
