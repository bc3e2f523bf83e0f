import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { actText, subjectText } from './action-labels.ts'

async function serverSources(): Promise<string> {
  const folder = new URL('../../server/', import.meta.url)
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /(^|\/)admin\/.*(?<!\.test)\.ts$/.test(name),
  )
  return (await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n')
}

describe('the log', () => {
  it('says every act that the server writes down in words', async () => {
    const source = await serverSources()
    const whole = [
      ...source.matchAll(
        /'((?:batch|mailing|people|ticket|canned|category|coupon|course|export|holiday|instructor|lesson|media|order|policy|question|flag|refund|safeguarding|selling|site|staff|student)\.[a-z-]+)'/g,
      ),
    ]
    const acts = [...source.matchAll(/`\$\{kinds?(?:\[list\])?\}\.([a-z]+)`/g)]
    const codes = [...whole.map(([, code = '']) => code), ...acts.map(([, act = '']) => `article.${act}`)]
    expect(codes.length).toBeGreaterThan(40)
    expect(codes.filter((code) => actText(code) === code)).toEqual([])
  })

  it('says what an act was done to, and shows a code that it does not know', () => {
    expect(subjectText('refundRule')).toBe('Refund rule')
    expect(subjectText('asteroid')).toBe('asteroid')
    expect(actText('asteroid.mine')).toBe('asteroid.mine')
  })
})
