import { createDecipheriv, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptSegment, readSegmentList, speedOf } from './segments.ts'

describe('a segment', () => {
  it('is opened with the key and its number as sixteen bytes, and with no other number', () => {
    const key = randomBytes(16)
    const bytes = randomBytes(188 * 40)
    const closed = encryptSegment(bytes, key, 258)
    expect(closed.length % 16).toBe(0)
    const open = (vector: string) => {
      const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(vector, 'hex'))
      return Buffer.concat([decipher.update(closed), decipher.final()])
    }
    expect(open('00000000000000000000000000000102').equals(bytes)).toBe(true)
    expect(open('00000000000000000000000000000103').equals(bytes)).toBe(false)
  })

  it('is as long as listed, the first from the start of all times', () => {
    const list =
      '240p-000000.ts,0.000000,5.000000\n240p-000001.ts,5.000000,9.004000\n240p-000002.ts,9.004000,10.5\n'
    expect(readSegmentList(list).map(({ seconds }) => Math.round(seconds * 1000))).toEqual([4000, 4004, 1496])
    expect(readSegmentList('')).toEqual([])
  })
})

describe('the speed of a rendition', () => {
  it('is that of all bytes, and at its peak that of its heaviest segment', () => {
    expect(speedOf([4, 4, 4], [1000, 3000, 3500])).toEqual({
      averageBitsPerSecond: Math.ceil((3500 * 8) / 12),
      peakBitsPerSecond: 4000,
    })
  })

  it('ignores the short end of a video, unless it is all there is', () => {
    expect(speedOf([4, 0.1], [1000, 1500]).peakBitsPerSecond).toBe(Math.ceil((1500 * 8) / 4.1))
    expect(speedOf([0.5], [1000])).toEqual({ averageBitsPerSecond: 16_000, peakBitsPerSecond: 16_000 })
  })
})
