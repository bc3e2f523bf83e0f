import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { katexFormulas } from '../adapters/formulas/katex.ts'
import { jobHandlers } from '../worker.ts'
import { drawFormulas, drawnTexts, drawStoredFormulas } from './drawn-texts.ts'
import { keepLast } from './keep-last.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const formula = (tex: string) => `<p>Here <span data-tex="${tex}">${tex}</span> stands.</p>`

async function shown(text: string): Promise<string> {
  return (await drawnTexts(app.services, [text]))(text)
}

/** As an author wrote it who would stop everybody: it takes seconds to draw. */
const slow = `${'\\frac{'.repeat(490)}x${'}{y}'.repeat(490)}`
const deep = `${'\\sqrt{'.repeat(700)}x${'}'.repeat(700)}`

describe('a text', () => {
  it('is shown with the drawings that were made as it was stored', async () => {
    const text = formula('x^2 + 1')
    expect(await shown(text)).toBe('<p>Here <span><code>x^2 + 1</code></span> stands.</p>')
    await drawFormulas(app.services, [text])
    expect(await shown(text)).toContain('<math')
    expect(await shown(text)).toBe(await shown(text))
  })

  it('draws nothing as it is viewed, whatever is in it', async () => {
    const drawFormula = vi.spyOn(app.services, 'drawFormula')
    const course = await app.course()
    for (const tex of [slow, deep, 'x + y']) {
      await app.services.database.first(
        sql`update courses set about = ${formula(tex)} where id = ${course.id}`,
      )
      const { body } = await app.call('getCourse', { id: course.id })
      expect(body.data.about).toContain('<code>')
    }
    expect(drawFormula).not.toHaveBeenCalled()
    drawFormula.mockRestore()
  })

  it('of before drawings were stored gets them by a job, which goes on where it was cut short', async () => {
    const course = await app.course()
    const about = ['m_1', 'm_2', 'm_3'].map(formula).join('')
    await app.services.database.first(sql`update courses set about = ${about} where id = ${course.id}`)
    const stopping = new AbortController()
    const drawFormula = katexFormulas()
    const cut = drawStoredFormulas(
      {
        ...app.services,
        async drawFormula(one) {
          stopping.abort()
          return drawFormula(one)
        },
      },
      stopping.signal,
    )
    await expect(cut).rejects.toThrow()
    await jobHandlers.drawFormulas(app.services, { why: 'start' })
    const { body } = await app.call('getCourse', { id: course.id })
    expect(body.data.about.match(/<math/g)).toHaveLength(3)
    expect(await drawStoredFormulas(app.services)).toBe(0)
  })
})

describe('a formula', () => {
  it('is refused where a text would be too large with its drawing, though each alone is small', async () => {
    const wide = '\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a}\\b\\b\\b\\b\\b\\b\\b'
    await drawFormulas(app.services, [formula(wide)])
    await expect(drawFormulas(app.services, [formula(wide).repeat(600)])).rejects.toMatchObject({
      key: 'desk_formula_too_much',
    })
  })

  it('that takes too much is refused and named, and the next one is drawn', async () => {
    for (const tex of [slow, deep, 'x'.repeat(6000)])
      await expect(drawFormulas(app.services, [formula('a'), formula(tex)])).rejects.toMatchObject({
        kind: 'invalid',
        key: 'desk_formula_too_much',
        options: { values: { formula: `${tex.slice(0, 60)}…` } },
      })
    await drawFormulas(app.services, [formula('b')])
    expect(await shown(formula('b'))).toContain('<math')
  })

  it('leaves who serves free while it is drawn', async () => {
    let turns = 0
    const beat = setInterval(() => {
      turns += 1
    }, 5)
    expect(await katexFormulas()({ tex: slow, isBlock: true })).toBeNull()
    clearInterval(beat)
    expect(turns).toBeGreaterThan(10)
  })
})

it('what was found out of a text is found out again only when it was asked for longest ago', () => {
  const find = vi.fn((text: string) => text.toUpperCase())
  const found = keepLast(find, 2)
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(found)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(find.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
