import { useQuery } from '@tanstack/react-query'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { holiday } from '../../../domain/admin/holidays/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type Change, send } from '../api.ts'
import { call, useChange } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { useJudgedForm } from '../ui/form.tsx'
import { dayText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'

type Holidays = AdminOutputOf<'getHolidays'>

/** Holidays whose date changes from year to year; refund deadlines skip them. */
export function HolidaysScreen() {
  const holidays = useQuery(call('getHolidays', {}))
  const change = useChange(call('getHolidays', {}))

  return (
    <>
      <BackLink to="/admin/refunds">{m.admin_refunds()}</BackLink>
      <Heading>{m.admin_holidays()}</Heading>
      <p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_holidays_about()}</p>
      <NotLoaded of={holidays} />
      {holidays.data?.length === 0 && (
        <p className="mb-5 max-w-2xl rounded-card border border-rule bg-card p-4">
          {m.admin_holidays_none()}
        </p>
      )}
      {holidays.data !== undefined && holidays.data.length > 0 && (
        <ul
          aria-label={m.admin_holidays()}
          className="mb-5 grid max-w-2xl rounded-card border border-rule bg-card px-4"
        >
          {holidays.data.map(({ day, name }) => (
            <li
              key={day}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-grid py-2 first:border-t-0"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{name}</span>{' '}
                <time dateTime={day} className="whitespace-nowrap text-ink-2 tabular-nums">
                  {dayText(day)}
                </time>
              </span>
              <ConfirmButton
                label={m.admin_remove()}
                of={name}
                title={m.admin_holiday_remove()}
                lead={m.admin_holiday_remove_lead({ name, day: dayText(day) })}
                confirm={m.admin_remove()}
                act={() => change(send('removeHoliday', { day }))}
              />
            </li>
          ))}
        </ul>
      )}
      <AddForm onAdd={change} />
    </>
  )
}

function AddForm({ onAdd }: { onAdd: Change<Holidays> }) {
  const form = useJudgedForm(holiday, { day: '', name: '' })

  async function add(): Promise<void> {
    const answer = await onAdd(send('addHoliday', form.values))
    if (answer.success) form.reset()
    else form.showErrors(answer.fields)
  }

  return (
    <Card title={m.admin_holiday_add()} className="max-w-2xl grid gap-3">
      <form noValidate className="grid justify-items-start gap-3" onSubmit={form.submit(add)}>
        <div className="flex w-full flex-wrap items-start gap-3">
          <Field
            label={m.admin_holiday_date()}
            type="date"
            className="flex-1 basis-44"
            {...form.field('day')}
          />
          <Field
            label={m.admin_holiday_title()}
            autoComplete="off"
            maxLength={80}
            className="flex-2 basis-60"
            {...form.field('name')}
          />
        </div>
        <Button type="submit" isBusy={form.isBusy}>
          {m.admin_holiday_add()}
        </Button>
      </form>
    </Card>
  )
}
