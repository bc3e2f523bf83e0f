import { passwordMinimum } from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'

/** Password advice (specification, section 5), ticked as it is met. Only the length is enforced. */
export function PasswordAdvice({ password }: { password: string }) {
  const advice = [
    { text: m.auth_advice_length({ count: passwordMinimum }), isMet: password.length >= passwordMinimum },
    { text: m.auth_advice_case(), isMet: /[a-z]/.test(password) && /[A-Z]/.test(password) },
    { text: m.auth_advice_number(), isMet: /\d/.test(password) },
    { text: m.auth_advice_special(), isMet: /[^\p{L}\d\s]/u.test(password) },
  ]
  return (
    <ul className="mt-2 grid gap-1 text-small text-ink-2 sm:grid-cols-2">
      {advice.map(({ text, isMet }) => (
        <li key={text} className={`flex items-center gap-2 ${isMet ? 'text-ok' : ''}`}>
          <span className="grid size-5 place-items-center">
            {isMet ? <Icon name="check" size={18} /> : <span className="size-1.5 rounded-full bg-line" />}
          </span>
          <span>
            {text}
            {isMet && <span className="sr-only"> {m.auth_advice_met()}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
