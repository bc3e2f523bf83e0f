import type { DrawnSheet, DrawnSheetQuestion } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { type DrawTex, wordsToHtml } from '../../../domain/lessons/steps/draw-lesson.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import type { PracticeQuestion } from '../../../domain/practice/question.ts'
import { sheetMinutes, sheetSections, usesTaxRates } from '../make-sheet.ts'
import type { FilledSection } from '../papers.ts'
import { type Question, questionMarks } from '../question.ts'
import type { SheetSeed } from '../sheet-seed.ts'
import { inLanguage } from './in-language.ts'
import { drawPractised, ownAnswerTo, practisedQuestion } from './practised-question.ts'
import { htmlOfTypst } from './typst-html.ts'

type Pen = {
  language: Locale
  drawTex: DrawTex
  /** The figure of a question that practice does not have, as SVG. */
  drawFigure(typst: string): string
}

/** A sheet for the screen, in every language: the questions of its PDF, in their order. */
export function screenSheets(seed: SheetSeed, pens: Omit<Pen, 'language'>): DrawnSheet[] {
  const sections = sheetSections(seed, drawPractised)
  return locales.map((language) => screenSheet(seed, sections, { ...pens, language }))
}

function screenSheet(seed: SheetSeed, sections: readonly FilledSection[], pen: Pen): DrawnSheet {
  const { language } = pen
  let number = 0
  const questions = sections.flatMap(({ title, questions: asked }) =>
    asked.flatMap((one, place) => {
      number += 1
      const parts = one.parts ?? [one]
      return parts.map(
        (part, index): DrawnSheetQuestion => ({
          ...(title !== '' &&
            place === 0 &&
            index === 0 && { section: inLanguage(title, language) ?? title }),
          number,
          ...(parts.length > 1 && { part: 'abc'[index] ?? '…' }),
          ...drawn(part, pen),
        }),
      )
    }),
  )
  const marks = questions.reduce((sum, question) => sum + question.marks, 0)
  return { language, marks, minutes: sheetMinutes(seed, marks), usesTaxRates: usesTaxRates(seed), questions }
}

type DrawnPart = Omit<DrawnSheetQuestion, 'section' | 'number' | 'part'>

function drawn(asked: Question, pen: Pen): DrawnPart {
  const found = practisedQuestion(asked)
  if (found !== null) return ofPractice(found.question, questionMarks(asked), pen)
  const shown = asked.figure === undefined ? null : figureWords(asked.figure)
  const lines = [asked.prompt, ...asked.steps.map(([work]) => work), ...(shown === null ? [] : [shown])]
  const isKnown = lines.every((line) => inLanguage(line, pen.language) !== null)
  const language = isKnown ? pen.language : 'en'
  const written = (line: string) => inLanguage(line, language) ?? line
  const own = ownAnswerTo(asked)
  return {
    marks: questionMarks(asked),
    language,
    html: htmlOfTypst(written(asked.prompt), pen.drawTex),
    ...(asked.figure !== undefined &&
      shown !== null && { figure: { svg: pen.drawFigure(asked.figure), words: written(shown) } }),
    ...(own !== undefined && { check: checkOf(own, own.letters ?? []) }),
    steps: asked.steps.map(([work, marks]) => ({ html: htmlOfTypst(written(work), pen.drawTex), marks })),
  }
}

function ofPractice(question: PracticeQuestion, marks: number, { language, drawTex }: Pen): DrawnPart {
  const { stem, figure, figureWords, ask, working, solution } = question
  const { kind, options } = ask
  const letters = [...(working?.variables ?? []), ...Object.keys(working?.facts ?? {})]
  return {
    marks,
    language,
    html: `<p>${wordsToHtml(stem[language], drawTex)}</p>`,
    ...(figure !== undefined && { figure: { svg: figure, words: figureWords?.[language] ?? '' } }),
    ...(options && { options: options.map((option) => wordsToHtml(option[language], drawTex)) }),
    // In practice, reasons are ordered by pressing them.
    ...(kind !== 'proof' && { check: checkOf(ask, letters) }),
    steps: solution.map(({ line, marks: earned }) => ({
      html: wordsToHtml(line[language], drawTex),
      marks: earned,
    })),
  }
}

function checkOf({ kind, answer, rules }: PracticeQuestion['ask'], letters: readonly string[]) {
  const all = [
    ...letters,
    ...(rules?.variables ?? []),
    ...(rules?.variable === undefined ? [] : [rules.variable]),
  ]
  return { kind, answer, ...(rules && { rules: { ...rules } }), letters: [...new Set(all)] }
}

/** Alternative text of a figure of template.typ. Throws if it has none. */
function figureWords(typst: string): string {
  const [, name = '', angle = ''] = /^#(\w+)\((\d*)/.exec(typst) ?? []
  const words: Readonly<Record<string, string>> = {
    proportionality: 'Triangle ABC; the line DE, with D on AB and E on AC, is parallel to BC.',
    tangents: 'A circle with centre O. From the point P outside, PA and PB touch it at A and B.',
    venn: 'Two circles A and B that overlap, in a rectangle.',
    elevation: `A right triangle with the angle ${angle}° on the ground and the height h.`,
    sector: `A sector of a circle with the angle ${angle}°.`,
    coneOnHemisphere: 'A cone that stands on a hemisphere of the same radius.',
  }
  const found = words[name]
  if (found === undefined) throw new Error(`a figure without words: ${typst}`)
  return found
}
