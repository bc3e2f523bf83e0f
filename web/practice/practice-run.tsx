import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import { readSession } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { dialogFailed } from '../ui/part-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { fetchForLater } from './check-sheet.ts'
import { loadSheet } from './load-sheet.ts'
import type { PracticeTarget, Question } from './question.ts'
import { QuestionView } from './question-view.tsx'
import { useRun } from './use-run.ts'

export type PracticeAsk = ComponentType<{
  /** The lesson that practises it; null for visitors. */
  item: string | null
  question: string
  lines: readonly string[]
  onDispute: (() => void) | null
}>

const DisputeForm = lazy<ComponentType<{ attempt: string; onClose(): void }>>(() =>
  import('./dispute-form.tsx').then((part) => ({ default: part.DisputeForm }), dialogFailed),
)

type Props = {
  /** Storage key for what is written here. */
  place: string
  wanted?: PracticeTarget
  given?: readonly Question[]
  /** Shown once all given questions are done. */
  end?: ReactNode
  /** Ask a teacher and take notes at a question. */
  Ask?: PracticeAsk
}

/** Questions one after another, each with its sheet. */
export function PracticeRun({ end, Ask, ...source }: Props) {
  const practice = useRun(source)
  const [disputed, setDisputed] = useState<string | null>(null)
  const { run, question, sheet, failure } = practice
  const hasChecked = sheet.report !== null
  useEffect(() => {
    if (hasChecked) fetchForLater(loadSheet)
  }, [hasChecked])
  if (failure !== '')
    return (
      <div role="alert" className="rounded-card border border-rule bg-card p-5">
        <p>{failure}</p>
        <Button variant="secondary" className="mt-3" onClick={practice.tryAgain}>
          {m.layout_try_again()}
        </Button>
      </div>
    )
  if (practice.isOver && run !== null) {
    const all = run.questions.reduce((sum, { marks }) => sum + marks, 0)
    const earned = run.questions.reduce(
      (sum, { question: name }) => sum + (run.sheets[name]?.report?.marks ?? 0),
      0,
    )
    return (
      <div>
        <p className="text-head font-bold text-ok">
          {m.practice_run_total({ marks: markText(earned), all: markText(all), count: all })}
        </p>
        {end}
        <Button variant="quiet" className="mt-4" onClick={practice.startAnew}>
          {m.practice_start_anew()}
        </Button>
      </div>
    )
  }
  if (run === null || question === null) return <Skeleton className="h-72 w-full" />
  const isSignedIn = typeof window !== 'undefined' && readSession() !== null
  return (
    <>
      <QuestionView
        key={question.question}
        question={question}
        number={run.at + 1}
        count={source.given ? run.questions.length : null}
        sheet={sheet}
        onWrite={practice.write}
        onReport={practice.report}
        next={
          <>
            <div className="mt-6 flex flex-wrap gap-3 border-t border-rule pt-4">
              <Button onClick={practice.goOn}>{m.practice_next()}</Button>
              {source.wanted && (
                <Button variant="secondary" onClick={() => void practice.another()}>
                  {m.practice_another()}
                </Button>
              )}
              {isSignedIn && sheet.attempt !== null && (
                <Button variant="quiet" onClick={() => setDisputed(sheet.attempt)}>
                  {m.practice_dispute()}
                </Button>
              )}
            </div>
            {practice.refusal !== '' && (
              <p role="alert" className="mt-3 text-small font-medium text-bad">
                {practice.refusal}
              </p>
            )}
          </>
        }
      />
      {Ask && isSignedIn && (
        <Suspense>
          <Ask
            key={question.question}
            item={question.item ?? null}
            question={question.question}
            lines={sheet.lines}
            onDispute={sheet.attempt === null ? null : () => setDisputed(sheet.attempt)}
          />
        </Suspense>
      )}
      {disputed !== null && (
        <Suspense>
          <DisputeForm attempt={disputed} onClose={() => setDisputed(null)} />
        </Suspense>
      )}
    </>
  )
}
