import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { type Change, send } from '../api.ts'
import { call, useChange } from '../query.ts'
import { useMe } from '../session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { useFields } from '../ui/form.tsx'
import { dayText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'

type Terms = AdminOutputOf<'getSellerTerms'>

const stateTexts = {
  coming: m.admin_terms_coming,
  holds: m.admin_terms_holds,
  held: m.admin_terms_held,
} as const

/** GST rate, service code and refund shares by effective date. */
export function TermsScreen() {
  const terms = useQuery(call('getSellerTerms', {}))
  const isOwner = useMe().roles.includes('owner')
  const change = useChange(call('getSellerTerms', {}))

  return (
    <>
      <BackLink to="/admin/refunds">{m.admin_refunds()}</BackLink>
      <Heading>{m.admin_terms()}</Heading>
      <p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_terms_about()}</p>
      <NotLoaded of={terms} />
      {terms.data !== undefined && (
        <ul aria-label={m.admin_terms()} className="mb-5 grid max-w-3xl gap-3">
          {terms.data.map((row) => (
            <li key={row.from} className="rounded-card border border-rule bg-card p-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h2 className="font-semibold">
                  {row.from < '2001' ? m.admin_terms_first() : m.admin_terms_from({ day: dayText(row.from) })}
                </h2>
                <Chip tone={row.state === 'holds' ? 'good' : 'plain'}>{stateTexts[row.state]()}</Chip>
              </div>
              <p className="mt-1 text-ink-2">
                {m.admin_terms_tax({ percent: row.gstPercent, code: row.serviceCode })}
              </p>
              <p className="text-ink-2">
                {row.shares.length === 0
                  ? m.admin_terms_no_refund()
                  : row.shares
                      .map(({ untilDay, percent }) => m.admin_terms_share({ percent, day: untilDay }))
                      .join(' ')}
              </p>
              {isOwner && row.state === 'coming' && (
                <div className="mt-2">
                  <ConfirmButton
                    label={m.admin_remove()}
                    of={dayText(row.from)}
                    title={m.admin_terms_remove()}
                    lead={m.admin_terms_remove_lead({ day: dayText(row.from) })}
                    confirm={m.admin_remove()}
                    act={() => change(send('removeSellerTerms', { from: row.from }))}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && <AddForm onAdd={change} />}
    </>
  )
}

const noShares = ['', '', ''].map(() => ({ untilDay: '', percent: '' }))

function AddForm({ onAdd }: { onAdd: Change<Terms> }) {
  const { values, write, field } = useFields({ from: '', gstPercent: '18', serviceCode: '999293' })
  const [shares, setShares] = useState(noShares)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function add(): Promise<void> {
    const given = shares.filter(({ untilDay, percent }) => untilDay !== '' || percent !== '')
    const answer = await onAdd(
      send('addSellerTerms', {
        ...values,
        gstPercent: numberOf(values.gstPercent),
        shares: given.map((share) => ({
          untilDay: numberOf(share.untilDay),
          percent: numberOf(share.percent),
        })),
      }),
    )
    setErrors(answer.success ? {} : answer.fields)
    if (answer.success) {
      write({ from: '' })
      setShares(noShares)
    }
  }

  const sharesError = Object.entries(errors).find(([path]) => path.startsWith('shares'))?.[1]
  return (
    <Card title={m.admin_terms_add()} className="max-w-3xl">
      <p className="mt-1 mb-3 text-small text-ink-2">{m.admin_terms_add_about()}</p>
      <Form className="grid justify-items-start gap-4" onSubmit={add}>
        <div className="grid w-full gap-3 sm:grid-cols-3">
          <Field label={m.admin_terms_day()} type="date" {...field('from', errors)} />
          <Field
            label={m.admin_terms_gst()}
            inputMode="numeric"
            maxLength={3}
            {...field('gstPercent', errors)}
          />
          <Field
            label={m.admin_terms_sac()}
            inputMode="numeric"
            maxLength={6}
            {...field('serviceCode', errors)}
          />
        </div>
        <fieldset className="grid w-full gap-3">
          <legend className="mb-1 font-semibold">{m.admin_terms_shares()}</legend>
          {sharesError !== undefined && (
            <p role="alert" className="font-medium text-bad">
              {sharesError}
            </p>
          )}
          {shares.map((share, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a share has no name but its place
            <div key={index} className="grid grid-cols-2 gap-3">
              {(['untilDay', 'percent'] as const).map((name) => (
                <Field
                  key={name}
                  label={
                    name === 'untilDay'
                      ? m.admin_terms_until({ number: index + 1 })
                      : m.admin_terms_percent({ number: index + 1 })
                  }
                  inputMode="numeric"
                  maxLength={3}
                  value={share[name]}
                  onChange={({ target }) =>
                    setShares(
                      shares.map((one, other) => (other === index ? { ...one, [name]: target.value } : one)),
                    )
                  }
                />
              ))}
            </div>
          ))}
        </fieldset>
        <Submit>{m.admin_terms_add()}</Submit>
      </Form>
    </Card>
  )
}

/** Not a whole number: sent as an invalid value that the server refuses. */
function numberOf(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : -1
}
