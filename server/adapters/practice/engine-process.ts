import { renderToString } from 'katex'
import { makeQuestion } from '../../../content/practice/make-question.ts'
import { escapeText } from '../../../domain/escape-text.ts'
import type { Locale } from '../../../domain/locales.ts'
import { answerTyped, markAttempt } from '../../../domain/practice/mark-attempt.ts'
import { mistakeOf } from '../../../domain/practice/mistake.ts'
import type { QuestionReference, Words } from '../../../domain/practice/question.ts'
import { answerTasks } from '../answer-tasks.ts'
import type { Drawing, DrawnQuestion, MarkedTry, Try } from './practice-engine.ts'

/** A task of the process: make a question, or mark a try. */
export type Task = { reference: QuestionReference } & ({ drawing: Drawing } | { given: Try })

// Null means a timeout: an unknown question has a response of its own.
answerTasks((task: Task) => ({ done: 'drawing' in task ? drawn(task) : marked(task) }))

function marked({ reference, given }: { reference: QuestionReference; given: Try }): MarkedTry | null {
  const question = makeQuestion(reference)
  if (question === null) return null
  const marking = markAttempt(question, given, given)
  const isWrong = marking.verdict === 'wrong'
  const mistake = isWrong ? mistakeOf(question.ask, answerTyped(given), marking.reason) : null
  return { ...marking, mistake, mostMarks: question.marks }
}

function drawn(task: { reference: QuestionReference; drawing: Drawing }): DrawnQuestion | null {
  const question = makeQuestion(task.reference)
  if (question === null) return null
  const { locale, formulas } = task.drawing
  const html = (words: Words) => drawnText(words[locale], formulas)
  const { ask, working, marks, figure = null, figureWords, stem, hints, solution } = question
  return {
    ask,
    ...(working !== undefined && { working }),
    marks,
    stem: html(stem),
    figure,
    figureWords: figureWords === undefined ? null : plain(figureWords, locale),
    options: ask.options?.map(html) ?? null,
    hints: hints.map(html),
    solution: solution.map((one) => ({
      line: html(one.line),
      marks: one.marks,
      plain: one.plain ?? null,
    })),
  }
}

/** Plain text with TeX between `$` signs as HTML. */
function drawnText(text: string, formulas: Drawing['formulas']): string {
  return text
    .split('$')
    .map((piece, index) => (index % 2 === 0 ? escapeText(piece) : drawnFormula(piece, formulas)))
    .join('')
}

const mostCached = 3000
const cache = new Map<string, string>()

/** Numbers differ between questions, but many small formulas recur. */
function drawnFormula(tex: string, formulas: Drawing['formulas']): string {
  const name = `${formulas} ${tex}`
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  const output = formulas === 'html' ? 'htmlAndMathml' : 'mathml'
  const drawing = renderToString(tex, {
    throwOnError: false,
    trust: false,
    output,
    // In table rows, Hindi and Telugu letters are taller than mathematics.
    ...(tex.startsWith('\\begin{array}{|c') && { macros: { '\\arraystretch': '1.4' } }),
  })
  cache.set(name, drawing)
  const [oldest] = cache.keys()
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest)
  return drawing
}

function plain(words: Words, locale: Locale): string {
  return words[locale].replaceAll('$', '')
}
