import { m } from '../../../domain/messages/compiled/messages.js'
import { Card } from '../ui/card.tsx'
import { momentText } from '../ui/labels.ts'
import { happeningText } from './labels.ts'
import type { Order } from './order.ts'

/** The history, newest last. */
export function Timeline({ happenings }: { happenings: Order['timeline'] }) {
  return (
    <Card title={m.admin_timeline()}>
      <ol className="mt-2 grid gap-2 text-small">
        {happenings.map(({ at, kind, detail }, index) => (
          // Two events may have the same time.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={`${at}${index}`} className="grid gap-x-3 sm:grid-cols-[190px_minmax(0,1fr)]">
            <time dateTime={at} className="text-ink-2">
              {momentText(at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{happeningText(kind)}</span>
              {detail !== null && ` · ${detail}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
