import { describe, expect, it } from 'vitest'
import { rememberDrawings } from '../../../database/seed/step-lessons.ts'
import type { DrawnSheetQuestion } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import { checkAnswer } from '../../../packages/step-marks/answers/check-answer.ts'
import type { AnswerKind } from '../../../packages/step-marks/answers/rules.ts'
import { drawMath } from '../../../server/adapters/formulas/draw-katex.ts'
import { courseSeeds } from '../../catalogue.ts'
import { screenSheets } from './screen-sheet.ts'

const pens = { drawTex: rememberDrawings(drawMath), drawFigure: () => '<svg></svg>' }

describe('the worksheets on the screen', () => {
  it.each(courseSeeds.map((course) => [course.slug, course] as const))(
    'of %s have every formula drawn, every question in the language, and answers that are taken as right',
    (_, course) => {
      for (const { items } of course.modules)
        for (const item of items) {
          if (item.kind !== 'document') continue
          const sheets = screenSheets(item.sheet, pens)
          expect(sheets.map(({ language }) => language)).toEqual(locales)
          for (const { questions, language } of sheets) {
            const place = `${item.title}, ${language}`
            expect(questions.flatMap(rawMarkup), place).toEqual([])
            expect(questions.filter(isOther(language)), place).toEqual([])
            if (language === 'en')
              expect(
                questions.filter((one) => !takesItsAnswer(one)),
                place,
              ).toEqual([])
          }
        }
    },
  )
})

function isOther(language: Locale) {
  return (question: DrawnSheetQuestion) => question.language !== language
}

/** Leftovers of TeX or Typst markup in the words of a question; a program may contain them. */
function rawMarkup({ html, options = [], steps }: DrawnSheetQuestion): string[] {
  return [html, ...options, ...steps.map((step) => step.html)].flatMap((drawn) => {
    expect(drawn.trim()).not.toBe('')
    const words = drawn
      .replace(/<pre>.*?<\/pre>|<math.*?<\/math>/gs, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/&#?\w+;/g, ' ')
    return (
      words.match(/.{0,30}(?:[$\\^{}*#~]|\b(?:sqrt|frac|mat|overline)\b|(?<!\w)_|_(?!\w)).{0,30}/gs) ?? []
    )
  })
}

function takesItsAnswer({ check }: DrawnSheetQuestion): boolean {
  if (check === undefined) return true
  const { kind, answer, rules = {} } = check
  // The kinds are those of practice.
  const { verdict } = checkAnswer({ kind: kind as AnswerKind, answer, rules, input: answer })
  // Some keys are exact where the question asks for a rounded value.
  return verdict === 'right' || (verdict === 'form' && rules['places'] !== undefined)
}
