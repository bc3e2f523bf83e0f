import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MathsText } from './maths-text.tsx'

beforeAll(() => vi.stubGlobal('window', { MathMLElement: class {}, location: { href: 'http://localhost/' } }))
afterAll(() => vi.unstubAllGlobals())

/** Of this thread alone: what others take of the machine is no part of it. */
function microsecondsOf(work: () => void): number {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return user + system
}

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
  const short = '$x^2=9$'.repeat(4000 / 7)
  expect(drawn(text)).not.toContain('<math>')
  expect(microsecondsOf(() => void drawn(text))).toBeLessThan(microsecondsOf(() => void drawn(short)))
})
