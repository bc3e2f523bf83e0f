import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMarker, DocumentTooLarge } from './marking.ts'

const reader = { phone: '+919848012345', email: 'meena@example.com' }
const waiting = new AbortController().signal

let large: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const paper = await PDFDocument.create()
  for (let page = 0; page < 20; page += 1) {
    paper.addPage()
    // What does not grow smaller: pictures.
    paper.context.register(paper.context.stream(randomBytes(110_000)))
  }
  large = new Uint8Array(await paper.save())
})

function order(read = async () => large.slice(), signal = waiting) {
  return { byteCount: large.byteLength, read, reader, signal }
}

describe('a large document', () => {
  it('bears its mark, made by another thread', async () => {
    const given = large.slice()
    const marked = await createMarker().mark(order(async () => given))
    // It changed hands: this thread has nothing of it any more.
    expect(given.byteLength).toBe(0)
    const opened = await PDFDocument.load(marked)
    expect(opened.getPageCount()).toBe(20)
    expect(marked.byteLength).toBeGreaterThan(large.byteLength)
  })

  it('leaves the thread that answers to everybody else', async () => {
    let turns = 0
    let isMarked = false
    const marked = createMarker()
      .mark(order())
      .then(() => {
        isMarked = true
      })
    // A few of them come between while it is marked here, thousands while it is marked elsewhere.
    for (; !isMarked && turns < 1000; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    await marked
    expect(turns).toBe(1000)
  })

  it('is brought only when its turn comes', async () => {
    const marker = createMarker()
    const held = Promise.withResolvers<void>()
    const first = marker.mark(
      order(async () => {
        await held.promise
        return large.slice()
      }),
    )
    let isBrought = false
    const second = marker.mark(
      order(async () => {
        isBrought = true
        return large.slice()
      }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    expect(isBrought).toBe(false)
    held.resolve()
    await Promise.all([first, second])
    expect(isBrought).toBe(true)
  })

  it('that takes too much time or memory is refused as too large', async () => {
    const hasty = createMarker({ megabytes: 768, milliseconds: 1 })
    await expect(hasty.mark(order())).rejects.toThrow(DocumentTooLarge)
    const narrow = createMarker({ megabytes: 4, milliseconds: 60_000 })
    await expect(narrow.mark(order())).rejects.toThrow(DocumentTooLarge)
  })

  it('that nobody waits for any more is not brought', async () => {
    const gone = AbortSignal.abort(new Error('gone'))
    let isBrought = false
    const read = async () => {
      isBrought = true
      return large.slice()
    }
    await expect(createMarker().mark(order(read, gone))).rejects.toThrow('gone')
    expect(isBrought).toBe(false)
  })

  it('that is none fails, and the next one is marked', async () => {
    const marker = createMarker()
    const noDocument = marker.mark(order(async () => new Uint8Array(randomBytes(2_100_000))))
    const next = marker.mark(order())
    await expect(noDocument).rejects.toThrow(/PDF/)
    expect((await next).byteLength).toBeGreaterThan(large.byteLength)
  })
})
