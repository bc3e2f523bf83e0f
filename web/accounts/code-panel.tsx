import { type ReactNode, useEffect, useId, useState } from 'react'
import {
  type CodePurpose,
  codeLength,
  codeLifetimeSeconds,
  resendWaitSeconds,
} from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { Answer } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { CodeInput } from './code-input.tsx'
import { keepSentCode, readSentCode } from './sent-code.ts'
import { clockText, useCountdown } from './use-countdown.ts'

type CodePanelProps = {
  purpose: CodePurpose
  /** The address that the code was mailed to. */
  email: string
  /** Seconds until the first resend; without it a resend waits for the end of the timer. */
  firstWaitSeconds?: number
  /** Error for a code of fewer than six digits. */
  tooShort: string
  submitLabel: string
  onResend(): Promise<Answer<unknown>>
  onSubmit(code: string): Promise<Answer<unknown> | null>
  /** Fields below the code, such as a new password. With them the form is not submitted automatically. */
  children?: ReactNode
}

/** The six boxes with their timer, the resend and the button (specification, section 4). */
export function CodePanel({
  purpose,
  email,
  firstWaitSeconds,
  tooShort,
  submitLabel,
  onResend,
  onSubmit,
  children,
}: CodePanelProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isResending, setResending] = useState(false)
  // At 0 the boxes and the button are disabled.
  const lifetime = useCountdown(codeLifetimeSeconds[purpose])
  const wait = useCountdown(firstWaitSeconds ?? 0)
  const [hasResent, setResent] = useState(false)
  const statusId = useId()
  const hasExpired = lifetime.left === 0
  const isWaiting = wait.left > 0 || (firstWaitSeconds === undefined && !hasResent && !hasExpired)
  const waitLeft = wait.left > 0 ? wait.left : lifetime.left

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as the page comes
  useEffect(() => {
    // After a reload, continue with the code that was already sent.
    const sent = readSentCode(purpose, email)
    if (sent === null) return
    const age = Math.floor((Date.now() - sent.at) / 1000)
    lifetime.restart(codeLifetimeSeconds[purpose] - age)
    const waitSeconds = sent.isResend ? resendWaitSeconds(2) : (firstWaitSeconds ?? 0)
    wait.restart(Math.max(0, waitSeconds - age))
    setResent(sent.isResend)
  }, [])

  async function submit(given: string): Promise<void> {
    if (hasExpired || isBusy) return
    if (given.length < codeLength) {
      setError(tooShort)
      toast.error(tooShort)
      return
    }
    setError('')
    setBusy(true)
    const answer = await onSubmit(given)
    setBusy(false)
    if (answer && !answer.success)
      setError(answer.fields['otp'] ?? (answer.message || m.something_went_wrong()))
  }

  async function resend(): Promise<void> {
    setResending(true)
    const answer = await onResend()
    setResending(false)
    if (!answer.success) {
      setError(answer.message || m.something_went_wrong())
      return
    }
    keepSentCode(purpose, email, true)
    setError('')
    setCode('')
    setResent(true)
    lifetime.restart()
    wait.restart(resendWaitSeconds(2))
    toast.success(m.auth_code_sent())
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      <CodeInput
        label={m.auth_code_label()}
        value={code}
        onChange={setCode}
        {...(children === undefined && { onComplete: (given: string) => void submit(given) })}
        isDisabled={hasExpired}
        describedBy={statusId}
        isWrong={error !== ''}
      />
      <div id={statusId} className="mt-3 min-h-6">
        {hasExpired ? (
          <p role="alert" className="font-medium text-bad">
            {m.auth_code_expired()}
          </p>
        ) : (
          <p className="text-small text-ink-2 tabular-nums">
            {m.auth_code_expires_in({ time: clockText(lifetime.left) })}
          </p>
        )}
        {error !== '' && !hasExpired && (
          <p role="alert" className="mt-1 font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      <Announcements left={lifetime.left} />
      {children}
      <Button type="submit" className="mt-4 w-full" disabled={hasExpired} isBusy={isBusy}>
        {submitLabel}
      </Button>
      <Button
        type="button"
        variant="quiet"
        className="mt-3 w-full tabular-nums"
        disabled={isWaiting || isResending}
        isBusy={isResending}
        onClick={() => void resend()}
      >
        {isWaiting ? m.auth_resend_in({ time: clockText(waitLeft) }) : m.auth_resend()}
      </Button>
    </form>
  )
}

/** Announces the remaining time at 60 and 30 seconds only. */
function Announcements({ left }: { left: number }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (left === 60 || left === 30) setAnnouncement(m.auth_code_expires_in({ time: clockText(left) }))
  }, [left])
  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  )
}
