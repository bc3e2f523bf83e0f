import { finishLesson } from '../../../domain/lessons/steps/finish-lesson.ts'
import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { cleanRichText, formulasOf } from '../../rich-text/rich-text.ts'
import { answerTasks } from '../answer-tasks.ts'
import { drawKatex, drawMath } from './draw-katex.ts'
import type { CleanedText, Formula } from './formulas.ts'

/** A task of the process: clean a text, draw a formula or finish a lesson. */
export type Task = { written: string; mostLength: number } | { formula: Formula } | { lesson: StepLesson }

answerTasks((task: Task) => {
  try {
    return done(task)
  } catch {
    return null
  }
})

function done(task: Task): unknown {
  if ('formula' in task) return drawKatex(task.formula)
  return 'lesson' in task ? finishLesson(task.lesson, drawMath) : cleaned(task)
}

function cleaned({ written, mostLength }: { written: string; mostLength: number }): CleanedText | null {
  const html = cleanRichText(written)
  if (html.length > mostLength) return null
  const formulas = new Map<string, CleanedText['formulas'][number]>()
  for (const formula of formulasOf(html)) {
    const name = `${formula.isBlock} ${formula.tex}`
    const known = formulas.get(name)
    if (known === undefined) formulas.set(name, { ...formula, count: 1 })
    else known.count += 1
  }
  return { html, formulas: [...formulas.values()] }
}
