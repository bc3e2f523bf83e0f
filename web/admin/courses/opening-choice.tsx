import { useId, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { FieldError } from '../../ui/field-frame.tsx'
import { fieldId } from './labels.ts'
import type { Item } from './outline.ts'
import type { SectionProps } from './section-props.ts'

type Opening = Pick<Item, 'opensOn' | 'opensAfterDays'>
type Way = 'atOnce' | 'on' | 'after'

type Props = Pick<SectionProps, 'errorOf'> & {
  label: string
  /** What opens, for screen reader users. */
  purpose: string
  opening: Opening
  field: string
  onChange(opening: Opening): void
}

const usualDays = 7
const atOnce = { opensOn: null, opensAfterDays: null }

/** When a lesson or the lessons of a chapter open: with the course, on a date, or days after a student joined. */
export function OpeningChoice({ label, purpose, opening, field, errorOf, onChange }: Props) {
  const { opensOn, opensAfterDays } = opening
  const id = useId()
  /** A date was chosen but is not entered yet. */
  const [wantsDay, setWantsDay] = useState(false)
  const way: Way = opensAfterDays !== null ? 'after' : opensOn !== null || wantsDay ? 'on' : 'atOnce'
  const error = errorOf(`${field}.opensOn`) ?? errorOf(`${field}.opensAfterDays`)

  function choose(chosen: string): void {
    setWantsDay(chosen === 'on')
    onChange(chosen === 'after' ? { opensOn: null, opensAfterDays: usualDays } : atOnce)
  }

  return (
    <div className="grid gap-1">
      <div id={fieldId(`${field}.opensAfterDays`)} className="flex flex-wrap items-center gap-2 text-small">
        <label htmlFor={id}>
          {label}
          <span className="sr-only"> ({purpose})</span>
        </label>
        <select id={id} value={way} className={control} onChange={({ target }) => choose(target.value)}>
          <option value="atOnce">{m.admin_opening_at_once()}</option>
          <option value="on">{m.admin_opening_on()}</option>
          <option value="after">{m.admin_opening_after()}</option>
        </select>
        {way === 'on' && (
          <span id={fieldId(`${field}.opensOn`)}>
            <input
              type="date"
              aria-label={m.admin_opening_day()}
              aria-describedby={error && `${id}-error`}
              className={control}
              value={opensOn ?? ''}
              onChange={({ target }) => onChange({ opensOn: target.value || null, opensAfterDays: null })}
            />
          </span>
        )}
        {way === 'after' && (
          <input
            type="number"
            min={1}
            max={730}
            aria-label={m.admin_opening_days()}
            aria-describedby={error && `${id}-error`}
            className={`${control} w-20 tabular-nums`}
            defaultValue={opensAfterDays ?? usualDays}
            onChange={({ target }) => {
              const days = target.valueAsNumber
              if (Number.isInteger(days) && days >= 1 && days <= 730)
                onChange({ opensOn: null, opensAfterDays: days })
            }}
          />
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}

const control = 'min-h-10 max-w-full rounded-ctl border-ctl border-line bg-card px-2 text-ink'
