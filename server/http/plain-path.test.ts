import { describe, expect, it } from 'vitest'
import { isPlainPath } from './plain-path.ts'

describe('a path is plain', () => {
  it.each([
    '/',
    '/courses/maths?q=../..%2f',
    '/hi/blog/%E0%A4%97%E0%A4%A3%E0%A4%BF%E0%A4%A4',
    '/a%20b/.well-known/security.txt',
    '/stream/a~-~b.c_d/video.x/240p/0.ts',
    '/blog/...',
    'http://school.example/courses',
    '*',
  ])('when every reader sees the same segments: %s', (path) => {
    expect(isPlainPath(path)).toBe(true)
  })

  it.each([
    '/stream/..%3F/video/240p/0.ts',
    '/stream/..?/check/video',
    '/stream/../video',
    '/stream/%2e%2E/video',
    '/stream/.%2e/video',
    '/stream/./video',
    '/stream/a%2Fb/video',
    '/stream/a%5cb/video',
    '/stream/a\\..\\b',
    '/stream/a%23b/video',
    '/stream/a%252e/video',
    '/stream/a%00/video',
    '/stream/a%0a/video',
    '/stream/%61/video',
    '/%73tream/a/video',
    '/courses/..%2fapp-secret',
    '/courses/%2e%2e/x',
    '/courses/%zz',
    '/courses/%E0%A4',
    'http://school.example/stream/..%3F/video',
  ])('not when a proxy or a parser sees others: %s', (path) => {
    expect(isPlainPath(path)).toBe(false)
  })
})
