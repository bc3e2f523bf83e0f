import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { withoutLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { sendLogout } from '../send-later.ts'
import { keepProfile, keepToken, takeFarewell } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { EmailField, PasswordField } from '../ui/field.tsx'
import { AccountCard } from './account-card.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { fullPhone, PhoneField } from './phone-field.tsx'
import { useForm } from './use-form.ts'

type LoginFormProps = {
  email: string
  /** Path to open after sign-in. */
  next: string | undefined
  onSignedIn(): void
  /** The password was right, but the address is not verified. */
  onUnverified(email: string): void
}

type Way = 'email' | 'phone'

/** Sign-in by email or phone. */
export function LoginForm({ email: knownEmail, next, onSignedIn, onUnverified }: LoginFormProps) {
  const [way, setWay] = useState<Way>('email')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const farewell = takeFarewell()
    if (farewell !== '') setProblem(farewell)
  }, [])
  const form = useForm({
    initial: { email: knownEmail, phone: '', password: '' },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).signIn,
    toInput: ({ email, phone, password }) =>
      way === 'email' ? { email, password } : { phone: fullPhone(phone), password },
  })

  const submit = form.submit(async () => {
    const { email, phone, password } = form.values
    await sendLogout()
    const answer = await send(
      'login',
      way === 'email' ? { email, password, next } : { phone: fullPhone(phone), password, next },
    )
    if (!answer.success) {
      form.showErrors(answer.fields)
      setProblem(answer.message || m.something_went_wrong())
      return
    }
    setProblem('')
    if (!answer.data.isVerified) {
      onUnverified(answer.data.email)
      return
    }
    keepToken(answer.data.token)
    const profile = await send('getProfileData', {})
    if (profile.success) keepProfile(profile.data)
    onSignedIn()
  })

  return (
    <AccountCard
      title={m.auth_login_title()}
      footer={
        <>
          {m.auth_new_here()}{' '}
          <Link to="/register" search={{ next }} className="font-semibold text-link underline">
            {m.auth_register()}
          </Link>
          {isPractice(next) && (
            <Link to="/try" className="mt-2 block py-2 font-semibold text-link underline">
              {m.try_title()}
            </Link>
          )}
        </>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary message={problem} />
        <fieldset>
          <legend className="sr-only">{m.auth_way()}</legend>
          <div className="grid grid-cols-2 gap-1 rounded-ctl bg-sunk p-1">
            <WayChoice way="email" label={m.auth_way_email()} chosen={way} onChoose={setWay} />
            <WayChoice way="phone" label={m.auth_way_phone()} chosen={way} onChoose={setWay} />
          </div>
        </fieldset>
        {way === 'email' ? (
          <EmailField label={m.auth_email()} {...form.field('email')} />
        ) : (
          <PhoneField {...form.field('phone')} />
        )}
        <div>
          <PasswordField
            label={m.auth_password()}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <p className="mt-2 text-right">
            <Link to="/forgot-password" search={{ next }} className="inline-block py-2 text-link underline">
              {m.auth_forgot()}
            </Link>
          </p>
        </div>
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.auth_login()}
        </Button>
      </form>
    </AccountCard>
  )
}

/** For visitors who want to practise without an account. */
function isPractice(next: string | undefined): boolean {
  return /^\/(today|practice|marks-lost)\b/.test(withoutLocale(next ?? '/'))
}

type WayChoiceProps = { way: Way; label: string; chosen: Way; onChoose(way: Way): void }

function WayChoice({ way, label, chosen, onChoose }: WayChoiceProps) {
  return (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-ctl font-semibold text-ink-2 has-checked:bg-card has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="way"
        className="sr-only"
        checked={chosen === way}
        onChange={() => onChoose(way)}
      />
      {label}
    </label>
  )
}
