import { Suspense, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Form, Submit } from '../ui/form.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'

const PushSwitch = lazyPart(() => import('../layout/push-switch.tsx'), 'PushSwitch')

type Choices = OutputOf<'getNotificationChoices'>
type Choice = Choices[number]

const kindNames = {
  answer: m.bell_kind_answer,
  case: m.bell_kind_case,
  payment: m.bell_kind_payment,
  accessEnding: m.bell_kind_access_ending,
  result: m.bell_kind_result,
  reviewDue: m.bell_kind_review_due,
  announcement: m.bell_kind_announcement,
} as const satisfies Record<Choice['kind'], () => string>

const channelNames = {
  bell: m.account_channel_bell,
  email: m.account_channel_email,
  push: m.account_channel_push,
} as const satisfies Record<Choice['channel'], () => string>

/** Which notifications the student gets, and by which channel. */
export function AccountNotifications({ choices: known }: { choices: Choices }) {
  const [choices, setChoices] = useState(known)
  const [saved, setSaved] = useState('')
  const [problem, setProblem] = useState('')

  function choose({ kind, channel }: Choice, isOn: boolean): void {
    setSaved('')
    setChoices(choices.map((one) => (one.kind === kind && one.channel === channel ? { ...one, isOn } : one)))
  }

  async function submit(): Promise<void> {
    setSaved('')
    const answer = await send('updateNotificationChoices', { choices })
    setProblem(answer.success ? '' : answer.message || m.something_went_wrong())
    if (answer.success) setSaved(answer.message)
  }

  const waysOf = (kind: string) => choices.filter((way) => way.kind === kind)
  const kinds = [...new Set(choices.map(({ kind }) => kind))]
  return (
    <AccountSection
      id="notifications"
      title={m.account_notifications()}
      lead={m.account_notifications_lead()}
    >
      <Form method="post" onSubmit={submit} className="grid gap-2">
        <ErrorSummary message={problem} />
        {kinds.map((kind) => (
          <fieldset key={kind} className="border-b border-rule pb-2">
            <legend className="pt-1 font-semibold">{kindNames[kind]()}</legend>
            <div className="flex flex-wrap gap-x-6">
              {waysOf(kind).map((way) => (
                <label key={way.channel} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                  <input
                    type="checkbox"
                    name={`${kind}-${way.channel}`}
                    checked={way.isOn}
                    className="size-6 shrink-0 cursor-pointer accent-(--brand)"
                    onChange={(event) => choose(way, event.target.checked)}
                  />
                  {channelNames[way.channel]()}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <Submit>{m.account_notifications_save()}</Submit>
          <Confirmation message={saved} />
        </div>
      </Form>
      <h3 className="mt-8 mb-2 font-bold">{m.push_title()}</h3>
      {/* Its height is kept free: what is below does not move under a finger once it is loaded. */}
      <div className="min-h-44 sm:min-h-30">
        <Suspense>
          <PushSwitch />
        </Suspense>
      </div>
    </AccountSection>
  )
}
