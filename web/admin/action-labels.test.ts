import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { actText, subjectText } from './action-labels.ts'

/** Written alike in those files, and no acts. */
const noActs = ['package.json', 'package-lock.json', 'values.en']

/** Every act that is written in a file of the server which writes to the log, or says what is to be written there. */
async function actsOfServer(): Promise<string[]> {
  const folder = new URL('../../server/', import.meta.url)
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  const source = texts.filter((text) => /audit|\baction: /i.test(text)).join('\n')
  const whole = [...source.matchAll(/'([a-zA-Z-]+\.[a-z-]+)'/g)].map(([, code = '']) => code)
  // Whatever its kind is: the act of a template has a label for each.
  const ofKinds = [...source.matchAll(/\baction:.*/g)].flatMap(([line]) =>
    [...line.matchAll(/`\$\{[^}]+\}\.([a-z-]+)`/g)].map(([, act]) => `article.${act}`),
  )
  return [...whole, ...ofKinds].filter((code) => !noActs.includes(code))
}

describe('the log', () => {
  it('says every act that the server writes down in words', async () => {
    const codes = await actsOfServer()
    expect(codes.length).toBeGreaterThan(40)
    expect(codes).toEqual(
      expect.arrayContaining(['learners.open', 'payment-link.stop', 'dispute.correct', 'article.aside']),
    )
    expect(codes.filter((code) => actText(code) === code)).toEqual([])
  })

  it('says what an act was done to, and shows a code that it does not know', () => {
    expect(subjectText('refundRule')).toBe('Refund rule')
    expect(subjectText('asteroid')).toBe('asteroid')
    expect(actText('asteroid.mine')).toBe('asteroid.mine')
  })
})
