import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { mostHtmlLetters } from '../../../domain/admin/articles/rules.ts'
import { textWorker } from './text-worker.ts'

const drawn = (work: ReturnType<typeof textWorker>) =>
  work(({ draw }) => draw({ tex: 'x^2', isBlock: false }))

/** A thread that answers each task with `null`, or after so many milliseconds with a text. */
function threadOf(answerAfter: number | null): Worker {
  const answer = answerAfter === null ? 'null' : '{ html: "", formulas: [] }'
  return new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', () => setTimeout(() => parentPort.postMessage(${answer}), ${answerAfter ?? 0}))
     parentPort.postMessage('ready')`,
    { eval: true },
  )
}

describe('the thread of texts', () => {
  it('cleans a text and tells its formulas, each once with how often it stands there', async () => {
    const cleaned = await textWorker()(({ clean }) =>
      clean('<p onclick="x">\\(a < b\\) and \\(c\\), \\(a < b\\)</p><script>y</script>'),
    )
    expect(cleaned?.html).toMatch(/^<p><span data-tex="a &lt; b">/)
    expect(cleaned?.formulas).toEqual([
      { tex: 'a < b', isBlock: false, count: 2 },
      { tex: 'c', isBlock: false, count: 1 },
    ])
  })

  it('gives up a text that is nested without end or grows too long, and takes the next one', async () => {
    const work = textWorker()
    for (const piece of ['<b><i><u>', '\\(a\\)']) {
      const written = piece.repeat(Math.floor(mostHtmlLetters / piece.length))
      expect(await work(({ clean }) => clean(written))).toBeNull()
    }
    expect(await work(({ clean }) => clean('<p>x</p>'))).toEqual({ html: '<p>x</p>', formulas: [] })
  })

  it('begins anew after it could not', async () => {
    let tries = 0
    const work = textWorker({
      openThread() {
        tries += 1
        if (tries === 1) throw new Error('no memory')
        if (tries === 2) return new Worker('process.exit(1)', { eval: true })
        return new Worker(new URL('./text-thread.ts', import.meta.url), { execArgv: [] })
      },
    })
    await expect(drawn(work)).rejects.toThrow('no memory')
    await expect(drawn(work)).rejects.toThrow('ended before it began')
    expect((await drawn(work))?.html).toContain('katex')
  })
})

describe('a job', () => {
  it('has its own time, of which waiting behind others takes nothing', async () => {
    const work = textWorker({ openThread: () => threadOf(200), mostMillisecondsOfJob: 1000 })
    const text = { html: '', formulas: [] }
    // Together they take longer than one job may.
    const answers = await Promise.all(Array.from({ length: 8 }, () => work(({ clean }) => clean('x'))))
    expect(answers).toEqual(Array(8).fill(text))
    // One alone may not take as long.
    const asked: unknown[] = []
    await work(async ({ clean }) => {
      for (let turn = 0; turn < 8; turn += 1) asked.push(await clean('x'))
    })
    expect([asked.at(0), asked.at(-1)]).toEqual([text, null])
  })

  it('takes turns with the others', async () => {
    const work = textWorker({ openThread: () => threadOf(20) })
    const ends: string[] = []
    const times = (name: string, count: number) =>
      work(async ({ clean }) => {
        for (let turn = 0; turn < count; turn += 1) await clean('x')
        ends.push(name)
      })
    await Promise.all([times('long', 20), times('short', 2)])
    expect(ends).toEqual(['short', 'long'])
  })

  it.each([
    ['while too many are under way', { mostJobs: 1 }],
    ['when it waits for too long', { mostWaitMilliseconds: 100 }],
  ])('is refused %s, and may come again', async (_, limit) => {
    const work = textWorker({ openThread: () => threadOf(300), ...limit })
    const one = () => work(({ clean }) => clean('x')).catch(({ kind, key }) => [kind, key])
    const text = { html: '', formulas: [] }
    expect(await Promise.all([one(), one()])).toEqual([text, ['tooMany', 'admin_texts_busy']])
    expect(await one()).toEqual(text)
  })
})
