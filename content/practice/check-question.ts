import { renderToString } from 'katex'
import { type Locale, locales } from '../../domain/locales.ts'
import type { PracticeQuestion, Words } from '../../domain/practice/question.ts'
import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'

/** The errors of a question; empty if it may be published. */
export function faultsOf(question: PracticeQuestion): string[] {
  const { ask, figure, figureWords, hints, marks, solution, stem } = question
  const faults = [...answerFaults(ask), ...workingFaults(question)]
  const total = solution.reduce((sum, one) => sum + one.marks, 0)
  if (total !== marks) faults.push(`the solution gives ${total} of ${marks} marks`)
  if (hints.length < 2) faults.push('fewer than two hints')
  if ((figure === undefined) !== (figureWords === undefined))
    faults.push('a figure and its words go together')
  if (figure !== undefined) faults.push(...figureFaults(figure))
  const texts: Record<string, Words> = {
    stem,
    ...(figureWords && { figureWords }),
    ...named('hint', hints),
    ...named('option', ask.options ?? []),
    ...named(
      'line',
      solution.map((one) => one.line),
    ),
  }
  for (const [name, words] of Object.entries(texts))
    faults.push(...wordsFaults(words).map((fault) => `${name}: ${fault}`))
  if (/NaN|undefined|Infinity|\[object|null/.test(JSON.stringify(question)))
    faults.push('a number is missing')
  for (const locale of locales)
    if (new Set(ask.options?.map((words) => words[locale])).size < (ask.options?.length ?? 0))
      faults.push(`two options are the same in ${locale}`)
  return faults
}

const named = (name: string, all: readonly Words[]) =>
  Object.fromEntries(all.map((words, index) => [`${name} ${index + 1}`, words]))

function answerFaults(ask: PracticeQuestion['ask']): string[] {
  const check = (input: string) => checkAnswer({ ...ask, input })
  const own = check(ask.answer)
  // an exact answer of which the student gives the rounded value
  const isExact = own.verdict === 'form' && own.reason === 'not-rounded' && ask.rules?.places !== undefined
  const faults =
    own.verdict === 'right' || isExact ? [] : [`its own answer ${ask.answer} is ${JSON.stringify(own)}`]
  for (const input of ['', ' ', ...wrongAnswers(ask)])
    if (check(input).verdict === 'right') faults.push(`the answer ${JSON.stringify(input)} is right`)
  const count = ask.options?.length ?? 0
  if (ask.kind === 'choice' && count < 2) faults.push('a choice without options')
  if (ask.kind === 'choice' && !letters.slice(0, count).includes(ask.answer))
    faults.push('the answer of a choice is the letter of an option')
  return faults
}

const letters = ['A', 'B', 'C', 'D']

/** Answers that are certainly wrong: another option, fewer reasons, or one number of the answer changed. */
function wrongAnswers({ kind, answer, options = [] }: PracticeQuestion['ask']): string[] {
  if (kind === 'choice') return letters.slice(0, options.length).filter((letter) => letter !== answer)
  if (kind === 'proof')
    return [answer.split(' ').slice(0, -1).join(' '), answer.split(' ').reverse().join(' ')]
  const found = [...answer.matchAll(number)]
  if (found.length === 0) return ['7']
  return found.map((one) => changed(answer, one))
}

const number = /(?<![\d.^_])\d+(?:\.\d+)?/g
const changed = (text: string, { 0: digits, index }: RegExpExecArray) =>
  `${text.slice(0, index)}${Number(digits) + 1}${text.slice(index + digits.length)}`

function workingFaults({ marks, solution, working }: PracticeQuestion): string[] {
  if (working === undefined) return []
  const lines = solution.flatMap(({ plain }) => plain ?? [])
  const report = checkWorking(working, lines)
  const faults: string[] = []
  if (working.marks !== marks) faults.push(`the working is for ${working.marks} of ${marks} marks`)
  if (report.marks !== marks) {
    const states = report.milestones.map(({ id, state }) => `${id} ${state}`).join(', ')
    faults.push(`its own lines earn ${report.marks} of ${marks} marks (${states}): ${lines.join(' · ')}`)
  }
  for (const [index, { status }] of report.lines.entries())
    if (status !== 'ok' && status !== 'note') faults.push(`its own line "${lines[index]}" is ${status}`)
  const last = lines.at(-1) ?? ''
  const end = [...last.matchAll(number)].at(-1)
  const slipped =
    end && checkWorking(working, [...lines.slice(0, -1), changed(last, end)], { isMarksAlone: true })
  if (slipped?.marks === marks) faults.push(`full marks for the last line "${end && changed(last, end)}"`)
  if (checkWorking(working, ['']).marks > 0) faults.push('marks for an empty line')
  return faults
}

const scripts: Record<Locale, RegExp> = {
  en: /[A-Za-z]/,
  hi: /[\u0900-\u097f]/,
  te: /[\u0c00-\u0c7f]/,
}
/** Signs and names that are written in Latin letters in every language. */
const latin = /\b(?:km\/h|m\/s|cm|mm|km|kg|ml|AP|GP|HCF|LCM|GST|CGST|SGST|IGST|SQL|[A-Z]{1,4}|[a-z])\b/g

function wordsFaults(words: Words): string[] {
  const faults: string[] = []
  for (const locale of locales) {
    const text = words[locale]
    if (text.trim() === '') faults.push(`nothing in ${locale}`)
    if (/\d\.\d{8}/.test(text)) faults.push(`a number that is not rounded in ${locale}: ${text}`)
    if (text.split('$').length % 2 === 0) faults.push(`a $ without its pair in ${locale}`)
    for (const tex of formulasOf(text)) if (!isDrawn(tex)) faults.push(`does not draw: ${tex}`)
    if (numbersOf(text) !== numbersOf(words.en)) faults.push(`other numbers in ${locale}: ${text}`)
    const plain = withoutFormulas(text).replace(/`[^`]*`/g, '')
    if (locale === 'en') continue
    const hasWords = /[A-Za-z]{2}/.test(
      withoutFormulas(words.en)
        .replace(/`[^`]*`/g, '')
        .replace(latin, ''),
    )
    if (hasWords && !scripts[locale].test(plain)) faults.push(`not in ${locale}: ${text}`)
    if (/[A-Za-z]{3}/.test(plain.replace(latin, ''))) faults.push(`English in ${locale}: ${text}`)
  }
  if (scripts.te.test(words.hi) || scripts.hi.test(words.te) || /[\u0900-\u0c7f]/.test(words.en))
    faults.push('languages are mixed up')
  return faults
}

const formulasOf = (text: string) => text.split('$').filter((_, index) => index % 2 === 1)
const withoutFormulas = (text: string) =>
  text
    .split('$')
    .filter((_, index) => index % 2 === 0)
    .join(' ')
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')

const drawn = new Map<string, boolean>()

function isDrawn(tex: string): boolean {
  const known = drawn.get(tex)
  if (known !== undefined) return known
  let is = true
  try {
    renderToString(tex, { throwOnError: true, strict: 'error', output: 'mathml' })
  } catch {
    is = false
  }
  drawn.set(tex, is)
  return is
}

function figureFaults(figure: string): string[] {
  const faults: string[] = []
  if (!/^<svg [^>]*viewBox="[^"]+"[^>]*>.*<\/svg>$/s.test(figure))
    faults.push('a figure is one <svg viewBox>')
  if (/<(?:script|style|foreignObject|image|a)\b|\bon\w+=|href|url\(/i.test(figure))
    faults.push('a figure only draws')
  const texts = [...figure.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)
  for (const text of texts) if (/\p{L}{4}/u.test(text)) faults.push(`a word in a figure: ${text}`)
  return faults
}
