import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

type AccountSectionProps = { id: string; title: string; lead: ReactNode; children: ReactNode }

/** One section of the account: its subject at the left, its actions at the right. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule py-8 lg:grid-cols-[minmax(0,320px)_minmax(0,560px)] lg:gap-x-16"
    >
      <div>
        <h2 id={id} className="text-subhead leading-tight font-bold">
          {title}
        </h2>
        <div className="mt-2 text-small text-ink-2">{lead}</div>
      </div>
      <div>{children}</div>
    </section>
  )
}

/** The result, next to the button; announced to screen readers. */
export function Confirmation({ message }: { message: string }) {
  return (
    <p role="status" className="font-medium text-ok">
      {message !== '' && (
        <span className="inline-flex items-center gap-1.5">
          <Icon name="check" size={20} />
          {message}
        </span>
      )}
    </p>
  )
}

type TickProps = {
  name: string
  label: string
  hint?: string
  isTicked: boolean
  error?: string | undefined
  onTick(isTicked: boolean): void
}

/** An option that is never preselected. */
export function Tick({ name, label, hint, isTicked, error, onTick }: TickProps) {
  const errorId = `${name}-error`
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-(--brand)"
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>
          <span className="font-semibold">{label}</span>
          {hint && <span className="block text-small text-ink-2">{hint}</span>}
        </span>
      </label>
      {error && (
        <p id={errorId} className="flex gap-1.5 text-small font-medium text-bad">
          <span className="shrink-0 pt-0.5">
            <Icon name="alert" size={18} />
          </span>
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
