import { describe, expect, it } from 'vitest'
import { mostHtmlLength } from '../../../domain/admin/articles/rules.ts'
import { slowProcess, standInProcess, workingProcess } from '../../../tests/support/stand-in-process.ts'
import { forkProgram } from '../fork-program.ts'
import { textWorker } from './text-worker.ts'

const drawn = (work: ReturnType<typeof textWorker>) =>
  work(({ draw }) => draw({ tex: 'x^2', isBlock: false }))

const text = { html: '', formulas: [] }

describe('the process of texts', () => {
  it('sanitises a text and lists its formulas, each once with its count', async () => {
    const cleaned = await textWorker()(({ clean }) =>
      clean('<p onclick="x">\\(a < b\\) and \\(c\\), \\(a < b\\)</p><script>y</script>'),
    )
    expect(cleaned?.html).toMatch(/^<p><span data-tex="a &lt; b">/)
    expect(cleaned?.formulas).toEqual([
      { tex: 'a < b', isBlock: false, count: 2 },
      { tex: 'c', isBlock: false, count: 1 },
    ])
  })

  it('gives up on a text that is nested too deep or grows too long, and processes the next one', async () => {
    const filledWith = (piece: string) => piece.repeat(Math.floor(mostHtmlLength / piece.length))
    // With less time than in the product, all of which it would take.
    const hurried = textWorker({ mostMillisecondsOfJob: 1500 })
    const nested = hurried(({ clean }) => clean(filledWith('<b><i><u>'))).catch(({ key }) => key)
    // Where the machine gives it no time to take, it is said to be busy.
    expect([null, 'admin_texts_busy']).toContain(await nested)
    const work = textWorker()
    expect(await work(({ clean }) => clean(filledWith('\\(a\\)')))).toBeNull()
    for (const next of [hurried, work])
      expect(await next(({ clean }) => clean('<p>x</p>'))).toEqual({ html: '<p>x</p>', formulas: [] })
  })

  it('ends with a text that fills its memory, and affects nothing else', async () => {
    const opened: number[] = []
    const work = textWorker({
      openProcess() {
        opened.push(opened.length)
        // One allocation, far above the limit: a thread that asks for it ends the process that it is in.
        return standInProcess(
          'process.send(task.written === "x" ? { html: "x", formulas: [] } : Array.from({ length: 2e8 }, String))',
        )
      },
    })
    expect(await work(({ clean }) => clean('too much'))).toBeNull()
    expect(await work(({ clean }) => clean('x'))).toEqual({ html: 'x', formulas: [] })
    expect(opened).toHaveLength(2)
  })

  it('starts again after a failed start', async () => {
    let tries = 0
    const work = textWorker({
      openProcess() {
        tries += 1
        if (tries === 1) throw new Error('no memory')
        const child = forkProgram(new URL('./text-process.ts', import.meta.url))
        if (tries === 2) child.kill('SIGKILL')
        return child
      },
    })
    await expect(drawn(work)).rejects.toThrow('no memory')
    await expect(drawn(work)).rejects.toThrow('ended before it began')
    expect((await drawn(work))?.html).toContain('katex')
  })
})

describe('a job', () => {
  it('has its own time limit, which excludes waiting for others or for a busy machine', async () => {
    const waits = textWorker({ openProcess: () => slowProcess(300, text), mostMillisecondsOfJob: 200 })
    expect(await waits(async ({ clean }) => [await clean('x'), await clean('x')])).toEqual([text, text])
    const work = textWorker({
      openProcess: () => workingProcess(100, text),
      mostMillisecondsOfJob: 600,
      mostWaitMilliseconds: 300_000,
    })
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

  it('is fair between jobs', async () => {
    const work = textWorker({ openProcess: () => slowProcess(20, text) })
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
  ])('is refused %s, and may be retried', async (_, limit) => {
    const work = textWorker({ openProcess: () => slowProcess(300, text), ...limit })
    const one = () => work(({ clean }) => clean('x')).catch(({ kind, key }) => [kind, key])
    expect(await Promise.all([one(), one()])).toEqual([text, ['tooMany', 'admin_texts_busy']])
    expect(await one()).toEqual(text)
  })
})
