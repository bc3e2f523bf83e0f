import { readFile } from 'node:fs/promises'
import { type AnswerCase, answerDifferences, countAnswers } from './answers.ts'
import { countWorkings, judgeWorkings, type WorkingFile } from './workings.ts'

/**
 * `npm run maths:check -- FILE`: checks the answers or the workings of a file, prints each difference, and as the
 * last line the counts as JSON. It fails when an answer that is wrong was accepted, or a right working flagged.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Say which file of cases is to be checked: npm run maths:check -- FILE')
  process.exit(1)
}
const { pairs, problems, workings }: { pairs?: AnswerCase[] } & Partial<WorkingFile> = JSON.parse(
  await readFile(file, 'utf8'),
)
if (pairs !== undefined) checkAnswers(pairs)
else if (problems !== undefined && workings !== undefined) checkWorkings({ problems, workings })
else {
  console.error(`${file} holds no cases: neither "pairs" nor "problems" and "workings".`)
  process.exit(1)
}

function checkAnswers(cases: readonly AnswerCase[]): void {
  const differences = answerDifferences(cases)
  for (const { id, kind, answer, input, verdict, given, reason } of differences)
    console.log(
      `${id} ${kind} ${answer} ← ${JSON.stringify(input)}: expected ${verdict}, got ${given} (${reason})`,
    )
  const counts = countAnswers(cases.length, differences)
  console.log(JSON.stringify(counts))
  process.exitCode = counts.falseAccepts > 0 ? 1 : 0
}

function checkWorkings(cases: WorkingFile): void {
  const judged = judgeWorkings(cases)
  for (const { id, problem, differences } of judged)
    if (differences.length > 0) console.log(`${id} ${problem}: ${differences.join('; ')}`)
  const counts = countWorkings(judged)
  console.log(JSON.stringify(counts))
  process.exitCode = counts.rightFlagged > 0 ? 1 : 0
}
