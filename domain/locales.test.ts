import { describe, expect, it } from 'vitest'
import { localeOfHeader, localeOfPath, withLocale, withoutLocale } from './locales.ts'

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/hi', 'hi', '/'],
    ['/hi/courses', 'hi', '/courses'],
    ['/te?x=1', 'te', '/?x=1'],
    ['/hindi', 'en', '/hindi'],
    ['/en/courses', 'en', '/en/courses'],
  ])('%s is read in %s and means %s', (path, locale, plain) => {
    expect([localeOfPath(path), withoutLocale(path)]).toEqual([locale, plain])
  })

  it('moves a page to another language and back', () => {
    expect(withLocale('/courses', 'hi')).toBe('/hi/courses')
    expect(withLocale('/hi/courses', 'te')).toBe('/te/courses')
    expect(withLocale('/te/courses', 'en')).toBe('/courses')
    expect(withLocale('/', 'te')).toBe('/te')
  })
})

it.each([
  ['', 'en'],
  ['fr-FR, hi;q=0.8', 'hi'],
  ['te-IN,en', 'te'],
  ['en-IN,hi', 'en'],
])('a reader who accepts "%s" is answered in %s', (header, locale) => {
  expect(localeOfHeader(header)).toBe(locale)
})
