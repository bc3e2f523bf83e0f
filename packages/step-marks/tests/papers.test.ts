import { describe, expect, it } from 'vitest'
import { checkWorking } from '../workings/check-working.ts'
import type { Problem } from '../workings/problem.ts'
import mixed from './data/paper-mixed.json' with { type: 'json' }
import phone from './data/paper-phone.json' with { type: 'json' }
import plain from './data/paper-plain.json' with { type: 'json' }

// Written and marked by hand without sight of the engine. When it first marked them, it found every slip, flagged
// nothing that was right, and gave other marks to three of the 545 workings.
describe.each([
  ['plainly written', plain],
  ['as it is typed on a phone', phone],
  ['of every chapter', mixed],
])('a paper %s', (_, paper) => {
  const problems = paper.problems as unknown as Record<string, Problem>
  const judged = paper.workings.map((working) => {
    const problem = problems[working.problem]
    if (problem === undefined) throw new Error(`no problem ${working.problem}`)
    return { ...working, report: checkWorking(problem, working.lines) }
  })
  const ids = (isSo: (one: (typeof judged)[number]) => boolean) => judged.filter(isSo).map(({ id }) => id)

  it('has every first wrong line found, and no right working flagged', () => {
    expect(ids(({ firstWrong, report }) => report.firstWrong !== firstWrong)).toEqual([])
  })

  it('is marked exactly', () => {
    expect(ids(({ marks, report }) => report.marks !== marks)).toEqual([])
  })

  it('has at least nine in ten slips named', () => {
    const wrong = ids(({ error }) => error !== null)
    const named = ids(({ error, report }) => error !== null && report.slip?.code === error)
    expect(named.length).toBeGreaterThanOrEqual(0.9 * wrong.length)
  })
})
