import type { Words } from '../../../../domain/practice/question.ts'
import { same } from '../statistics/frequency-table.ts'

const inType = (text: string) => `\\texttt{${text.replace(/[%#&_{}]/g, '\\$&').replaceAll(' ', '~')}}`

/** A name or a value of a program, in a line of words. */
export const code = (text: string): string => `$${inType(text)}$`

/** A program or a query as it is typed, the same in every language. */
export const program = (lines: readonly string[]): Words =>
  same(
    `$\\begin{array}{|l|}\\hline ${lines.map((line) => `${inType(line)} \\\\`).join(' ')} \\hline\\end{array}$`,
  )
