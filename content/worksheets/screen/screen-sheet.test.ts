import { describe, expect, it } from 'vitest'
import { drawnSheet } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { checkAnswer } from '../../../packages/step-marks/answers/check-answer.ts'
import type { AnswerKind } from '../../../packages/step-marks/answers/rules.ts'
import { drawMath } from '../../../server/adapters/formulas/draw-katex.ts'
import { sheetSections } from '../make-sheet.ts'
import { questionMarks } from '../question.ts'
import { createRandom } from '../random.ts'
import type { SheetSeed } from '../sheet-seed.ts'
import { topics } from '../topics.ts'
import { drawPractised, practisedQuestion } from './practised-question.ts'
import { screenSheets } from './screen-sheet.ts'
import { htmlOfTypst } from './typst-html.ts'
import { texOfTypst } from './typst-maths.ts'

const pens = { drawTex: drawMath, drawFigure: () => '<svg></svg>' }
const draw = (seed: SheetSeed) => screenSheets(seed, pens)

describe('a worksheet on the screen', () => {
  it.each([
    { generator: 'quadratic-equations', seed: 241, withAnswers: true, questionCount: 10 },
    { generator: 'gst', seed: 4013, withAnswers: true, questionCount: 10 },
    { generator: 'python-first-steps', seed: 7, withAnswers: true, questionCount: 8 },
    { generator: 'cbse-standard-paper', seed: 5, withAnswers: true },
  ] as const)('asks what its PDF of $generator asks, for the same marks, in each language', (seed) => {
    const sections = sheetSections(seed)
    const asked = sections.flatMap(({ questions }) => questions)
    const sheets = draw(seed)
    expect(sheets.map(({ language }) => language)).toEqual(['en', 'hi', 'te'])
    for (const sheet of sheets) {
      expect(drawnSheet.parse(sheet)).toEqual(sheet)
      expect(Math.max(...sheet.questions.map(({ number }) => number))).toBe(asked.length)
      expect(sheet.marks).toBe(asked.reduce((sum, one) => sum + questionMarks(one), 0))
      const marksOf = asked.map((_, at) =>
        sheet.questions.filter(({ number }) => number === at + 1).reduce((sum, { marks }) => sum + marks, 0),
      )
      expect(marksOf).toEqual(asked.map(questionMarks))
    }
  })

  it('names the sections of a paper in the language', () => {
    const titles = draw({ generator: 'ap-model-paper', seed: 3, withAnswers: true }).map(({ questions }) =>
      questions.flatMap(({ section }) => section ?? []),
    )
    expect(titles.map(([first]) => first)).toEqual([
      'Section I: 12 questions of 1 mark',
      'खंड I: 1 अंक के 12 प्रश्न',
      'విభాగం I: 1 మార్కు ప్రశ్నలు 12',
    ])
    for (const title of titles.slice(1).flat()) expect(title).not.toMatch(/Section|mark/)
  })

  it('has the words of practice in three languages, and takes the answer of practice', () => {
    const [english, hindi] = draw({
      generator: 'quadratic-word-problems',
      seed: 3,
      withAnswers: true,
      questionCount: 8,
    })
    const translated = hindi?.questions.filter(({ language }) => language === 'hi') ?? []
    expect(translated.length).toBeGreaterThan(3)
    for (const { html } of translated) expect(html).toMatch(/[\u0900-\u097f]/)
    for (const { check } of english?.questions ?? []) {
      if (check === undefined) continue
      const { kind, answer, rules = {} } = check
      // The kinds are those of practice.
      expect(checkAnswer({ kind: kind as AnswerKind, answer, rules, input: answer }).verdict).toBe('right')
    }
  })

  it('says that the rates of tax changed on the sheets that ask for it alone, and asks for no former one', () => {
    const [tax] = draw({ generator: 'gst', seed: 4014, withAnswers: true, questionCount: 10 })
    const [other] = draw({ generator: 'mean', seed: 1, withAnswers: true, questionCount: 6 })
    expect([tax?.usesTaxRates, other?.usesTaxRates]).toEqual([true, false])
    const text = JSON.stringify(tax).replace(/<[^>]+>/g, ' ')
    expect(text).not.toMatch(/\b(?:12|28) ?%/)
  })
})

describe('every question of a sheet', () => {
  it.each(Object.entries(topics))(
    'of %s can be shown, and is one of practice with the same numbers only',
    (name, makers) => {
      for (const make of makers)
        for (const seed of [13, 7932, 15851, 23770]) {
          // The names are those of the topics.
          const asked = drawPractised(name as keyof typeof topics, make, createRandom(seed))
          for (const work of [asked.prompt, ...asked.steps.map(([line]) => line)])
            expect(htmlOfTypst(work, drawMath)).not.toMatch(/\$|#\w+\(/)
          const practised = practisedQuestion(asked)
          if (practised === null) continue
          const given = numbersOf(`${asked.prompt} ${asked.steps.map(([line]) => line).join(' ')}`)
          const { stem } = practised.question
          for (const number of numbersOf(stem.en))
            expect(given, `${practised.maker}: ${asked.prompt} / ${stem.en}`).toContain(number)
        }
    },
  )
})

describe('HTML of a question', () => {
  it('keeps a bracket and a stop on the line of the formula that they stand at', () => {
    const html = htmlOfTypst('Find the area ($pi = 22 slash 7$).', () => '<math></math>')
    expect(html).toBe('<p>Find the area <span class="step-joined">(<math></math>).</span></p>')
  })
})

describe('TeX of a question', () => {
  it('loses the brackets of a fraction and an index, and keeps others', () => {
    expect(texOfTypst('(n (n + 1))/(2 times 12)')).toBe('\\frac{n (n + 1)}{2 \\times 12}')
    expect(texOfTypst('2 x^(n+1) (x - 3)')).toBe('2 x^{n + 1} (x - 3)')
    expect(texOfTypst('"P\'" = mat(delim: "[", 1, 2; 3, 4)')).toContain(
      '\\begin{bmatrix}1 & 2 \\\\ 3 & 4\\end{bmatrix}',
    )
  })

  it('refuses a name that it does not know', () => {
    expect(() => texOfTypst('unheard(x)')).toThrow('unknown name')
  })
})

function numbersOf(text: string): string[] {
  return [...text.replace(/(\d)\{?,\}?(?=\d\d)/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number)
}
