import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { indianPhone } from '../../../domain/admin/people/rules.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { fieldsOf } from '../ui/form.tsx'
import { BirthField, GuardianFields, guardianOf } from '../ui/guardian-fields.tsx'
import { localeText } from '../ui/labels.ts'
import { Choice, Heading, named } from '../ui/parts.tsx'
import { BatchChoice } from './batch-choice.tsx'

const empty = {
  name: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  guardianName: '',
  guardianEmail: '',
  guardianPhone: '',
}

/** Creates one account and invites its student, or the guardian. */
export function AddStudentScreen() {
  const search = useSearch({ from: '/admin/students/add' })
  const [values, setValues] = useState(empty)
  const [locale, setLocale] = useState<Locale>('en')
  const [batchId, setBatchId] = useState(search.batch ?? '')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const batches = useQuery(call('getBatches', { limit: 100 }))
  const navigate = useNavigate()

  async function add(): Promise<void> {
    const { name, email } = values
    const person = {
      name,
      email,
      phone: indianPhone(values.phone || values.guardianPhone),
      locale,
      ...guardianOf(values),
    }
    const answer = await send('addStudent', { person, batchId: batchId || null })
    setErrors(answer.success ? {} : answer.fields)
    if (!answer.success) return toast.error(answer.message)
    toast.success(answer.data.isNew ? answer.message : m.admin_person_known())
    await navigate({ to: '/admin/students/$id', params: { id: answer.data.id } })
  }

  const write = (part: Partial<typeof empty>) => setValues({ ...values, ...part })
  const own = Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^person\./, ''), text]),
  )
  const field = fieldsOf(values, own, write)
  const guardian = { values, errors: own, onChange: write }

  return (
    <>
      <BackLink to="/admin/students">{m.admin_students()}</BackLink>
      <Heading>{m.admin_person_add()}</Heading>
      <p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_person_about()}</p>
      <Form
        autoComplete="off"
        className="grid max-w-xl gap-4 rounded-card border border-rule bg-card p-4"
        onSubmit={add}
      >
        <Field label={m.admin_student_name()} maxLength={100} {...field('name')} />
        <Field label={m.admin_email()} type="email" {...field('email')} />
        <Field label={m.admin_student_phone()} type="tel" {...field('phone')} />
        <BirthField {...guardian} />
        <Choice
          label={m.admin_replies_language()}
          value={locale}
          className="max-w-48"
          onChoose={setLocale}
          options={named(locales, localeText)}
        />
        <GuardianFields {...guardian} />
        <BatchChoice batches={batches.data?.items ?? []} value={batchId} onChange={setBatchId} />
        <Submit className="justify-self-start">{m.admin_person_add()}</Submit>
      </Form>
    </>
  )
}
