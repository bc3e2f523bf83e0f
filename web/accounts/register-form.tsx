import { Link } from '@tanstack/react-router'
import { Suspense, useLayoutEffect, useState } from 'react'
import { maskEmail, resendWaitSeconds } from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { forgetDraft, readDraft, useKeptDraft } from '../kept-draft.ts'
import { Button } from '../ui/button.tsx'
import { EmailField, Field } from '../ui/field.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { judgeConfirmation } from './judge-confirmation.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { fullPhone, PhoneField } from './phone-field.tsx'
import { forgetSentCode, keepSentCode, readSentCode } from './sent-code.ts'
import { useForm } from './use-form.ts'

/** Loaded when there is a code to type. */
const CodePanel = lazyPart(() => import('./code-panel.tsx'), 'CodePanel')

const draftName = 'registration-draft'

type RegisterFormProps = {
  /** Path to open after sign-in. */
  next: string | undefined
  /** `needsPassword`: the address is verified; a new password is set with the mailed code. */
  onVerified(email: string, needsPassword: boolean): void
}

/** Sign-up, then the code panel. */
export function RegisterForm({ next, onVerified }: RegisterFormProps) {
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const form = useForm({
    initial: { name: '', email: '', phone: '', password: '', confirmation: '' },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).registration,
    toInput: ({ name, email, phone, password }) => ({ name, email, phone: fullPhone(phone), password }),
    judge: ({ password, confirmation }) => judgeConfirmation(password, confirmation),
    readDraft: () => readDraft<{ name: string; email: string; phone: string }>(draftName),
  })
  const { name, email, phone, password } = form.values
  useKeptDraft(draftName, { name, email, phone })
  useLayoutEffect(() => setRegisteredEmail(readSentCode('registration')?.email ?? null), [])

  const submit = form.submit(async () => {
    const answer = await send('register', { name, email, phone: fullPhone(phone), password, next })
    if (answer.success) {
      setProblem('')
      keepSentCode('registration', email.trim())
      setRegisteredEmail(email.trim())
      return
    }
    form.showErrors(answer.fields)
    setProblem(answer.message || m.something_went_wrong())
    toast.error(answer.message || m.something_went_wrong())
  })

  if (registeredEmail !== null) {
    return (
      <AccountCard
        title={m.auth_code_title()}
        lead={
          <>
            {m.auth_code_sent_to({ email: maskEmail(registeredEmail) })}{' '}
            <button
              type="button"
              className="text-link underline"
              onClick={() => {
                forgetSentCode('registration')
                setRegisteredEmail(null)
              }}
            >
              {m.auth_change()}
            </button>
          </>
        }
      >
        <Suspense>
          <CodePanel
            purpose="registration"
            email={registeredEmail}
            firstWaitSeconds={resendWaitSeconds(1)}
            tooShort={m.code_fields_required()}
            submitLabel={m.auth_verify()}
            onResend={() => send('resendOTP', { email: registeredEmail })}
            onSubmit={async (otp) => {
              const answer = await send('verifyEmail', { email: registeredEmail, otp })
              if (answer.success) {
                forgetSentCode('registration')
                forgetDraft(draftName)
                toast.success(answer.data ? m.verification_needs_password() : answer.message)
                onVerified(registeredEmail, answer.data !== null)
              }
              return answer
            }}
          />
        </Suspense>
      </AccountCard>
    )
  }

  return (
    <AccountCard
      title={m.auth_register_title()}
      lead={m.auth_register_lead()}
      footer={
        <>
          {m.auth_have_account()}{' '}
          <Link to="/login" search={{ next }} className="font-semibold text-link underline">
            {m.auth_login()}
          </Link>
        </>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary message={problem} />
        <Field label={m.auth_name()} autoComplete="name" required {...form.field('name')} />
        <EmailField label={m.auth_email()} {...form.field('email')} />
        <PhoneField {...form.field('phone')} />
        <NewPasswordFields label={m.auth_password()} name="password" form={form} />
        <p className="text-small text-ink-2">{m.auth_guardian_note()}</p>
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.auth_register()}
        </Button>
      </form>
    </AccountCard>
  )
}
