import { describe, expect, it } from 'vitest'
import { isPlainPath } from './plain-path.ts'

describe('a path is plain', () => {
  it.each([
    '/',
    '/courses/maths?q=../..%2f',
    '/hi/blog/%E0%A4%97%E0%A4%A3%E0%A4%BF%E0%A4%A4',
    '/a%20b/.well-known/security.txt',
    '/stream/a~-~b.c_d/film.x/240p/0.ts',
    '/blog/...',
    'http://school.example/courses',
    '*',
  ])('when everybody reads the same segments in it: %s', (path) => {
    expect(isPlainPath(path)).toBe(true)
  })

  it.each([
    '/stream/..%3F/film/240p/0.ts',
    '/stream/..?/check/film',
    '/stream/../film',
    '/stream/%2e%2E/film',
    '/stream/.%2e/film',
    '/stream/./film',
    '/stream/a%2Fb/film',
    '/stream/a%5cb/film',
    '/stream/a\\..\\b',
    '/stream/a%23b/film',
    '/stream/a%252e/film',
    '/stream/a%00/film',
    '/stream/a%0a/film',
    '/stream/%61/film',
    '/%73tream/a/film',
    '/courses/..%2fapp-secret',
    '/courses/%2e%2e/x',
    '/courses/%zz',
    '/courses/%E0%A4',
    'http://school.example/stream/..%3F/film',
  ])('not when a proxy or a parser reads others: %s', (path) => {
    expect(isPlainPath(path)).toBe(false)
  })
})
