import type { ReactNode } from 'react'
import { amountText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CsvButton } from './csv-button.tsx'

type Total = {
  name: string
  now: number | null
  earlier: number | null
  isMoney?: boolean
  /** Below the figure. */
  note?: string
}

type Props = {
  label: string
  totals: readonly Total[]
  /** File name without its extension. */
  fileName: string
  /** Next to the export button. */
  children?: ReactNode
}

/** Figures of a period, each next to that of the previous period. */
export function Totals({ label, totals, fileName, children }: Props) {
  return (
    <div>
      <dl aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {totals.map((total) => (
          <div key={total.name} className="min-w-0 rounded-card border border-rule bg-card p-3">
            <dt className="text-sm text-ink-2">{total.name}</dt>
            <dd>
              <span className="block text-subhead leading-tight font-bold wrap-anywhere tabular-nums">
                {textOf(total.now, total)}
              </span>
              <span className="block text-sm text-ink-2 tabular-nums">
                {m.admin_figures_before({ figure: textOf(total.earlier, total) })}
                {changeText(total)}
              </span>
              {total.note !== undefined && <span className="block text-sm text-ink-2">{total.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <span>{children}</span>
        <CsvButton
          title={m.admin_figures_totals({ figures: label })}
          fileName={fileName}
          columns={[m.admin_figures_name(), m.admin_figures_now(), m.admin_figures_earlier()]}
          rows={totals.map(({ name, now, earlier }) => [
            name,
            { value: now, text: '' },
            { value: earlier, text: '' },
          ])}
        />
      </div>
    </div>
  )
}

function textOf(figure: number | null, { isMoney = false }: Total): string {
  if (figure === null) return m.admin_figures_hidden()
  return isMoney ? amountText(figure) : numberText(figure, 'en')
}

/** "+12 %"; empty without a value to compare with. */
function changeText({ now, earlier }: Total): string {
  if (now === null || earlier === null || earlier === 0) return ''
  const percent = Math.round(((now - earlier) / Math.abs(earlier)) * 100)
  return ` · ${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`
}
