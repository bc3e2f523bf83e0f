import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { actionText } from './action-labels.ts'

/** Codes in those files that look like actions but are none. */
const noActs = ['package.json', 'package-lock.json', 'values.en']

/** Every action code in the server files that write to the audit log, or define what is written. */
async function actsOfServer(): Promise<string[]> {
  const folder = new URL('../../../server/', import.meta.url)
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  const source = texts.filter((text) => /audit|\baction: /i.test(text)).join('\n')
  const whole = [...source.matchAll(/'([a-zA-Z-]+\.[a-z-]+)'/g)].map(([, code = '']) => code)
  // Expands a template over every kind: each needs a label.
  const ofKinds = [...source.matchAll(/\baction:.*/g)].flatMap(([line]) =>
    [...line.matchAll(/`\$\{[^}]+\}\.([a-z-]+)`/g)].map(([, act]) => `article.${act}`),
  )
  return [...whole, ...ofKinds].filter((code) => !noActs.includes(code))
}

describe('the audit log', () => {
  it('has a label for every action that the server logs', async () => {
    const codes = await actsOfServer()
    expect(codes.length).toBeGreaterThan(40)
    expect(codes).toEqual(
      expect.arrayContaining(['learners.open', 'payment-link.stop', 'dispute.correct', 'article.aside']),
    )
    expect(codes.filter((code) => actionText(code) === code)).toEqual([])
  })

  it('shows an unknown code unchanged', () => {
    expect(actionText('asteroid.mine')).toBe('asteroid.mine')
  })
})
