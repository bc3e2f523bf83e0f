import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import type { TicketStatus } from '../../domain/support/rules.ts'
import { describedField, FieldError, fieldBorder } from '../ui/field-frame.tsx'
import { Chip, type Tone } from './chip.tsx'
import { distanceText, momentText, statusText } from './labels.ts'
import { PlaceLink } from './place.tsx'

const tones: Record<TicketStatus, Tone> = { open: 'news', waiting: 'warn', solved: 'good' }

export function StatusChip({ status }: { status: TicketStatus }) {
  return <Chip tone={tones[status]}>{statusText(status)}</Chip>
}

/** How far a moment is, with the exact one for who points at it. */
export function When({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={momentText(at)} className={className}>
      {distanceText(at)}
    </time>
  )
}

type Clocks = { firstAnswerDueAt: string | null; solveDueAt: string | null }

/** What is due next of a case: the first answer, then the solution; red once it is late. */
export function Due({ firstAnswerDueAt, solveDueAt }: Clocks) {
  const at = firstAnswerDueAt ?? solveDueAt
  if (at === null) return <span className="text-ink-3">{m.admin_due_nothing()}</span>
  const isLate = Date.parse(at) < Date.now()
  return (
    <span className={clsx(isLate && 'font-semibold text-bad')}>
      {firstAnswerDueAt === null ? m.admin_due_solution() : m.admin_due_answer()} <When at={at} />
    </span>
  )
}

type ChoiceProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  error?: string | undefined
  children: ReactNode
}

/** A labelled choice of one, with what is wrong with it below. A long name does not widen it. */
export function Choice({ label, error, className, children, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div className={clsx('min-w-0', className ?? 'max-w-full')}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold wrap-anywhere">
        {label}
      </label>
      <select
        {...describedField(id, { error })}
        className={clsx(
          'min-h-10 w-full rounded-ctl bg-card px-2 text-small text-ink text-ellipsis',
          fieldBorder(error),
        )}
        {...select}
      >
        {children}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** A labelled day. */
export function DayField({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="min-h-10 rounded-ctl border-[1.5px] border-line bg-card px-2 text-small text-ink"
        {...input}
      />
    </div>
  )
}

type PagesProps = { page: number; totalPages: number; addressOf: (page: number) => string }

/** The steps between the pages of a list. */
export function Pages({ page, totalPages, addressOf }: PagesProps) {
  if (totalPages <= 1) return null
  const before = Math.min(page - 1, totalPages)
  const step = 'inline-flex min-h-11 items-center px-2 font-semibold text-link'
  return (
    <nav aria-label={m.admin_pages()} className="mt-4 flex items-center gap-3 text-small">
      {before > 0 && (
        <PlaceLink to={addressOf(before)} rel="prev" className={step}>
          {m.admin_page_before()}
        </PlaceLink>
      )}
      <span>{m.admin_page_of({ page, pages: totalPages })}</span>
      {page < totalPages && (
        <PlaceLink to={addressOf(page + 1)} rel="next" className={step}>
          {m.admin_page_next()}
        </PlaceLink>
      )}
    </nav>
  )
}
