import { type ReactNode, useState } from 'react'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { Form, Submit } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from './sheet.tsx'

type LinkActionProps = {
  title: string
  /** What the button does. */
  lead: string
  call: 'confirmSubscription' | 'unsubscribe'
  path: string
  token: string | undefined
  /** Result of the form when posted without a script: `later` carries the token, for a retry. */
  result: string | undefined
  button: string
  /** Replaces the title and the lead once it is done. */
  doneTitle: string
  done: string
  /** Shown for an expired or invalid link. */
  ended: string
  /** What to do when the link has expired. */
  children: ReactNode
}

/** The button of a mailed link. Opening the link changes nothing, as mail programs open links too. */
export function LinkAction({
  title,
  lead,
  call,
  path,
  token = '',
  result,
  button,
  doneTitle,
  done,
  ended,
  children,
}: LinkActionProps) {
  const [outcome, setOutcome] = useState(token === '' ? (result ?? 'ended') : '')
  const [problem, setProblem] = useState(problemOf(result))

  async function submit(): Promise<void> {
    setProblem('')
    const answer = await send(call, { token })
    if (answer.success) setOutcome('done')
    else if (answer.code === 'badCode') setOutcome('ended')
    else setProblem(answer.message || m.something_went_wrong())
  }

  if (outcome === 'done')
    return (
      <Sheet title={doneTitle}>
        <Notice kind="good">{done}</Notice>
      </Sheet>
    )
  if (outcome !== '')
    return (
      <Sheet title={title}>
        <div className="grid gap-4">
          <Notice kind="bad">{ended}</Notice>
          {children}
        </div>
      </Sheet>
    )
  return (
    <Sheet title={title} lead={lead}>
      <Form method="post" action={withLocale(path, currentLocale())} onSubmit={submit} className="grid gap-4">
        {problem !== '' && <Notice kind="bad">{problem}</Notice>}
        <input type="hidden" name="token" value={token} />
        <p>
          <Submit size="large">{button}</Submit>
        </p>
      </Form>
    </Sheet>
  )
}

/** Why a valid link could not be followed; else empty. */
function problemOf(result: string | undefined): string {
  if (result === 'notStored') return m.not_stored()
  return result === 'later' ? m.something_went_wrong() : ''
}
