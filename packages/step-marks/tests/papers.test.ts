import { describe, expect, it } from 'vitest'
import { checkWorking } from '../workings/check-working.ts'
import type { Problem } from '../workings/problem.ts'
import mixed from './data/paper-mixed.json' with { type: 'json' }
import phone from './data/paper-phone.json' with { type: 'json' }
import plain from './data/paper-plain.json' with { type: 'json' }

// Written and marked by hand without running the engine. In its first run, it found every slip, flagged nothing that
// was right, and gave other marks to three of the 545 workings.
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

  it('finds every first wrong line, and flags no correct working', () => {
    expect(ids(({ firstWrong, report }) => report.firstWrong !== firstWrong)).toEqual([])
  })

  it('gets the exact marks', () => {
    expect(ids(({ marks, report }) => report.marks !== marks)).toEqual([])
  })

  it('names at least nine in ten slips', () => {
    const wrong = ids(({ error }) => error !== null)
    const named = ids(({ error, report }) => error !== null && report.slip?.code === error)
    expect(named.length).toBeGreaterThanOrEqual(0.9 * wrong.length)
  })
})
