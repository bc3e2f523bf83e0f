import type { Words } from '../../../../domain/practice/question.ts'
import { say } from '../../writing.ts'

/** Words, with or without a letter of the question: `Hours $x$`. */
const headCell = (cell: string) =>
  cell
    .split('$')
    .map((part, index) => (index % 2 === 1 || part === '' ? part : `\\text{${part}}`))
    .join('')

const columns = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const cells = [head.map(headCell), ...rows]
  const lines = cells.map((row) => `\\hline ${row.join(' & ')} \\\\`)
  return `$\\begin{array}{|${'c|'.repeat(head.length)}}${lines.join(' ')} \\hline\\end{array}$`
}

/** A table with its columns named in each language; it is high and narrow, for the phone. A text in a cell is TeX. */
export const tableOf = (
  heads: readonly Words[],
  rows: readonly (readonly (number | string | Words)[])[],
): Words => {
  const inLanguage = (language: keyof Words) =>
    columns(
      heads.map((head) => head[language]),
      rows.map((row) => row.map((cell) => (typeof cell === 'object' ? headCell(cell[language]) : `${cell}`))),
    )
  return say(inLanguage('en'), inLanguage('hi'), inLanguage('te'))
}

const classHead = say('Class', 'वर्ग', 'తరగతి')
const frequencyHead = say('Frequency', 'बारंबारता', 'పౌనఃపున్యం')

const classOf = (low: number, width: number) => `${low}\\text{–}${low + width}`

/** Classes of equal width with their frequencies. */
export const frequencyTable = (
  lows: readonly number[],
  width: number,
  frequencies: readonly (number | string)[],
): Words =>
  tableOf(
    [classHead, frequencyHead],
    lows.map((low, index) => [classOf(low, width), frequencies[index] ?? '']),
  )

/** Several texts, each on a line of its own. */
export const joined = (...all: readonly Words[]): Words => {
  const inLanguage = (language: keyof Words) => all.map((words) => words[language]).join('\n')
  return say(inLanguage('en'), inLanguage('hi'), inLanguage('te'))
}

/** Formulas, which are the same in every language. */
export const same = (text: string): Words => say(text, text, text)

/** Whether a value has two decimals at most. */
export const isShort = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-7
