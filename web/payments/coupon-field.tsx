import { type FormEvent, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { readSession } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

export type AppliedCoupon = OutputOf<'checkCoupon'>

type Props = {
  courseId: string
  applied: AppliedCoupon | null
  onChange(applied: AppliedCoupon | null): void
  onLogin(): void
}

/** A coupon code: the discounted plans are shown before any payment. */
export function CouponField({ courseId, applied, onChange, onLogin }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setError(m.coupon_required())
    if (readSession() === null) return onLogin()
    setBusy(true)
    const answer = await send('checkCoupon', { courseId, couponCode: code })
    setBusy(false)
    if (!answer.success) {
      if (readSession() === null) return onLogin()
      return setError(answer.message || m.order_creation_failed())
    }
    setError(undefined)
    onChange(answer.data)
  }

  if (applied !== null)
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-ctl border border-rule bg-sunk px-4 py-2">
        <p role="status" className="font-semibold text-ok wrap-anywhere">
          {m.plan_code_applied({ code: applied.code })}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            onChange(null)
            setCode('')
          }}
        >
          {m.plan_code_remove()}
        </Button>
      </div>
    )
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {m.plan_code()}
      </summary>
      <form noValidate className="max-w-md" onSubmit={(event) => void apply(event)}>
        <Field
          label={m.plan_code_label()}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error}
          suffix={
            <button
              type="submit"
              aria-busy={isBusy}
              className="border-l border-rule px-4 font-semibold whitespace-nowrap text-link"
            >
              {m.plan_code_apply()}
            </button>
          }
          onChange={({ target }) => {
            setCode(target.value)
            setError(undefined)
          }}
        />
      </form>
    </details>
  )
}
