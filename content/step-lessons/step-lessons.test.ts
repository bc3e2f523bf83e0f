import { renderToString } from 'katex'
import { describe, expect, it } from 'vitest'
import { faultsOfLesson } from '../../domain/lessons/steps/check-lesson.ts'
import { plainShapes } from '../../domain/lessons/steps/plain-shapes.ts'
import { expectedSeconds, stepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import { lessonsOfChapters } from './all-step-lessons.ts'

const writtenStepLessons = Object.values(lessonsOfChapters).flat()

it('every step lesson has a name of its own', () => {
  const ids = writtenStepLessons.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(writtenStepLessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  it('is a lesson whose every plain line is true', () => {
    expect(stepLesson.parse(lesson)).toEqual(lesson)
    expect(faultsOfLesson(lesson)).toEqual([])
  })

  it('asks twice or more, and has all its words in three languages', () => {
    expect(lesson.steps.filter(({ question }) => question !== undefined).length).toBeGreaterThanOrEqual(2)
    expect(untranslated(lesson)).toEqual([])
  })

  it('takes from half a minute to twelve', () => {
    const seconds = lesson.steps.reduce((sum, step) => sum + expectedSeconds(step), 0)
    expect(seconds).toBeGreaterThanOrEqual(30)
    expect(seconds).toBeLessThanOrEqual(720)
  })

  it('draws nothing beside its figure', () => {
    const [left = 0, bottom = 0, right = 0, top = 0] = lesson.figure?.view ?? []
    const outside = lesson.steps
      .flatMap(({ shapes = [] }) => shapes.flatMap(plainShapes))
      .flatMap((shape) =>
        shape.kind === 'path' ? shape.points : shape.kind === 'circle' ? [shape.centre] : [shape.at],
      )
      .filter(([x, y]) => x < left || x > right || y < bottom || y > top)
    expect(outside).toEqual([])
  })

  it('has TeX that can be drawn', () => {
    const text = JSON.stringify(lesson)
    const formulas = [
      ...[...text.matchAll(/"tex":"((?:[^"\\]|\\.)*)"/g)].map(([, tex]) => JSON.parse(`"${tex}"`) as string),
      ...[...text.matchAll(/\$([^$]*)\$/g)].map(([, tex]) => JSON.parse(`"${tex}"`) as string),
    ]
    for (const tex of formulas) expect(() => renderToString(tex, { throwOnError: true })).not.toThrow()
  })
})

/** English words without Hindi or Telugu ones; a name or a formula is the same in each, and a voice may read both. */
function untranslated(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null || key === 'said') return []
  if ('en' in value && typeof value.en === 'string') {
    const isSame = !/[a-z]{2}/.test(value.en.replace(/\$[^$]*\$|\b(?:sin|cos|tan|cm)\b/g, ''))
    return isSame || ('hi' in value && 'te' in value) ? [] : [value.en]
  }
  return Object.entries(value).flatMap(([name, part]) => untranslated(part, name))
}
