import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { maskEmail } from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import { CodePanel } from './code-panel.tsx'
import { forgetSentCode, keepSentCode, readSentCode } from './sent-code.ts'

type OtpScreenProps = {
  email: string
  /** Path to open after sign-in. */
  next: string | undefined
  /** Arriving from sign-in requests a code automatically. */
  sendsOnArrival: boolean
  /** `needsPassword`: the address is verified; a new password is set with the mailed code. */
  onVerified(needsPassword: boolean): void
}

/** The six-digit screen for an unverified address. */
export function OtpScreen({ email, next, sendsOnArrival, onVerified }: OtpScreenProps) {
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!sendsOnArrival || hasAsked.current || email === '') return
    hasAsked.current = true
    // The code must survive a page that the phone closed while the student looked up the mail.
    if (readSentCode('login', email) !== null) return
    void send('resendOTP', { email }).then((answer) => {
      if (answer.success) keepSentCode('login', email)
      else toast.error(answer.message || m.something_went_wrong())
    })
  }, [sendsOnArrival, email])

  return (
    <AccountCard
      title={m.auth_code_title()}
      lead={
        <>
          {m.auth_code_sent_to({ email: maskEmail(email) })}{' '}
          <Link to="/login" search={{ next }} className="text-link underline">
            {m.auth_change()}
          </Link>
        </>
      }
    >
      <CodePanel
        purpose="login"
        email={email}
        tooShort={m.code_invalid()}
        submitLabel={m.auth_verify()}
        onResend={() => send('resendOTP', { email })}
        onSubmit={async (otp) => {
          const answer = await send('verifyEmail', { email, otp })
          if (answer.success) {
            forgetSentCode('login')
            toast.success(answer.data ? m.verification_needs_password() : answer.message)
            onVerified(answer.data !== null)
          }
          return answer
        }}
      />
    </AccountCard>
  )
}
