import { type FormEvent, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/field.tsx'
import { AccountSection, Tick } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'

type RunningPlan = { course: string; till: string }
type AccountDeletionProps = { runningPlans: readonly RunningPlan[]; onDeleted(message: string): void }

/** Account deletion: what is deleted, what is retained and why. Confirmed by password. */
export function AccountDeletion({ runningPlans, onDeleted }: AccountDeletionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection id="deletion" title={m.account_delete()} lead={m.account_delete_lead()}>
      <ul className="list-disc pl-6 marker:text-ink-3">
        <li>{m.account_delete_goes()}</li>
        <li className="mt-1.5">{m.account_delete_stays()}</li>
        <li className="mt-1.5">{m.account_delete_address()}</li>
      </ul>
      <Button variant="secondary" className="mt-4 border-bad! text-bad!" onClick={() => setOpen(true)}>
        {m.account_delete()}
      </Button>
      <Dialog title={m.account_delete_title()} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DeletionForm runningPlans={runningPlans} onDeleted={onDeleted} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountSection>
  )
}

type DeletionFormProps = AccountDeletionProps & { onCancel(): void }
type Errors = { password?: string | undefined; account?: string; plans?: string }

function DeletionForm({ runningPlans, onDeleted, onCancel }: DeletionFormProps) {
  const [password, setPassword] = useState('')
  const [isSure, setSure] = useState(false)
  const [givesUpPlans, setGivesUpPlans] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const hasPlans = runningPlans.length > 0

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wrong: Errors = {
      ...(hasPlans && !givesUpPlans && { plans: m.account_plans_running() }),
      ...(!isSure && { account: m.delete_confirmation_required() }),
      ...(password === '' && { password: m.password_required() }),
    }
    setErrors(wrong)
    const [firstWrong] = Object.keys(wrong)
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
      return
    }
    if (isBusy) return
    setBusy(true)
    const confirmation = givesUpPlans ? 'accountAndPlans' : 'account'
    const answer = await send('deleteAccount', { password, confirmation })
    setBusy(false)
    if (answer.success) {
      onDeleted(answer.message)
      return
    }
    setErrors({ password: answer.fields['password'] })
    setProblem(answer.message || m.something_went_wrong())
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary message={problem} />
      <p>{m.account_delete_warning()}</p>
      {hasPlans && (
        <div className="rounded-ctl bg-warn-soft p-3 text-warn">
          <p className="font-semibold">{m.account_plans_lost()}</p>
          <ul className="mt-1 list-disc pl-6">
            {runningPlans.map(({ course, till }) => (
              <li key={course}>{m.account_plan_till({ course, date: till })}</li>
            ))}
          </ul>
        </div>
      )}
      {hasPlans && (
        <Tick
          name="plans"
          label={m.account_give_up_plans()}
          isTicked={givesUpPlans}
          error={errors.plans}
          onTick={setGivesUpPlans}
        />
      )}
      <Tick
        name="account"
        label={m.account_delete_sure()}
        isTicked={isSure}
        error={errors.account}
        onTick={setSure}
      />
      <PasswordField
        label={m.account_current_password()}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} className="border-bad! bg-bad! text-card!">
          {m.account_delete_now()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.account_keep()}
        </Button>
      </div>
    </form>
  )
}
