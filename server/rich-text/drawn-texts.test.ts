import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adminCall, newSave, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { standInProcess } from '../../tests/support/stand-in-process.ts'
import { leastOfThree, threadMs } from '../../tests/support/thread-time.ts'
import { sql } from '../adapters/database/sql.ts'
import { textWorker } from '../adapters/formulas/text-worker.ts'
import { jobHandlers } from '../worker.ts'
import { drawnTexts, drawStoredFormulas, finishTexts } from './drawn-texts.ts'
import { cleanRichText } from './rich-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const formula = (tex: string) => `<p>Here <span data-tex="${tex}">${tex}</span> stands.</p>`

function finish(text: string): Promise<{ text: string }> {
  return finishTexts(app.services, { text })
}

async function shown(text: string): Promise<string> {
  return (await drawnTexts(app.services, [text]))(text)
}

/** Begins to watch this thread; what it gives ends that, with the most processor time between two turns. */
function longestHold(): () => number {
  let longest = 0
  let last = threadMs()
  const beat = setInterval(() => {
    longest = Math.max(longest, threadMs() - last)
    last = threadMs()
  }, 5)
  return () => {
    clearInterval(beat)
    return longest
  }
}

/** A malicious author's text: it takes seconds to render. */
const slow = `${'\\frac{'.repeat(490)}x${'}{y}'.repeat(490)}`
const deep = `${'\\sqrt{'.repeat(700)}x${'}'.repeat(700)}`

describe('a text', () => {
  it('is shown with the drawings that were made as it was stored', async () => {
    const text = formula('x^2 + 1')
    expect(await shown(text)).toBe('<p>Here <span><code>x^2 + 1</code></span> stands.</p>')
    await finish(text)
    expect(await shown(text)).toContain('<math')
    expect(await shown(text)).toBe(await shown(text))
  })

  it('draws nothing as it is viewed, whatever is in it', async () => {
    const atWork = vi.spyOn(app.services, 'textWorker')
    const course = await app.course()
    for (const tex of [slow, deep, 'x + y']) {
      await app.services.database.first(
        sql`update courses set about = ${formula(tex)} where id = ${course.id}`,
      )
      const { body } = await app.call('getCourse', { id: course.id })
      expect(body.data.about).toContain('<code>')
    }
    expect(atWork).not.toHaveBeenCalled()
    atWork.mockRestore()
  })

  it('that fills the memory of its process is refused with a message, and the server continues', async () => {
    const filling = textWorker({
      openProcess: () => standInProcess('process.send(Array.from({ length: 2e8 }, String))'),
    })
    await expect(finishTexts({ ...app.services, textWorker: filling }, { text: 'x' })).rejects.toMatchObject({
      kind: 'invalid',
      key: 'admin_text_too_much',
    })
    expect((await app.call('getLiveCourses', {})).status).toBe(200)
  })

  it('from before drawings were stored is rendered by a job, which continues after an interruption', async () => {
    const course = await app.course()
    const about = ['m_1', 'm_2', 'm_3'].map(formula).join('')
    await app.services.database.first(sql`update courses set about = ${about} where id = ${course.id}`)
    const stopping = new AbortController()
    const work = textWorker()
    const cut = drawStoredFormulas(
      {
        ...app.services,
        async textWorker(job) {
          stopping.abort()
          return work(job)
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

describe('a drawing', () => {
  it('of another release is rendered again by the job of the next start, and shown', async () => {
    const text = formula('r_1')
    const course = await app.course()
    await app.services.database.first(sql`update courses set about = ${text} where id = ${course.id}`)
    await finish(text)
    await app.services.database.first(sql`update formulas set html = 'of before', drawn_by = 'of before'`)
    const about = async () => (await app.call('getCourse', { id: course.id })).body.data.about
    expect(await about()).toContain('of before')
    expect(await drawStoredFormulas(app.services)).toBeGreaterThan(0)
    expect((await drawnTexts(app.services, [text]))(text)).toContain('<math')
    expect(await drawStoredFormulas(app.services)).toBe(0)
  })
})

describe('the largest text that an author may save', () => {
  it('does not block the server, and is refused where it takes too much', async () => {
    const author = await staffOf(app, 'author')
    const ask = (name: 'createArticle' | 'saveDraft' | 'getDraft', input: object) =>
      adminCall(app, name, input, { cookie: author.cookie })
    const { id } = (await ask('createArticle', { kind: 'article', title: 'Long' })).body.data
    let { document, version } = (await ask('getDraft', { kind: 'article', id })).body.data
    const paragraph = '<p>The <strong>words</strong> of a lesson &amp; more</p>\n'
    const html = formula('x^2').repeat(100) + paragraph.repeat(Math.floor(380_000 / paragraph.length))
    const save = (written: string) =>
      ask('saveDraft', {
        kind: 'article',
        id,
        baseVersion: version,
        ...newSave(),
        document: { ...document, html: written },
      })
    const nested = await save('<b><i><u>'.repeat(44_000))
    let status = 0
    const inPlace = await leastOfThree(async () => {
      const begun = threadMs()
      expect(cleanRichText(html)).toBe(html)
      return threadMs() - begun
    })
    const held = await leastOfThree(async (turn) => {
      const holding = longestHold()
      const saved = await save(html.replaceAll('lesson', `letter ${turn}`))
      status = saved.status
      version = saved.body.data.version
      return holding()
    })
    expect([nested.status, nested.body.error]).toEqual([400, expect.stringContaining('deeply nested')])
    expect(status).toBe(200)
    expect(held).toBeLessThan(inPlace / 2)
  })
})

describe('a formula', () => {
  it('is refused where a text would be too large with its drawing, though each alone is small', async () => {
    const wide = '\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a}\\b\\b\\b\\b\\b\\b\\b'
    await finish(formula(wide))
    await expect(finish(formula(wide).repeat(600))).rejects.toMatchObject({
      key: 'admin_formula_too_much',
    })
  })

  it('that takes too much is refused by name, and the next one is rendered', async () => {
    for (const tex of [slow, deep, 'x'.repeat(6000)])
      await expect(finish(formula('a') + formula(tex))).rejects.toMatchObject({
        kind: 'invalid',
        key: 'admin_formula_too_much',
        options: { values: { formula: `${tex.slice(0, 60)}…` } },
      })
    await finish(formula('b'))
    expect(await shown(formula('b'))).toContain('<math')
  })

  it('leaves who serves free while it is drawn', async () => {
    let turns = 0
    const beat = setInterval(() => {
      turns += 1
    }, 5)
    expect(await textWorker()(({ draw }) => draw({ tex: slow, isBlock: true }))).toBeNull()
    clearInterval(beat)
    expect(turns).toBeGreaterThan(10)
  })
})
