import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { send } from '../api.ts'
import { call, say } from '../query.ts'
import { useFields } from '../ui/form.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'

type Batch = AdminOutputOf<'getBatch'>
type Props = { batch: Batch | null; onSaved(batch: Batch): void }

/** Name, dates, courses and teachers of a batch. */
export function BatchForm({ batch, onSaved }: Props) {
  const choices = useQuery(call('getBatchChoices', {}))
  const [id] = useState(() => batch?.id ?? crypto.randomUUID())
  const { values, field } = useFields({
    name: batch?.name ?? '',
    startsOn: batch?.startsOn ?? '',
    endsOn: batch?.endsOn ?? '',
  })
  const [courseIds, setCourseIds] = useState(() => batch?.courses.map((one) => one.id) ?? [])
  const [teacherIds, setTeacherIds] = useState(() => batch?.teachers.map((one) => one.id) ?? [])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function save(): Promise<void> {
    const answer = await send('saveBatch', { id, ...values, courseIds, teacherIds })
    setErrors(answer.success ? {} : answer.fields)
    say(answer)
    if (answer.success) onSaved(answer.data)
  }

  return (
    <Form className="grid max-w-3xl gap-4 rounded-card border border-rule bg-card p-4" onSubmit={save}>
      <NotLoaded of={choices} />
      <Field label={m.admin_batch_name()} maxLength={80} {...field('name', errors)} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={m.admin_batch_from()} type="date" {...field('startsOn', errors)} />
        <Field label={m.admin_batch_to()} type="date" {...field('endsOn', errors)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Boxes
          label={m.admin_courses()}
          choices={choices.data?.courses ?? batch?.courses ?? []}
          chosen={courseIds}
          onChange={setCourseIds}
        />
        <Boxes
          label={m.admin_batch_teachers()}
          choices={choices.data?.teachers ?? batch?.teachers ?? []}
          chosen={teacherIds}
          onChange={setTeacherIds}
        />
      </div>
      <Submit className="justify-self-start">{m.admin_batch_save()}</Submit>
    </Form>
  )
}

type BoxesProps = {
  label: string
  choices: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

function Boxes({ label, choices, chosen, onChange }: BoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="max-h-64 overflow-y-auto rounded-ctl border border-rule p-2">
        {choices.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-9 cursor-pointer items-center gap-2 py-1 text-small leading-tight"
          >
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-(--brand)"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span className="wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
