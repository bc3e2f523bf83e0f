import { useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Form, Submit } from '../ui/form.tsx'
import { AccountSection, Confirmation, Tick } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'

type Choices = OutputOf<'getEmailChoices'>

/** Optional mail. */
export function AccountEmails({ choices: known }: { choices: Choices }) {
  const [choices, setChoices] = useState(known)
  const [saved, setSaved] = useState('')
  const [problem, setProblem] = useState('')

  function choose(change: Partial<Choices>): void {
    setSaved('')
    setChoices({ ...choices, ...change })
  }

  async function submit(): Promise<void> {
    setSaved('')
    const answer = await send('updateEmailChoices', choices)
    setProblem(answer.success ? '' : answer.message || m.something_went_wrong())
    if (answer.success) setSaved(answer.message)
  }

  return (
    <AccountSection id="emails" title={m.account_emails()} lead={m.account_emails_lead()}>
      <Form method="post" onSubmit={submit} className="grid gap-2">
        <ErrorSummary message={problem} />
        <Tick
          name="lessonNews"
          label={m.account_lesson_news()}
          hint={m.account_lesson_news_hint()}
          isTicked={choices.lessonNews}
          onTick={(lessonNews) => choose({ lessonNews })}
        />
        <Tick
          name="reminders"
          label={m.account_reminders()}
          hint={m.account_reminders_hint()}
          isTicked={choices.reminders}
          onTick={(reminders) => choose({ reminders })}
        />
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <Submit>{m.account_save_emails()}</Submit>
          <Confirmation message={saved} />
        </div>
      </Form>
    </AccountSection>
  )
}
