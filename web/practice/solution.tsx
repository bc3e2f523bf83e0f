import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import type { Question } from './question.ts'

/**
 * The model solution with the mark of each line. Where no engine marks the working, the student ticks off their own
 * lines.
 */
export function Solution({ question: { solution, language, working, marks } }: { question: Question }) {
  const [had, setHad] = useState<ReadonlySet<number>>(new Set())
  const isSelfMarked = working === null && marks > 1
  const sum = solution.reduce((total, line, index) => total + (had.has(index) ? line.marks : 0), 0)
  return (
    <section className="mt-6">
      <h3 className="text-title">{m.practice_solution()}</h3>
      {isSelfMarked && <p className="mt-1 text-small text-ink-2">{m.practice_self_mark()}</p>}
      <ol className="mt-2 rounded-sheet border border-rule bg-card">
        {solution.map(({ line, marks: earned }, index) => (
          <li
            // Lines have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className="flex min-h-12 items-center gap-3 border-grid px-4 py-2 not-first:border-t"
          >
            <span
              lang={language}
              className="min-w-0 flex-1 overflow-x-auto"
              dangerouslySetInnerHTML={{ __html: line }}
            />
            {earned > 0 && (
              <span className="step-mark shrink-0">
                <span className="sr-only">{m.practice_marks({ count: earned, marks: earned })}</span>
                <span aria-hidden="true">{markText(earned)}</span>
              </span>
            )}
            {isSelfMarked && earned > 0 && (
              <input
                type="checkbox"
                aria-label={m.practice_had_line({ number: index + 1 })}
                checked={had.has(index)}
                onChange={() => setHad(toggled(had, index))}
                className="size-6 shrink-0 accent-(--brand)"
              />
            )}
          </li>
        ))}
      </ol>
      {isSelfMarked && (
        <p role="status" className="mt-2 text-right font-semibold text-ok">
          {m.practice_self_total({ marks: markText(sum), all: markText(marks) })}
        </p>
      )}
    </section>
  )
}

function toggled(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(index)) next.add(index)
  return next
}
