import { m } from '../../domain/messages/compiled/messages.js'
import { SampleChip } from '../ui/sample-chip.tsx'

type Result = { title: string; text: string; marks: string }

/** Examination questions next to the lessons that prepared for them. */
export function Results({ results, isSample }: { results: readonly Result[]; isSample: boolean }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {results.map(({ title, text, marks }) => (
        <li
          key={title}
          className="result-sheet flex flex-col rounded-sheet border border-rule bg-card shadow-2"
        >
          <h3 className="text-title">{title}</h3>
          <p className="mt-1 mb-3 text-ink-2">{text}</p>
          <p className="mt-auto flex items-center justify-between gap-3">
            {isSample ? <SampleChip text={m.home_demo()} /> : <span />}
            <span className="step-mark">
              {marks}
              <span className="sr-only">{m.home_result_marks()}</span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
