import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { TicketStatus } from '../../../domain/support/rules.ts'
import { describedField, FieldError, fieldBorder } from '../../ui/field-frame.tsx'
import { Chip, type Tone } from './chip.tsx'
import { distanceText, momentText, statusText } from './labels.ts'

const tones: Record<TicketStatus, Tone> = { open: 'news', waiting: 'warn', solved: 'good' }

export function StatusChip({ status }: { status: TicketStatus }) {
  return <Chip tone={tones[status]}>{statusText(status)}</Chip>
}

/** A relative time, with the exact one on hover. */
export function When({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={momentText(at)} className={className}>
      {distanceText(at)}
    </time>
  )
}

/** A due time; red when overdue. */
export function Deadline({ at }: { at: string }) {
  return <When at={at} className={clsx(Date.parse(at) < Date.now() && 'font-semibold text-bad')} />
}

/** Time and author of the last message. */
export function Changed({ updatedAt, updatedBy }: { updatedAt: string; updatedBy: string | null }) {
  return (
    <>
      <When at={updatedAt} />
      {updatedBy !== null && <span className="block text-sm text-ink-2">{updatedBy}</span>}
    </>
  )
}

type Clocks = { firstAnswerDueAt: string | null; solveDueAt: string | null }

/** The next deadline of a case: first answer, then resolution; red when overdue. */
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

export type Option = { id: string | number; name: string }

/** Options whose label is their value. */
export function named<Id extends string | number>(ids: readonly Id[], textOf: (id: Id) => string) {
  return ids.map((id) => ({ id, name: textOf(id) }))
}

/** Options from a record of labels. */
export function optionsOf<Name extends string>(texts: Readonly<Record<Name, () => string>>) {
  // Object.keys loses the literal names.
  return named(Object.keys(texts) as Name[], (name) => texts[name]())
}

type ChoiceProps<Id, None> = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  error?: string | undefined
  /** The placeholder option. */
  none?: None
  options?: readonly { id: Id; name: string }[]
  /** Called with the selected option; null for the placeholder. */
  onChoose?(chosen: NoInfer<Id> | (None extends string ? null : never)): void
}

/** A labelled select with its error below. A long name does not widen it. */
export function Choice<Id extends string | number, None extends string | undefined = undefined>({
  label,
  error,
  className,
  none,
  options = [],
  children,
  onChoose,
  ...select
}: ChoiceProps<Id, None>) {
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
        {...(onChoose && {
          onChange: ({ target }: { target: { value: string } }) => {
            const chosen = options.find(({ id: one }) => String(one) === target.value)
            if (chosen !== undefined) onChoose(chosen.id)
            // Without it there is no empty option.
            else if (none !== undefined) onChoose(null as Parameters<typeof onChoose>[0])
          },
        })}
        {...select}
      >
        {none !== undefined && <option value="">{none}</option>}
        {children}
        {options.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** A labelled date field. */
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
        className="min-h-10 rounded-ctl border-ctl border-line bg-card px-2 text-small text-ink"
        {...input}
      />
    </div>
  )
}

/** The heading of a screen, and the document title. */
export function Heading({ children, title = children }: { children: string; title?: string }) {
  return (
    <>
      <title>{m.admin_title({ screen: title })}</title>
      <h1 className="text-head leading-tight font-bold wrap-anywhere">{children}</h1>
    </>
  )
}
