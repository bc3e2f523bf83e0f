import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MathsText } from './maths-text.tsx'

beforeAll(() => vi.stubGlobal('window', { MathMLElement: class {}, location: { href: 'http://localhost/' } }))
afterAll(() => vi.unstubAllGlobals())

const drawn = (text: string) => renderToStaticMarkup(createElement(MathsText, { text }))

it('renders mathematics between two signs and keeps the words around it', () => {
  expect(drawn('Why is $x^2 = 9$ so?')).toMatch(/Why is .*<math>.*so\?/)
})

it.each([
  ['deep', `${'('.repeat(1990)}x${')'.repeat(1990)}`],
  ['deep and short', `${'('.repeat(140)}x${')'.repeat(140)}`],
  ['long', 'x='.repeat(1990)],
])('what is too %s to be written by hand holds nobody up who looks at it', (_, maths) => {
  const text = `Look: $${maths}$`.padEnd(4000, `$${maths}$`).slice(0, 4000)
  const began = process.threadCpuUsage()
  expect(drawn(text)).not.toContain('<math>')
  // In microseconds of this thread: other load on the machine does not count.
  const { user, system } = process.threadCpuUsage(began)
  expect(user + system).toBeLessThan(1_000_000)
})
