import { dateText, moneyText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Section } from './section.tsx'
import type { Student } from './student.ts'
import { planText } from './student-courses.tsx'

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
              {planText(order.plan)} · {moneyText(order.amount, 'INR', 'en')} ·{' '}
              {dateText(new Date(order.createdAt), 'en')} · {orderText(order.state)}
            </span>
            <span className="block text-sm break-all text-ink-3">{order.id}</span>
            {order.payments.length > 0 && (
              <ul className="mt-1 grid gap-1 border-l-2 border-rule pl-3">
                {order.payments.map((payment) => (
                  <li key={payment.id}>
                    {moneyText(payment.amount, 'INR', 'en')}: {paymentText(payment.state)}{' '}
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

function orderText(state: Order['state']): string {
  const texts: Record<Order['state'], () => string> = {
    open: m.admin_student_order_open,
    paid: m.admin_student_order_paid,
    refunded: m.admin_student_order_refunded,
    expired: m.admin_student_order_expired,
  }
  return texts[state]()
}

function paymentText(state: Payment['state']): string {
  const texts: Record<Payment['state'], () => string> = {
    waiting: m.admin_student_payment_waiting,
    failed: m.admin_student_payment_failed,
    access: m.admin_student_payment_access,
    goesBack: m.admin_student_payment_goes_back,
    wentBack: m.admin_student_payment_went_back,
  }
  return texts[state]()
}
