import { m } from '../../../domain/messages/compiled/messages.js'
import { SmallButton } from '../ui/small-button.tsx'
import { NumberField } from './number-field.tsx'
import { WordsField } from './words-field.tsx'
import { type ErrorOf, useWriting } from './writing.ts'

const firstFigure = { widthInPx: 320, view: [-1, -1, 9, 7] as const }
const edges = [
  m.admin_lesson_view_left,
  m.admin_lesson_view_bottom,
  m.admin_lesson_view_right,
  m.admin_lesson_view_top,
]

/** The size of the lesson's figure, and the part of the plane that it shows. */
export function FigureSection({ errorOf }: { errorOf: ErrorOf }) {
  const { document, change } = useWriting()
  const { figure, figureWords } = document
  const put = (next: typeof figure) =>
    change(({ figure: _, ...was }) => (next === undefined ? was : { ...was, figure: next }))
  return (
    <details className="rounded-card border border-rule bg-card p-4" open={figure !== undefined}>
      <summary className="min-h-6 cursor-pointer">
        <h2 className="inline text-lg font-bold">{m.admin_lesson_figure()}</h2>
      </summary>
      <p className="mt-1 text-small text-ink-2">{m.admin_lesson_figure_hint()}</p>
      {figure === undefined ? (
        <SmallButton
          label={m.admin_lesson_figure_add()}
          variant="secondary"
          className="mt-3"
          onClick={() => put({ ...firstFigure })}
        />
      ) : (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          <WordsField
            label={m.admin_lesson_figure_words()}
            words={figureWords}
            error={errorOf('figureWords')}
            onChange={(next) => change((was) => ({ ...was, figureWords: next }))}
          />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            <NumberField
              label={m.admin_lesson_figure_width()}
              value={figure.widthInPx}
              error={errorOf('figure.widthInPx')}
              onChange={(widthInPx = 320) => put({ ...figure, widthInPx })}
            />
            {edges.map((label, at) => (
              <NumberField
                key={label()}
                label={label()}
                value={figure.view[at]}
                onChange={(edge = 0) => {
                  const [left, bottom, right, top] = figure.view.with(at, edge)
                  put({ ...figure, view: [left ?? 0, bottom ?? 0, right ?? 1, top ?? 1] })
                }}
              />
            ))}
          </div>
          {errorOf('figure') !== undefined && <p className="font-medium text-bad">{errorOf('figure')}</p>}
          <div>
            <SmallButton
              label={m.admin_course_remove()}
              of={m.admin_lesson_figure()}
              onClick={() => put(undefined)}
            />
          </div>
        </div>
      )}
    </details>
  )
}
