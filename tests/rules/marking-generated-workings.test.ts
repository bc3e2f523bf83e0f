import { expect, it } from 'vitest'
import { generatedWorkings } from '../../packages/step-marks/tests/generated/generate.ts'
import type { GeneratedWorking } from '../../packages/step-marks/tests/generated/working.ts'
import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'

const row = 'T47'
const seed = 2026

/** What the marking made of workings of which it is known what they are. */
function judged(workings: Iterable<GeneratedWorking>) {
  const flagged: string[] = []
  const missed: string[] = []
  const counts = { workings: 0, right: 0, fullMarks: 0, slips: 0, found: 0, named: 0 }
  for (const { problem, lines, wrongAt, codes = [] } of workings) {
    const { firstWrong, slip, marks } = checkWorking(problem, lines)
    const text = `${problem.given ?? problem.start ?? ''}: ${lines.join(' · ')}`
    counts.workings += 1
    if (wrongAt === null) {
      counts.right += 1
      if (marks === problem.marks) counts.fullMarks += 1
      if (firstWrong !== null) flagged.push(`${text}: line ${firstWrong}`)
      continue
    }
    counts.slips += 1
    if (firstWrong === wrongAt) counts.found += 1
    else missed.push(`${text}: line ${wrongAt}, not ${firstWrong}`)
    if (slip && codes.includes(slip.code)) counts.named += 1
  }
  return { ...counts, flagged, missed }
}

it('finds the line of a slip in generated workings and flags no right one', () => {
  const { workings, right, fullMarks, slips, found, named, flagged, missed } = judged(
    generatedWorkings(runs(200), seed),
  )
  recordFigure({
    id: row,
    part: 'workings',
    n: workings,
    figure: `${flagged.length} of ${right} right ones flagged, ${fullMarks} with full marks; ${found} of ${slips} slips found in their line, ${named} named`,
    isMet: flagged.length === 0 && found >= 0.99 * slips,
  })
  expect(flagged).toEqual([])
  expect(found, missed.join('\n')).toBeGreaterThanOrEqual(0.99 * slips)
  expect(fullMarks).toBe(right)
  expect(named).toBeGreaterThanOrEqual(0.8 * slips)
})

it('counts a slip that is marked right, and a right working that is marked with a slip', () => {
  const planted = [...generatedWorkings(60, seed)].map((working) => ({
    ...working,
    wrongAt: working.wrongAt === null ? 1 : null,
  }))
  const { right, slips, found, flagged } = judged(planted)
  expect(flagged).toHaveLength(right)
  expect(found).toBe(0)
  expect(slips).toBeGreaterThan(0)
  recordPlanted(row, 'a missed mistake and a correct working that is flagged are counted')
})
