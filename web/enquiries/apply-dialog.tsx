import { useEffect, useState } from 'react'
import { type Occupation, occupations, type Topic, topics } from '../../domain/enquiries/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { forgetDraft, readDraft, useKeptDraft } from '../kept-draft.ts'
import { Button } from '../ui/button.tsx'
import { useClientKey } from '../ui/client-key.ts'
import { Dialog } from '../ui/dialog.tsx'
import { EmailField, Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RobotTrap, useRobotGuard } from '../ui/robot-trap.tsx'
import { toast } from '../ui/toast.ts'
import { useForm } from '../ui/use-form.ts'
import { useLoaded } from '../use-loaded.ts'
import { CountryPhone } from './country-phone.tsx'
import { enquiryMessage } from './field-messages.ts'
import { occupationNames, topicNames } from './topic-names.ts'

const empty = { fullName: '', emailId: '', companyName: '', experienceInYears: '', dreamCompany: '' }
const indiaAlone = '+91'
const draftName = 'apply-draft'
const choice = 'flex min-h-11 cursor-pointer items-center gap-3 text-base'
const control = 'size-5 shrink-0 accent-brand'

type ApplyDraft = {
  values: typeof empty
  phone: { value: string; isEmpty: boolean }
  chosen: readonly Topic[]
  occupation: Occupation | null
}

export type ApplyDialogProps = { isOpen: boolean; topic: Topic | null; onClose(): void }

/**
 * The application for a career batch (specification, sections 2, 3 and 5). What is typed stays until it was sent, even
 * when the dialog is closed or sending fails.
 */
export function ApplyDialog({ isOpen, topic, onClose }: ApplyDialogProps) {
  const [problem, setProblem] = useState('')
  const [phone, setPhone] = useState({ value: indiaAlone, isEmpty: true })
  const [chosen, setChosen] = useState<readonly Topic[]>([])
  const [occupation, setOccupation] = useState<Occupation | null>(null)
  /** As staff wrote it; empty until it is known. */
  const month = useLoaded('getSiteContent', { keys: 'batch' }).data?.batch?.value.month ?? ''
  const guard = useRobotGuard()
  const key = useClientKey()
  const rest = {
    ...(!phone.isEmpty && { phoneNumber: phone.value }),
    topicsOfInterest: [...chosen],
    ...(occupation !== null && { occupation }),
  }
  const form = useForm<keyof typeof empty | 'phoneNumber'>({
    initial: { ...empty, phoneNumber: '' },
    loadSchema: async () => (await import('../../domain/enquiries/schemas.ts')).application,
    toInput: ({ phoneNumber: _, ...values }) => ({ ...values, ...rest }),
    sentenceOf: enquiryMessage,
    readDraft: () => readDraft<ApplyDraft>(draftName)?.values ?? null,
  })
  const { phoneNumber: _phone, ...typed } = form.values
  useKeptDraft(draftName, { values: typed, phone, chosen, occupation } satisfies ApplyDraft)
  useEffect(() => {
    const draft = readDraft<ApplyDraft>(draftName)
    if (draft === null) return
    setPhone(draft.phone)
    setChosen(draft.chosen)
    setOccupation(draft.occupation)
  }, [])

  useEffect(() => {
    if (isOpen && topic !== null) setChosen((current) => [...new Set([...current, topic])])
  }, [isOpen, topic])

  const submit = form.submit(async () => {
    setProblem('')
    const { phoneNumber: _, ...values } = form.values
    const answer = await send('createApplication', {
      ...values,
      ...rest,
      clientKey: key.read(),
      ...(await guard.read()),
    })
    if (!answer.success) {
      form.showErrors(answer.fields)
      setProblem(answer.message || m.apply_failed())
      return
    }
    onClose()
    key.renew()
    form.reset()
    setPhone({ value: indiaAlone, isEmpty: true })
    setChosen([])
    setOccupation(null)
    forgetDraft(draftName)
    toast.success(answer.message)
  })
  const experience = form.field('experienceInYears')

  return (
    <Dialog title={m.apply_now()} isOpen={isOpen} onClose={onClose}>
      <p className="-mt-3 mb-4 min-h-[1.55em] font-semibold text-ok">
        {month !== '' && m.apply_next_batch({ month })}
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={m.apply_name()} autoComplete="name" required {...form.field('fullName')} />
        <EmailField label={m.apply_email()} {...form.field('emailId')} />
        <CountryPhone
          value={phone.value}
          error={form.field('phoneNumber').error}
          onChange={(value, isEmpty) => {
            if (value === phone.value) return
            setPhone({ value, isEmpty })
            form.setValue('phoneNumber', value)
          }}
        />
        <Field
          label={m.apply_company()}
          autoComplete="organization"
          required
          {...form.field('companyName')}
        />
        <Field
          label={m.apply_experience()}
          inputMode="decimal"
          autoComplete="off"
          required
          {...experience}
          onChange={(event) =>
            experience.onChange({ target: { value: event.target.value.replace(/[^\d.]/g, '') } })
          }
        />
        <Field label={m.apply_dream_company()} autoComplete="off" required {...form.field('dreamCompany')} />
        <fieldset>
          <legend className="text-base font-semibold">{m.apply_topics()}</legend>
          <div className="grid sm:grid-cols-2">
            {topics.map((name) => (
              <label key={name} className={choice}>
                <input
                  type="checkbox"
                  name="topicsOfInterest"
                  value={name}
                  checked={chosen.includes(name)}
                  className={control}
                  onChange={(event) =>
                    setChosen((current) =>
                      event.target.checked ? [...current, name] : current.filter((other) => other !== name),
                    )
                  }
                />
                {topicNames[name]()}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-base font-semibold">{m.apply_occupation()}</legend>
          {occupations.map((name) => (
            <label key={name} className={choice}>
              <input
                type="radio"
                name="occupation"
                value={name}
                checked={occupation === name}
                className={control}
                onChange={() => setOccupation(name)}
              />
              {occupationNames[name]()}
            </label>
          ))}
        </fieldset>
        <RobotTrap field={guard.field} />
        {problem !== '' && <Notice kind="bad">{m.apply_not_sent({ problem })}</Notice>}
        <p>
          <Button type="submit" size="large" isBusy={form.isBusy} className="max-sm:w-full">
            {problem === '' ? m.apply_submit() : m.layout_try_again()}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
