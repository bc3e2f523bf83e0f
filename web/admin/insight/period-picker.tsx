import { useNavigate, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type PeriodName, periods } from '../../../domain/admin/insight/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Link } from '../ui/link.tsx'
import { DayField } from '../ui/parts.tsx'

type PeriodSearch = {
  period?: PeriodName | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The period in the URL, as the calls take it; until both dates of a custom one are chosen it is 30 days. */
export function usePeriod(): { period: PeriodName; from?: string; to?: string } {
  const { period = '30', from, to }: PeriodSearch = useSearch({ strict: false })
  if (period !== 'custom') return { period }
  return from === undefined || to === undefined ? { period: '30' } : { period, from, to }
}

/** Selects the period, which is stored in the URL. */
export function PeriodPicker({ to: path }: { to: '/admin' | '/admin/settlements' }) {
  const { period = '30', from, to }: PeriodSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (days: PeriodSearch) =>
    void navigate({ to: path, search: (before) => ({ ...before, ...days, page: undefined }), replace: true })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <nav aria-label={m.admin_period()} className="flex flex-wrap gap-1">
        {periods.map((one) => (
          <Link
            key={one}
            to={path}
            search={(before: PeriodSearch) => ({
              ...before,
              period: one === '30' ? undefined : one,
              page: undefined,
            })}
            current={one === period ? 'true' : undefined}
            className={clsx(
              'inline-flex min-h-10 items-center rounded-ctl border px-3 text-small no-underline',
              one === period
                ? 'border-brand bg-brand-soft font-semibold text-link'
                : 'border-rule text-ink-2 hover:bg-sunk',
            )}
          >
            {periodText(one)}
          </Link>
        ))}
      </nav>
      {period === 'custom' && (
        <>
          <DayField
            label={m.admin_from()}
            defaultValue={from ?? ''}
            max={to}
            onChange={({ currentTarget }) => change({ from: currentTarget.value || undefined })}
          />
          <DayField
            label={m.admin_to()}
            defaultValue={to ?? ''}
            min={from}
            onChange={({ currentTarget }) => change({ to: currentTarget.value || undefined })}
          />
        </>
      )}
    </div>
  )
}

function periodText(period: PeriodName): string {
  if (period === 'year') return m.admin_period_year()
  if (period === 'custom') return m.admin_period_custom()
  return m.admin_period_days({ count: Number(period) })
}
