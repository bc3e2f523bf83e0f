import { describe, expect, it } from 'vitest'
import { recordingOf } from '../../../tests/support/opus-webm.ts'
import { readOpusWebm } from './opus-webm.ts'

describe('a recording of a browser', () => {
  it('ends with its last block', () => {
    expect(readOpusWebm(recordingOf(12))).toBeCloseTo(11.96)
  })

  it.each([
    ['another codec', recordingOf(3, { codec: 'A_VORBIS' })],
    [
      'a picture beside the sound',
      Buffer.concat([recordingOf(3), Buffer.from([0x86, 0x85]), Buffer.from('V_VP8')]),
    ],
    ['another container', recordingOf(3, { type: 'matroska' })],
    ['no block', recordingOf(0)],
    ['an MP4', Buffer.from('\0\0\0\x20ftypisom')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
  ])('is unknown in %s', (_, bytes) => {
    expect(readOpusWebm(bytes)).toBeNull()
  })

  it('is read up to where it was cut off, without looping', () => {
    const bytes = recordingOf(5)
    for (let at = 0; at < bytes.length; at += 61) {
      const seconds = readOpusWebm(bytes.subarray(0, at))
      if (seconds !== null) expect(seconds).toBeLessThanOrEqual(5)
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      readOpusWebm(changed)
    }
  })
})
