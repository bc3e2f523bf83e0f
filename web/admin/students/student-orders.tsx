import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { dateOf, planText } from '../ui/labels.ts'
import { Section } from './section.tsx'
import type { Student } from './student.ts'

type Order = Student['orders'][number]
type Payment = Order['payments'][number]

/** Orders, each with its payments in plain words. */
export function StudentOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Section title={m.admin_student_orders()} empty={orders.length === 0 && m.admin_orders_none()}>
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <span className="font-semibold">{order.course}</span>
            <span className="block text-ink-2">
              {planText(order.plan)} · {amountText(order.amount)} · {dateOf(order.createdAt)} ·{' '}
              {orderText(order.state)}
            </span>
            <span className="block text-sm break-all text-ink-3">{order.id}</span>
            {order.payments.length > 0 && (
              <ul className="mt-1 grid gap-1 border-l-2 border-rule pl-3">
                {order.payments.map((payment) => (
                  <li key={payment.id}>
                    {amountText(payment.amount)}: {paymentText(payment.state)}{' '}
                    <span className="text-sm break-all text-ink-3">{payment.id}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const orderText = textBy<Order['state']>({
  open: m.admin_student_order_open,
  paid: m.admin_student_order_paid,
  refunded: m.admin_student_order_refunded,
  expired: m.admin_student_order_expired,
})

const paymentText = textBy<Payment['state']>({
  waiting: m.admin_student_payment_waiting,
  failed: m.admin_student_payment_failed,
  access: m.admin_student_payment_access,
  goesBack: m.admin_student_payment_goes_back,
  wentBack: m.admin_student_payment_went_back,
})
