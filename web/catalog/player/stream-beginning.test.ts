import { describe, expect, it } from 'vitest'
import { segmentAt } from './stream-beginning.ts'

const playlist = [
  '#EXTM3U',
  '#EXT-X-KEY:METHOD=AES-128,URI="key"',
  '#EXTINF:4.000,',
  'video/144p/0.ts',
  '#EXTINF:4.000,',
  'video/144p/1.ts',
  '#EXTINF:1.500,',
  'video/144p/2.ts',
  '#EXT-X-ENDLIST',
  '',
].join('\n')

describe('the segment at a second', () => {
  it('is the first at the start, and the next from its first moment', () => {
    expect(segmentAt(playlist, 0)).toBe('video/144p/0.ts')
    expect(segmentAt(playlist, 3.9)).toBe('video/144p/0.ts')
    expect(segmentAt(playlist, 4)).toBe('video/144p/1.ts')
    expect(segmentAt(playlist, 9)).toBe('video/144p/2.ts')
  })

  it('is none past the end and in a list without segments', () => {
    expect(segmentAt(playlist, 9.5)).toBeNull()
    expect(segmentAt('#EXTM3U\n', 0)).toBeNull()
  })
})
