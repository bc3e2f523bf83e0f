import { type FormEvent, useId, useRef, useState } from 'react'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { RobotTrap, useRobotGuard } from '../ui/robot-trap.tsx'
import { toast } from '../ui/toast.ts'

type Feedback = { kind: 'good' | 'bad'; text: string } | null

/** Newsletter sign-up, on the dark footer. Without a script it is posted. */
export function SubscribeBox() {
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const guard = useRobotGuard()
  const [feedback, setFeedback] = useState<Feedback>(null)
  const [isBusy, setBusy] = useState(false)

  function refuse(text: string): void {
    setFeedback({ kind: 'bad', text })
    toast.error(text)
    email.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const address = email.current?.value.trim() ?? ''
    if (address === '') return refuse(m.subscribe_email_required())
    setBusy(true)
    const answer = await send('createSubscribe', { email: address, ...(await guard.read()) })
    setBusy(false)
    if (!answer.success) return refuse(answer.message || m.subscribe_failed())
    if (email.current) email.current.value = ''
    setFeedback({ kind: 'good', text: m.subscribe_check_mail() })
    toast.success(m.subscribe_done())
  }

  return (
    <form
      method="post"
      action={withLocale('/subscribe', currentLocale())}
      noValidate
      onSubmit={submit}
      className="relative"
    >
      <label htmlFor={id} className="text-base font-semibold text-white">
        {m.subscribe_label()}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          ref={email}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          placeholder={m.subscribe_placeholder()}
          required
          aria-describedby={`${id}-said`}
          aria-invalid={feedback?.kind === 'bad' || undefined}
          className="min-h-11 min-w-0 flex-[1_1_180px] rounded-ctl border-ctl border-foot-line bg-transparent px-3 text-body text-white placeholder:text-foot-hint"
        />
        <button
          type="submit"
          aria-busy={isBusy || undefined}
          className="min-h-11 cursor-pointer rounded-ctl bg-foot-button px-4 text-base font-semibold text-foot hover:bg-foot-button-hover"
        >
          {m.subscribe_button()}
        </button>
      </div>
      <RobotTrap field={guard.field} />
      <p
        id={`${id}-said`}
        role="status"
        className={`mt-1.5 text-small ${feedback?.kind === 'bad' ? 'text-foot-bad' : 'text-foot-ok'}`}
      >
        {feedback?.text}
      </p>
    </form>
  )
}
