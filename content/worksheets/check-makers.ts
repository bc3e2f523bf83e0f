import { describe, expect, it } from 'vitest'
import { type Question, type QuestionMaker, questionMarks } from './question.ts'
import { createRandom } from './random.ts'

/** One check for every question maker a file exports; the compiler asks for those left out. */
export type MakerChecks<Makers> = {
  [Name in keyof Makers as Makers[Name] extends QuestionMaker ? Name : never]: Makers[Name] extends (
    ...drawn: never[]
  ) => infer Asked
    ? (asked: Asked & Question) => void
    : never
}

const seeds = Array.from({ length: 80 }, (_, index) => 7919 * index + 13)

/** Draws each question with many seeds and works its answer out a second time. */
export function checkMakers<Makers extends object>(makers: Makers, checks: MakerChecks<Makers>): void {
  const byName = new Map<string, unknown>(Object.entries(makers))
  for (const [name, check] of Object.entries<unknown>(checks)) {
    const make = byName.get(name)
    if (typeof make !== 'function' || typeof check !== 'function') throw new Error(`${name} is no maker`)
    describe(name, () => {
      it('gives answers that a second computation confirms', () => {
        for (const seed of seeds) check(make(createRandom(seed)))
      })
      it('writes clean lines with whole marks', () => {
        for (const seed of seeds) expectCleanLines(make(createRandom(seed)))
      })
    })
  }
}

/** The text of the line that carries the answer. */
export function lastLine(asked: Question): string {
  return asked.steps.at(-1)?.[0] ?? ''
}

export function allLines(asked: Question): string {
  return asked.steps.map(([work]) => work).join('\n')
}

function expectCleanLines(asked: Question): void {
  const written = [asked.prompt, ...asked.steps.map(([work]) => work)].join('\n')
  expect(written).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
  expect(written).not.toMatch(/[+-] [+-] |\+ -\d|e-\d/)
  expect((written.match(/\$/g) ?? []).length % 2).toBe(0)
  expect(Number.isInteger(questionMarks(asked))).toBe(true)
  for (const [work, marks] of asked.steps) {
    expect(work.length).toBeGreaterThan(0)
    expect([0.5, 1, 1.5, 2, 3, 4]).toContain(marks)
  }
}
