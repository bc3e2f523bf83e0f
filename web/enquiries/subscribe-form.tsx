import { useState } from 'react'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RobotTrap, useRobotGuard } from '../ui/robot-trap.tsx'
import { toast } from '../ui/toast.ts'
import { useForm } from '../ui/use-form.ts'
import { enquiryMessage } from './field-messages.ts'

/** A form posted without a script is validated while the server renders it. */
const schemaOfServer = import.meta.env.SSR
  ? (await import('../../domain/enquiries/schemas.ts')).subscription
  : null

/** Values and errors of a form that was posted without a script. */
export type SentSubscription = { email: string; problem: string }

type SubscribeFormProps = {
  isSent?: boolean
  sent?: SentSubscription | null
}

/** Newsletter sign-up, in the middle of a page. */
export function SubscribeForm({ isSent = false, sent = null }: SubscribeFormProps) {
  const [problem, setProblem] = useState(sent?.problem ?? '')
  const [isDone, setDone] = useState(isSent)
  const guard = useRobotGuard()
  const form = useForm<'email'>({
    initial: { email: sent?.email ?? '' },
    loadSchema: async () => (await import('../../domain/enquiries/schemas.ts')).subscription,
    sentenceOf: enquiryMessage,
    isJudged: sent !== null,
    schema: schemaOfServer,
  })
  const submit = form.submit(async () => {
    setProblem('')
    setDone(false)
    const answer = await send('createSubscribe', { ...form.values, ...(await guard.read()) })
    if (!answer.success) {
      form.showErrors(answer.fields)
      const message = answer.message || m.subscribe_failed()
      setProblem(message)
      toast.error(message)
      return
    }
    form.reset()
    setDone(true)
    toast.success(m.subscribe_done())
  })
  return (
    <form
      method="post"
      action={withLocale('/subscribe', currentLocale())}
      noValidate
      onSubmit={submit}
      className="grid max-w-[520px] gap-4"
    >
      {isDone && (
        <Notice kind="good">
          {m.subscribe_done()} {m.subscribe_check_mail()}
        </Notice>
      )}
      {problem !== '' && <Notice kind="bad">{problem}</Notice>}
      <EmailField label={m.subscribe_address()} {...form.field('email')} />
      <RobotTrap field={guard.field} />
      <p>
        <Button type="submit" isBusy={form.isBusy}>
          {m.subscribe_button()}
        </Button>
      </p>
    </form>
  )
}
