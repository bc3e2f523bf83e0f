import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import { countWords, messageWordLimit, phoneDigits } from '../../domain/enquiries/rules.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { forgetDraft, readDraft, useKeptDraft } from '../kept-draft.ts'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { useClientKey } from '../ui/client-key.ts'
import { EmailField, Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RobotTrap, useRobotGuard } from '../ui/robot-trap.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.ts'
import { useForm } from '../ui/use-form.ts'
import { enquiryMessage } from './field-messages.ts'

// The message can be written without it.
const HelpPanel = lazy(() =>
  import('../layout/help-panel.tsx').then(
    (part) => ({ default: part.HelpPanel }),
    () => ({ default: () => null }),
  ),
)

/** A form posted without a script is validated while the server renders it. */
const schemaOfServer = import.meta.env.SSR
  ? (await import('../../domain/enquiries/schemas.ts')).contactRequest
  : null

const draftName = 'contact-draft'
type Values = { name: string; email: string; phone: string; message: string }

/** Values and errors of a form that was posted without a script. */
export type SentContact = Values & { problem: string }

type ContactFormProps = {
  /** The form was posted without a script, and stored. */
  isSent: boolean
  /** Values of a form that comes back with errors. */
  sent: SentContact | null
}

/** The message to support. Posted as a plain form before the script has loaded, or without one. */
export function ContactForm({ isSent, sent }: ContactFormProps) {
  const [problem, setProblem] = useState(sent?.problem ?? '')
  const [isDone, setDone] = useState(isSent)
  /** The message sent last: the helplines stay shown. */
  const [lastMessage, setLastMessage] = useState('')
  const guard = useRobotGuard()
  const key = useClientKey()
  const { name = '', email = '', phone: number = '', message = '' } = sent ?? {}
  const form = useForm<keyof Values>({
    initial: { name, email, phone: number, message },
    loadSchema: async () => (await import('../../domain/enquiries/schemas.ts')).contactRequest,
    sentenceOf: enquiryMessage,
    readDraft: () => readDraft<Values>(draftName),
    isJudged: sent !== null,
    schema: schemaOfServer,
  })
  useKeptDraft(draftName, form.values)

  const submit = form.submit(async () => {
    setProblem('')
    setDone(false)
    const answer = await send('contactSupport', {
      ...form.values,
      clientKey: key.read(),
      ...(await guard.read()),
    })
    if (!answer.success) {
      form.showErrors(answer.fields)
      const failed = answer.message || m.something_went_wrong()
      setProblem(failed)
      toast.error(failed)
      return
    }
    key.renew()
    setLastMessage(form.values.message)
    form.reset()
    forgetDraft(draftName)
    setDone(true)
    toast.success(answer.message)
  })
  const phone = form.field('phone')

  return (
    <form
      method="post"
      action={withLocale('/contact-us', currentLocale())}
      noValidate
      onSubmit={submit}
      className="grid gap-4"
    >
      {isDone && <Notice kind="good">{m.contact_sent()}</Notice>}
      {problem !== '' && <Notice kind="bad">{problem}</Notice>}
      <Field label={m.contact_name()} autoComplete="name" required {...form.field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField label={m.contact_email()} {...form.field('email')} />
        <Field
          label={m.contact_phone()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={phoneDigits}
          hint={m.contact_phone_hint()}
          required
          {...phone}
          onChange={(event) => phone.onChange({ target: { value: digitsOf(event.target.value) } })}
          onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
            const digits = digitsOf(event.clipboardData.getData('text'))
            if (digits.length < phoneDigits) return
            // A maxlength would cut a pasted number with country code in the middle.
            event.preventDefault()
            phone.onChange({ target: { value: digits } })
          }}
        />
      </div>
      <TextArea
        label={m.contact_message()}
        rows={6}
        hint={m.contact_words({ count: countWords(form.values.message), limit: messageWordLimit })}
        required
        {...form.field('message')}
      />
      {(form.values.message || lastMessage) !== '' && (
        <Suspense>
          <HelpPanel words={form.values.message || lastMessage} />
        </Suspense>
      )}
      <RobotTrap field={guard.field} />
      <p>
        <Button type="submit" size="large" isBusy={form.isBusy} className="max-sm:w-full">
          {m.contact_send()}
        </Button>
      </p>
    </form>
  )
}

/** Ten digits of what was typed, without the country code. */
function digitsOf(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return (digits.length > phoneDigits ? digits.replace(/^(?:91|0)/, '') : digits).slice(0, phoneDigits)
}
