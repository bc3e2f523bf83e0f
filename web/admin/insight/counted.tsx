import { hourText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { dayText } from '../ui/labels.ts'

type Days = { from: string; to: string }
type Props = { figures: { period: Days; before: Days; countedAt: string | null; isCounting: boolean } }

/** The days that the figures cover, and when they were computed. */
export function Counted({ figures: { period, before, countedAt, isCounting } }: Props) {
  return (
    <p className="text-small text-ink-2">
      {m.admin_figures_days({
        from: dayText(period.from),
        to: dayText(period.to),
        beforeFrom: dayText(before.from),
        beforeTo: dayText(before.to),
      })}{' '}
      {countedAt !== null && m.admin_figures_counted({ at: hourText(new Date(countedAt), 'en') })}{' '}
      {isCounting && <strong>{m.admin_figures_counting()}</strong>}
    </p>
  )
}
