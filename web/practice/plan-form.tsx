import { useId, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { boards, usualMinutes } from '../../domain/practice/rules.ts'
import { send } from '../api.ts'
import { Field } from '../ui/field.tsx'
import { Form, Submit } from '../ui/form.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.ts'
import { boardName } from './board-names.ts'

type Plan = NonNullable<OutputOf<'getPlan'>['plan']>

/** Board, day of the examination and minutes a day. */
export function PlanForm({ plan, onSaved }: { plan: Plan | null; onSaved(): void }) {
  const id = useId()
  const [board, setBoard] = useState(plan?.board ?? boards[0])
  const [examinationOn, setExaminationOn] = useState(plan?.examinationOn ?? '')
  const [minutes, setMinutes] = useState(String(plan?.minutesADay ?? usualMinutes))
  const [errors, setErrors] = useState<Record<string, string>>({})
  async function save() {
    const answer = await send('savePlan', {
      board,
      examinationOn: examinationOn === '' ? null : examinationOn,
      minutesADay: Number(minutes),
    })
    if (!answer.success) {
      setErrors(answer.fields)
      if (Object.keys(answer.fields).length === 0) toast.error(answer.message || m.practice_no_line())
      return
    }
    setErrors({})
    toast.success(answer.message)
    onSaved()
  }
  return (
    <Form
      aria-labelledby={`${id}-head`}
      onSubmit={save}
      className="grid gap-4 rounded-card border border-rule bg-card p-5"
    >
      <h2 id={`${id}-head`} className="text-title">
        {plan === null ? m.study_plan_make() : m.study_plan_yours()}
      </h2>
      <Select
        label={m.study_plan_board()}
        value={board}
        onChange={(event) => setBoard(boards.find((name) => name === event.target.value) ?? board)}
        options={boards.map((id) => ({ id, name: boardName(id) }))}
      />
      <Field
        type="date"
        label={m.study_plan_examination()}
        hint={m.study_plan_examination_hint()}
        error={errors['examinationOn']}
        value={examinationOn}
        onChange={(event) => setExaminationOn(event.target.value)}
      />
      <Field
        type="number"
        inputMode="numeric"
        min={5}
        max={120}
        label={m.study_plan_minutes()}
        error={errors['minutesADay']}
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
      />
      <Submit variant={plan === null ? 'primary' : 'secondary'}>{m.study_plan_save()}</Submit>
    </Form>
  )
}
