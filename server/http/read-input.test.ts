import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../domain/contract.ts'
import { judgeInput, readBytes, readInput } from './read-input.ts'

const call = {
  input: z.object({ id: z.string().optional(), title: z.string(), parts: z.record(z.string(), z.unknown()) }),
} as unknown as Call

describe('a text that the database cannot store', () => {
  for (const [name, text] of [
    ['a zero character', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ] as const) {
    it(`is refused with an error on its field when it contains ${name}`, () => {
      for (const given of [
        { title: text, parts: {} },
        { title: 'A title', parts: { lines: [{ words: text }] } },
        { title: 'A title', parts: { [text]: 1 } },
      ]) {
        const field = given.title === text ? 'title' : 'parts'
        expect(() => judgeInput(call, given)).toThrow(
          expect.objectContaining({ kind: 'invalid', options: { fields: { [field]: 'field_invalid' } } }),
        )
      }
    })

    it(`names nothing when an address holds ${name}`, () => {
      expect(() => judgeInput(call, { title: 'A title', parts: {} }, { id: text })).toThrow(
        expect.objectContaining({ kind: 'notFound' }),
      )
    })
  }

  it('is not mistaken: other scripts and signs beyond the first plane pass', () => {
    const given = { title: 'వర్గమూలం 𝑥² 👍', parts: { lines: [null, 1, 'a\nb'] } }
    expect(judgeInput(call, given)).toEqual(given)
  })
})

describe('an input that nests too deeply', () => {
  it('is refused with an error on its field', () => {
    let lines: unknown = []
    for (let depth = 0; depth < 9000; depth += 1) lines = [lines]
    expect(() => judgeInput(call, { title: 'A title', parts: { lines } })).toThrow(
      expect.objectContaining({ kind: 'invalid', options: { fields: { parts: 'field_invalid' } } }),
    )
  })
})

describe('a body in many pieces', () => {
  const limit = 64 * 1024
  const bodyOf = (pieces: number, bytes: number) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === pieces) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(bytes))
      },
    })
    const request = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)
    return { request, sent: () => sent }
  }

  it('is read as far as its limit, as networks cut it and as programs write it', async () => {
    expect(await readBytes(bodyOf(128, 512).request, limit)).toHaveLength(limit)
    expect(await readBytes(bodyOf(1000, 1).request, limit)).toHaveLength(1000)
  })

  it('is refused early if its chunks take more memory than their contents', async () => {
    const { request, sent } = bodyOf(60_000, 1)
    await expect(readBytes(request, limit)).rejects.toMatchObject({ kind: 'tooLarge' })
    expect(sent()).toBeLessThan(1100)
  })
})

describe('a body that its caller breaks off', () => {
  it('is refused as a client error, and not counted as a failure of ours', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"title":')),
      pull: (controller) => controller.error(new DOMException('gone', 'AbortError')),
    })
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    const request = new Request('http://localhost/api/v1/student/login', init)
    await expect(
      readInput({ ...call, method: 'POST' }, { request, pathParameters: {} }),
    ).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})
