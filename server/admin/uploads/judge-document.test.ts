import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childrenOf } from '../../../tests/support/process-list.ts'
import { judgeDocument } from './judged-apart.ts'
import { Refused } from './refused.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepmark-judged-'))
  path = join(folder, 'upload')
})
afterAll(() => rm(folder, { recursive: true }))

/** A document of one page with something in its middle. */
const pdfWith = (middle: string) =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n${middle}\nstartxref\n9\n%%EOF\n`

/** Milliseconds of the processor that this process takes while it waits. */
async function ownWork(work: Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Those that this process has begun. */
const judgingProcesses = () =>
  childrenOf(process.pid).filter(({ command }) => command.includes('judging-process'))

describe('a document that is judged', () => {
  it.each([
    [
      'says of thousands of streams that they begin, and of none that it ends',
      'stream\nx\x9c',
      1_000_000,
      '',
    ],
    [
      'has a long dictionary before each of its streams',
      `1 0 obj << /Predictor 12${' '.repeat(120)}>>stream\nendobj `,
      200_000,
      '/ObjStm ',
    ],
  ])('and %s is stopped, without blocking the server', async (_, part, count, head) => {
    await writeFile(path, pdfWith(head + part.repeat(count)), 'latin1')
    const judged = expect(judgeDocument(path, folder, 3000)).rejects.toMatchObject({
      reason: 'admin_upload_document_broken',
    })
    expect(await ownWork(judged)).toBeLessThan(1500)
  })

  it('is not refused because the product is stopped meanwhile', async () => {
    const packed = deflateSync('nothing').toString('latin1')
    await writeFile(path, pdfWith(`stream\n${packed}\nendstream\n`.repeat(20_000)), 'latin1')
    let isJudged = false
    const judged = judgeDocument(path, folder)
      .then(
        () => 'stored',
        (error: unknown) => (error instanceof Refused ? 'refused' : 'to be judged again'),
      )
      .finally(() => {
        isJudged = true
      })
    await expect.poll(() => isJudged || judgingProcesses().length === 1).toBe(true)
    for (const { pid } of judgingProcesses()) process.kill(pid, 'SIGTERM')
    expect(['stored', 'to be judged again']).toContain(await judged)
  })

  it('is the stored one, even while the upload is still written to', async () => {
    const packed = deflateSync('nothing').toString('latin1')
    const good = pdfWith(`stream\n${packed}\nendstream\n`.repeat(5000))
    const bad = pdfWith('<< /S /JavaScript /JS (1) >>')
    await writeFile(path, good, 'latin1')
    const judged = judgeDocument(path, folder).then(
      ({ files }) => readFile(files[0]?.path ?? '', 'latin1'),
      () => good,
    )
    await pause(50)
    // As with a hanging connection: the upload grows and changes, and is never truncated.
    const came = await open(path, 'r+')
    await came.write(bad, 0, 'latin1')
    await came.close()
    expect((await judged) === good).toBe(true)
  })
})
