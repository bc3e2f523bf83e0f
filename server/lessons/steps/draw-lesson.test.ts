import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { courseSeeds } from '../../../content/catalogue.ts'
import { lessonsOfChapters } from '../../../content/step-lessons/all-step-lessons.ts'
import { quadraticFormula } from '../../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { stepLessonsOf } from '../../../content/step-lessons/step-lessons-of.ts'
import { lessonFaults } from '../../../domain/lessons/steps/check-lesson.ts'
import { drawLesson, languagesOf } from '../../../domain/lessons/steps/draw-lesson.ts'
import { drawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { type StepLesson, stepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { drawMath } from '../../adapters/formulas/draw-katex.ts'

const mostBytesOfLesson = 6 * 1024
const mostBytesOfCourse = 400 * 1024

const lessonsOf = (slug: string) => {
  const course = courseSeeds.find((one) => one.slug === slug)
  if (course === undefined) throw new Error(`no course ${slug}`)
  return [...stepLessonsOf(course).values()].flat().map(({ lesson }) => lesson)
}
const draw = (lesson: StepLesson, language: Locale) => drawLesson(lesson, language, drawMath)
const weight = (lesson: StepLesson, language: Locale) =>
  gzipSync(JSON.stringify(draw(lesson, language))).length

describe.each(['cbse-class-10-maths-standard', 'telangana-free-starter'])('the lessons of %s', (slug) => {
  const lessons = lessonsOf(slug)

  it('are right, and drawn as they are sent', () => {
    expect(lessons.length).toBeGreaterThan(3)
    for (const lesson of lessons) {
      expect(stepLesson.parse(lesson)).toEqual(lesson)
      expect(lessonFaults(lesson)).toEqual([])
      for (const language of languagesOf(lesson)) {
        const drawn = draw(lesson, language)
        expect(drawnLesson.parse(drawn)).toEqual(drawn)
      }
    }
  })

  it('are light in each language', () => {
    for (const language of ['en', 'hi', 'te'] as const) {
      const weights = lessons
        .filter((lesson) => languagesOf(lesson).includes(language))
        .map((lesson) => weight(lesson, language))
      for (const bytes of weights) expect(bytes).toBeLessThanOrEqual(mostBytesOfLesson)
      expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytesOfCourse)
    }
  })
})

it('every written lesson belongs to the course whose chapters it names', () => {
  const ofCourse = new Set(lessonsOf('cbse-class-10-maths-standard'))
  expect(
    Object.values(lessonsOfChapters).flatMap((lessons) => lessons.filter((one) => !ofCourse.has(one))),
  ).toEqual([])
})

describe('a drawn lesson', () => {
  it('shows what is checked: a plain line is rendered from the engine’s tree', () => {
    const [line] = draw(quadraticFormula, 'en').steps[6]?.lines ?? []
    expect(line?.join(' ')).toContain('<msup>')
    expect(line?.length).toBe(2)
  })

  it('escapes its words', () => {
    const [first] = quadraticFormula.steps
    if (first === undefined) throw new Error('the lesson has no step')
    const hostile = { ...quadraticFormula, steps: [{ ...first, words: { en: '<img src=x> & $x<y$' } }] }
    expect(draw(hostile, 'en').steps[0]?.words).toMatch(/^&lt;img src=x&gt; &amp; <math>/)
  })

  it('is written in a language only where every step has words in it', () => {
    expect(languagesOf(quadraticFormula)).toEqual(['en', 'hi', 'te'])
    const [first, ...rest] = quadraticFormula.steps
    if (first === undefined) throw new Error('the lesson has no step')
    const { en, te } = first.words
    const partly = { ...quadraticFormula, steps: [{ ...first, words: { en, te } }, ...rest] } as StepLesson
    expect(languagesOf(partly)).toEqual(['en', 'te'])
  })

  it('is distinguished from the lines before a question', () => {
    const question = draw(quadraticFormula, 'en').steps[7]?.question
    expect(question).toMatchObject({ kind: 'line', before: ['2x^2-5x+3=0', 'D = (-5)^2 - 4*2*3 = 1'] })
  })
})
