import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import type { DeskOutputOf } from '../../domain/desk/calls.ts'
import { setUpForm } from '../../domain/desk/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, PasswordField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useForm } from '../ui/use-form.ts'
import { send } from './api.ts'
import type { Me } from './desk.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { go } from './place.tsx'
import { ruleText } from './texts.ts'

type SetUp = DeskOutputOf<'getSetUp'>

/** Where a set-up link leads: a password, the secret of the codes, and the proof of one. */
export function SetUpScreen({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  // The link carries it behind the sign, which no server sees.
  const [token] = useState(() => window.location.hash.slice(1))
  const [person, setPerson] = useState<SetUp | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '', code: '' },
    schema: setUpForm,
    loadSchema: async () => setUpForm,
    toInput: (values) => ({ token, ...values }),
    sentenceOf: ruleText,
  })

  useEffect(() => {
    document.title = m.desk_title({ screen: m.desk_set_up() })
    void send('getSetUp', { token }).then((answer) => {
      if (answer.success) setPerson(answer.data)
      else setFailure(answer.message || m.desk_no_line())
    })
  }, [token])

  async function finish(): Promise<void> {
    const answer = await send('setUp', { token, ...form.values })
    if (answer.success) {
      onSignedIn(answer.data)
      return go('/desk', { replace: true })
    }
    setFailure(answer.message || m.desk_no_line())
    form.showErrors(answer.fields)
  }

  return (
    <EntryFrame title={m.desk_set_up()}>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {person !== null && (
        <form noValidate className="mt-4 grid gap-4" onSubmit={form.submit(finish)}>
          <p>{m.desk_set_up_for({ name: person.name, email: person.email })}</p>
          <input type="hidden" autoComplete="username" value={person.email} readOnly />
          <PasswordField
            label={m.desk_new_password()}
            hint={m.desk_new_password_hint()}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <div className="grid gap-3">
            <p className="font-semibold">{m.desk_scan()}</p>
            <QrCode text={person.uri} />
            <p className="text-[15px] text-ink-2">
              {m.desk_scan_by_hand()} <code className="break-all text-ink">{person.secret}</code>
            </p>
          </div>
          <Field
            label={m.desk_code()}
            hint={m.desk_code_proof()}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.field('code')}
          />
          <Button type="submit" size="large" isBusy={form.isBusy}>
            {m.desk_set_up_finish()}
          </Button>
        </form>
      )}
    </EntryFrame>
  )
}

/** Dark on light in both themes, as cameras want it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-[240px] bg-white text-black"
      role="img"
      aria-label={m.desk_qr()}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
