import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMarker, DocumentTooLarge, DocumentUnread } from './marking.ts'

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
  it('bears its mark', async () => {
    const marked = await createMarker().mark(order())
    const opened = await PDFDocument.load(marked)
    expect(opened.getPageCount()).toBe(20)
    expect(marked.byteLength).toBeGreaterThan(large.byteLength)
  })

  it('does not block the serving process', async () => {
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

  it('is read only when its turn comes', async () => {
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
    const hasty = createMarker({ milliseconds: 1 })
    await expect(hasty.mark(order())).rejects.toThrow(DocumentTooLarge)
    const narrow = createMarker({ megabytes: 4 })
    await expect(narrow.mark(order())).rejects.toThrow(DocumentTooLarge)
  })

  it('that was aborted is not read', async () => {
    const gone = AbortSignal.abort(new Error('gone'))
    let isBrought = false
    const read = async () => {
      isBrought = true
      return large.slice()
    }
    await expect(createMarker().mark(order(read, gone))).rejects.toThrow('gone')
    expect(isBrought).toBe(false)
  })

  it('whose bytes do not arrive is given up, without blocking others', async () => {
    const never = () => new Promise<never>(() => undefined)
    await expect(createMarker({ milliseconds: 1 }).mark(order(never))).rejects.toThrow(DocumentUnread)
    const marker = createMarker()
    const leaving = new AbortController()
    const first = marker.mark(order(never, leaving.signal))
    const second = marker.mark(order())
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect((await second).byteLength).toBeGreaterThan(large.byteLength)
  })

  it('that the store refuses is distinguished from one that cannot be marked', async () => {
    const refused = order(() => Promise.reject(new Error('no such key')))
    await expect(createMarker().mark(refused)).rejects.toThrow(DocumentUnread)
  })

  it('that is none fails, and the next one is marked', async () => {
    const marker = createMarker()
    const noDocument = marker.mark(order(async () => new Uint8Array(randomBytes(2_100_000))))
    const next = marker.mark(order())
    await expect(noDocument).rejects.toThrow(/PDF/)
    expect((await next).byteLength).toBeGreaterThan(large.byteLength)
  })
})

describe('a small document', () => {
  async function small(): Promise<Uint8Array<ArrayBuffer>> {
    const paper = await PDFDocument.create()
    paper.addPage()
    return new Uint8Array(await paper.save())
  }

  function orderOf(document: Uint8Array<ArrayBuffer>) {
    return { byteCount: document.byteLength, read: async () => document, reader, signal: waiting }
  }

  it('designed to fill the memory ends only its process, and the next one is marked', async () => {
    const marker = createMarker({ megabytes: 64 })
    const bomb = fillingMemory()
    expect(bomb.byteLength).toBeLessThan(100_000)
    await expect(marker.mark(orderOf(bomb))).rejects.toThrow(DocumentTooLarge)
    const marked = await marker.mark(orderOf(await small()))
    expect((await PDFDocument.load(marked)).getPageCount()).toBe(1)
  })

  it('is marked one at a time', async () => {
    const marker = createMarker()
    for (let time = 0; time < 3; time += 1)
      expect((await PDFDocument.load(await marker.mark(orderOf(await small())))).getPageCount()).toBe(1)
  })
})

/** A page, and a packed list of two million empty lists. */
function fillingMemory(): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(`9 0 [${'[]'.repeat(2_000_000)}]`)
  const head = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
4 0 obj
<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>
stream
`
  const foot = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n'
  return new Uint8Array(Buffer.concat([Buffer.from(head), packed, Buffer.from(foot)]))
}
