import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { gatewayStateText } from '../../../domain/admin/orders/gateway-words.ts'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRunning } from '../../ui/use-running.ts'
import { send } from '../api.ts'
import { call, openedOnce, useShow } from '../query.ts'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { planText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { isPaidByHand, type Order, type OrderChange } from './order.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderStateChip } from './orders-screen.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { Timeline } from './timeline.tsx'

type GatewayReport = AdminOutputOf<'askGateway'>['said']

/** One order: its state, its history and its refunds. */
export function OrderScreen() {
  const { orderId } = useParams({ from: '/admin/orders/$orderId' })
  const record = call('getOrderRecord', { orderId })
  const order = useQuery({ ...record, ...openedOnce })
  const show = useShow(record)
  const name = m.admin_order_of({ order: orderId })

  return (
    <>
      <BackLink to="/admin/orders">{m.admin_orders()}</BackLink>
      <title>{m.admin_title({ screen: name })}</title>
      {order.data === undefined && <h1 className="sr-only">{name}</h1>}
      <NotLoaded of={order} />
      {order.data !== undefined && (
        <OpenOrder order={order.data} onChange={show} onReload={async () => void (await order.refetch())} />
      )}
    </>
  )
}

type OpenProps = { order: Order; onChange(order: Order): void; onReload(): Promise<void> }

function OpenOrder({ order, onChange, onReload }: OpenProps) {
  const [note, setNote] = useState<ActionResult | null>(null)
  const [gateway, setGateway] = useState<GatewayReport | null>(null)
  const [isAsking, run] = useRunning()

  const change: OrderChange = async (asking) => {
    const answer = await asking
    if (answer.success) onChange(answer.data)
    setNote(answer.success ? { kind: 'good', text: m.admin_order_changed() } : resultOf(answer))
    return answer.success
  }

  async function ask(): Promise<void> {
    const answer = await send('askGateway', { orderId: order.id })
    setNote(answer.success ? null : resultOf(answer))
    if (!answer.success) return
    onChange(answer.data.order)
    setGateway(answer.data.said)
  }

  async function retry(refundId: string): Promise<void> {
    const answer = await send('retryRefund', { refundId })
    if (!answer.success) return setNote(resultOf(answer))
    onChange(answer.data.order)
    const { trouble } = answer.data
    setNote(
      trouble === null ? { kind: 'good', text: m.admin_refund_taken() } : { kind: 'bad', text: trouble },
    )
  }

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <p className="text-small break-all text-ink-2">{order.id}</p>
          <h1 className="text-subhead leading-tight font-bold wrap-anywhere">
            {order.course} · {planText(order.plan)} · {amountText(order.amount)}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-small">
            <OrderStateChip state={order.state} />
            {!isPaidByHand(order) && (
              <Button variant="secondary" size="dense" isBusy={isAsking} onClick={() => void run(ask)}>
                <Icon name="refresh" size={18} />
                {m.admin_ask_gateway()}
              </Button>
            )}
          </p>
        </div>
        <ActionNotice result={note} />
        {gateway !== null && <GatewayNotice report={gateway} />}
        <OrderMoney order={order} onRetry={retry} onRecorded={onReload} />
        <Timeline happenings={order.timeline} />
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <RefundPanel order={order} onChange={change} />
        <OrderDocuments order={order} />
        <OrderFacts order={order} />
      </div>
    </div>
  )
}

function GatewayNotice({ report: { trouble, payments } }: { report: GatewayReport }) {
  if (trouble !== null) return <Notice kind="bad">{m.admin_gateway_trouble({ trouble })}</Notice>
  return (
    <Notice kind="good">
      {payments.length === 0
        ? m.admin_gateway_nothing()
        : payments.map(({ id, status, amount, refunded }) => (
            <p key={id}>
              {id} · {gatewayStateText(status)} · {amountText(amount)}
              {refunded > 0 && ` · ${m.admin_gateway_refunded({ amount: amountText(refunded) })}`}
            </p>
          ))}
    </Notice>
  )
}
