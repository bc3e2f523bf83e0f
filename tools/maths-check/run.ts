import { readFile } from 'node:fs/promises'
import { type AnswerCase, answerDifferences, countAnswers } from './answers.ts'

/**
 * `npm run maths:check -- FILE`: checks the cases of a file, prints each difference, and as the last line the
 * counts as JSON. It fails when an answer that is wrong was accepted.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Say which file of cases is to be checked: npm run maths:check -- FILE')
  process.exit(1)
}
const { pairs }: { pairs?: AnswerCase[] } = JSON.parse(await readFile(file, 'utf8'))
if (pairs === undefined) {
  console.error(`${file} holds no cases: it has no "pairs".`)
  process.exit(1)
}
const differences = answerDifferences(pairs)
for (const { id, kind, answer, input, verdict, given, reason } of differences)
  console.log(
    `${id} ${kind} ${answer} ← ${JSON.stringify(input)}: expected ${verdict}, got ${given} (${reason})`,
  )
const counts = countAnswers(pairs.length, differences)
console.log(JSON.stringify(counts))
process.exitCode = counts.falseAccepts > 0 ? 1 : 0
