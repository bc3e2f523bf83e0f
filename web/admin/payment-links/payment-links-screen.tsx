import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { PaymentLinkState } from '../../../domain/payments/payment-links/rules.ts'
import { send } from '../api.ts'
import { useList } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { lastDayText, planText } from '../ui/labels.ts'
import { ListPage } from '../ui/list-page.tsx'
import { OrderLink } from '../ui/order-link.tsx'
import { When } from '../ui/parts.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { copyAddress } from './copy-address.ts'
import { NewLink } from './new-link.tsx'

type Item = AdminOutputOf<'getPaymentLinks'>['items'][number]

/** All payment links. */
export function PaymentLinksScreen() {
  const { for: email, ...search } = useSearch({ from: '/admin/payment-links' })
  const navigate = useNavigate()
  const links = useList('getPaymentLinks', search)
  const [isCreating, setCreating] = useState(email !== undefined)
  const [stopped, setStopped] = useState<Item | null>(null)

  function close() {
    setCreating(false)
    if (email !== undefined)
      void navigate({ to: '/admin/payment-links', search: (before) => ({ ...before, for: undefined }) })
    void links.refetch()
  }

  return (
    <>
      <ListPage
        title={m.admin_payment_links()}
        list={links}
        actions={
          <SmallButton
            label={m.admin_payment_link_new()}
            variant="primary"
            aria-haspopup="dialog"
            onClick={() => setCreating(true)}
          />
        }
        lead={<p className="mt-1 max-w-[75ch] text-ink-2">{m.admin_payment_links_lead()}</p>}
        searchHint={m.admin_payment_links_search_hint()}
        none={m.admin_payment_links_empty()}
        rows={[
          {
            title: m.admin_payment_link_column_for(),
            className: 'lg:min-w-44',
            cell: (item) => (
              <>
                {item.studentName}
                <span
                  className={
                    item.studentName === null ? 'wrap-anywhere' : 'block text-sm wrap-anywhere text-ink-2'
                  }
                >
                  {emailText(item)}
                </span>
              </>
            ),
          },
          {
            title: m.admin_column_course(),
            isClear: true,
            cell: ({ course, plan, couponCode }) => (
              <>
                {course}
                <span className="block text-sm wrap-anywhere text-ink-2">
                  {[planText(plan), ...(couponCode === null ? [] : [couponCode])].join(' · ')}
                </span>
              </>
            ),
          },
          {
            title: m.admin_column_amount(),
            isNumber: true,
            isClear: true,
            cell: ({ amount }) => amountText(amount),
          },
          {
            title: m.admin_column_status(),
            isClear: true,
            cell: ({ state, isUsed, orderId }) => (
              <>
                <span className="flex flex-wrap gap-1">
                  <Chip tone={tones[state]}>{stateTexts[state]()}</Chip>
                  {isUsed && state !== 'paid' && <Chip tone="warn">{m.admin_payment_link_used()}</Chip>}
                </span>
                {orderId !== null && <OrderLink id={orderId} />}
              </>
            ),
          },
          {
            title: m.admin_payment_link_column_ends(),
            cell: ({ endsAt, madeBy, madeAt }) => (
              <>
                {lastDayText(endsAt)}
                <span className="block text-sm text-ink-2">
                  {m.admin_payment_link_by({ name: madeBy })}, <When at={madeAt} />
                </span>
              </>
            ),
          },
          {
            title: m.admin_payment_link_column_acts(),
            isClear: true,
            cell: (item) =>
              item.address !== null && (
                <span className="flex flex-wrap gap-2">
                  <SmallButton
                    label={m.admin_payment_link_copy()}
                    of={namedFor(item)}
                    variant="secondary"
                    onClick={() => void copyAddress(item.address ?? '')}
                  />
                  <SmallButton
                    label={m.admin_payment_link_stop()}
                    of={namedFor(item)}
                    aria-haspopup="dialog"
                    onClick={() => setStopped(item)}
                  />
                </span>
              ),
          },
        ]}
      />
      {isCreating && links.data !== undefined && (
        <NewLink courses={links.data.courses} email={email ?? ''} onClose={close} />
      )}
      {stopped !== null && (
        <ReasonDialog
          name={`payment-link/${stopped.id}`}
          title={m.admin_payment_link_stop()}
          lead={m.admin_payment_link_stop_lead({ email: emailText(stopped) })}
          onClose={() => setStopped(null)}
          act={(reason) => send('stopPaymentLink', { linkId: stopped.id, reason })}
          onDone={() => void links.refetch()}
        />
      )}
    </>
  )
}

const stateTexts: Record<PaymentLinkState, () => string> = {
  running: m.admin_payment_link_running,
  paid: m.admin_payment_link_state_paid,
  ended: m.admin_payment_link_state_ended,
  stopped: m.admin_payment_link_state_stopped,
}
const tones = { running: 'news', paid: 'good', ended: 'plain', stopped: 'plain' } as const

/** Whose link it is, and of what: the name of its buttons. */
function namedFor(item: Item): string {
  return `${emailText(item)}, ${item.course}`
}

function emailText({ email }: Item): string {
  return email ?? m.admin_payment_link_forgotten()
}
