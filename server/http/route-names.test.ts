import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routeOf } from './route-names.ts'

/** The addresses of the screens, from their files. */
const screens = globSync('web/routes/**/*.tsx')
  .map((file) => file.replaceAll('\\', '/').replace(/^web\/routes|\.tsx$|\/?index(?=\.tsx$)/g, ''))
  .filter((path) => path !== '/__root')
  .map((path) => path || '/')

describe('the pattern of an address', () => {
  it.each(screens)('names the screen %s, in every language and with any question', (screen) => {
    const path = screen.replace(/\$\w+/g, 'anything-4f9a')
    const route = routeOf(path)
    expect(route).not.toBe('other')
    expect(route).not.toContain('anything')
    expect(routeOf(`/hi${path === '/' ? '' : path}?token=abc`)).toBe(route)
  })

  it.each([
    ['/media/4f9a.sig', '/media/:link'],
    ['/stream/pass/video/240p/3.ts', '/stream/segment'],
    ['/stream/pass/master.m3u8', '/stream/master'],
    ['/stream/pass/check/video', '/stream/check'],
    ['/invoices/4f9a.sig', '/invoices/:link'],
    ['/assets/index-abc.js', '/assets/:file'],
    ['/admin/students/4f9a', '/admin'],
    ['/api/v1/student/nothing', '/api/v1 (no call)'],
    ['/wp-login.php', 'other'],
    ['/%00', 'other'],
    ['//evil.example', 'other'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route)
  })
})
