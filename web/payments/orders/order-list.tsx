import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { NothingHere } from '../../ui/nothing-here.tsx'
import { OrderCard } from './order-card.tsx'
import type { StudentOrder } from './order-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** A page of the student's orders, or a link to the first one. */
export function OrderList({ orders, onChanged }: { orders: StudentOrder[]; onChanged(): void }) {
  const [refundOrder, setRefundOrder] = useState<StudentOrder | null>(null)
  if (orders.length === 0) {
    return <NothingHere title={m.orders_empty()} to="/courses" label={m.my_course_find()} />
  }
  const now = new Date()
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderCard
            key={order.paymentId}
            order={order}
            now={now}
            onAskRefund={() => setRefundOrder(order)}
          />
        ))}
      </ul>
      <RefundDialog
        order={refundOrder}
        onClose={() => setRefundOrder(null)}
        onAsked={() => {
          setRefundOrder(null)
          onChanged()
        }}
      />
    </>
  )
}
