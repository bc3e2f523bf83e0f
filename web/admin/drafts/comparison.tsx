import { m } from '../../../domain/messages/compiled/messages.js'
import { changedPieces, type Piece } from './changed-pieces.ts'
import type { Difference } from './field-words.ts'

type Props = { differences: readonly Difference[]; titles: readonly [one: string, other: string] }

/** The differences of two versions, field by field. */
export function Comparison({ differences, titles: [one, other] }: Props) {
  if (differences.length === 0) return <p>{m.admin_draft_no_difference()}</p>
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      {differences.map((difference) => {
        const [first, second] = changedPieces(difference.one, difference.other)
        return (
          <section
            key={difference.field}
            aria-label={difference.label}
            className="grid gap-x-5 gap-y-2 border-t border-grid pt-3 @xl:grid-cols-2"
          >
            <h3 className="font-bold @xl:col-span-2">{difference.label}</h3>
            <Side title={one} pieces={first} />
            <Side title={other} pieces={second} />
          </section>
        )
      })}
    </div>
  )
}

function Side({ title, pieces }: { title: string; pieces: readonly Piece[] }) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold text-ink-2">{title}</p>
      <p className="max-h-72 overflow-auto wrap-anywhere whitespace-pre-wrap">
        {pieces.map(({ text, kind }, at) =>
          kind === 'changed' ? (
            // Pieces have no identity but their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <mark key={at} className="rounded-xs bg-hl-soft text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  )
}
