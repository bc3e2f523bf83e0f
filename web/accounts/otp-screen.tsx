import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { codeLifetimeSeconds, maskEmail } from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import { CodePanel } from './code-panel.tsx'

type OtpScreenProps = {
  email: string
  /** Arriving from sign-in asks for a code by itself. */
  sendsOnArrival: boolean
  /** `needsPassword`: the address is proven, and another password is to be chosen by the code that was mailed. */
  onVerified(needsPassword: boolean): void
}

/** The six-digit screen for an address that is not proven yet. */
export function OtpScreen({ email, sendsOnArrival, onVerified }: OtpScreenProps) {
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!sendsOnArrival || hasAsked.current || email === '') return
    hasAsked.current = true
    void send('resendOTP', { email }).then((answer) => {
      if (!answer.success) toast.error(answer.message || m.something_went_wrong())
    })
  }, [sendsOnArrival, email])

  return (
    <AccountCard
      title={m.auth_code_title()}
      lead={
        <>
          {m.auth_code_sent_to({ email: maskEmail(email) })}{' '}
          <Link to="/login" className="text-link underline">
            {m.auth_change()}
          </Link>
        </>
      }
    >
      <CodePanel
        lifetimeSeconds={codeLifetimeSeconds.login}
        tooShort={m.code_invalid()}
        submitLabel={m.auth_verify()}
        onResend={() => send('resendOTP', { email })}
        onSubmit={async (otp) => {
          const answer = await send('verifyEmail', { email, otp })
          if (answer.success) {
            toast.success(answer.data ? m.verification_needs_password() : answer.message)
            onVerified(answer.data !== null)
          }
          return answer
        }}
      />
    </AccountCard>
  )
}
