import type { ReactNode } from 'react'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { states } from '../../../domain/payments/states.ts'
import { Card } from '../ui/card.tsx'
import { dateOf, lastDayText } from '../ui/labels.ts'
import { OrderLink } from '../ui/order-link.tsx'
import { When } from '../ui/parts.tsx'
import { isPaidByHand, type Order } from './order.ts'

/** The buyer, the access, and the gateway's data. */
export function OrderFacts({ order }: { order: Order }) {
  const { student, access, stateCode, billing, discount, gatewayOrderId, asks, nextAskAt } = order
  const { changes, changedTo } = order
  const state = states.find(([code]) => code === stateCode)?.[1]
  return (
    <Card title={student.name} className="text-small">
      <dl className="mt-1 grid gap-2">
        <Fact title={m.admin_email()}>
          <a
            href={`mailto:${student.email}`}
            className="inline-flex min-h-8 items-center break-all text-link"
          >
            {student.email}
          </a>
        </Fact>
        <Fact title={m.admin_access()}>
          {access === null
            ? m.admin_access_none()
            : access.revokedAt === null
              ? m.admin_course_days({ from: dateOf(access.startsAt), to: lastDayText(access.endsAt) })
              : m.admin_access_ended({ date: dateOf(access.revokedAt) })}
        </Fact>
        {discount !== null && (
          <Fact title={m.admin_order_price_before()}>
            {amountText(discount.price)} ·{' '}
            {discount.code !== null
              ? m.admin_order_discount_code({ code: discount.code })
              : changes === null
                ? m.admin_order_discount_agreed()
                : m.admin_order_discount_credit({ left: changes.daysLeft, bought: changes.daysBought })}
          </Fact>
        )}
        {changes !== null && (
          <Fact title={m.admin_order_changes()}>
            <OrderLink id={changes.id} />
          </Fact>
        )}
        {changedTo !== null && (
          <Fact title={m.admin_order_changed_to()}>
            <OrderLink id={changedTo} />
          </Fact>
        )}
        {state !== undefined && <Fact title={m.admin_buyer_state()}>{state}</Fact>}
        {billing !== null && (
          <Fact title={m.admin_buyer_billing()}>
            <span className="wrap-anywhere">
              {billing.name}, {billing.address}, GSTIN {billing.gstin}
            </span>
          </Fact>
        )}
        {gatewayOrderId !== null && (
          <Fact title={m.admin_gateway_order()}>
            <span className="break-all">{gatewayOrderId}</span>
          </Fact>
        )}
        {!isPaidByHand(order) && (
          <Fact title={m.admin_asks()}>
            {asks}
            {nextAskAt !== null && (
              <>
                {' · '}
                {m.admin_asks_next()} <When at={nextAskAt} />
              </>
            )}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
