import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { useList } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Chip } from '../ui/chip.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Tick } from '../ui/form.tsx'
import { dateOf, lastDayText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { OrderLink } from '../ui/order-link.tsx'
import { When } from '../ui/parts.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { CouponStateChip } from './coupons-screen.tsx'
import { type Coupon, discountText, scopeText, usesText } from './labels.ts'

/** One code: its discount, and its redemptions. */
export function CouponScreen() {
  const { couponId } = useParams({ from: '/admin/coupons/$couponId' })
  const { page, limit } = useSearch({ from: '/admin/coupons/$couponId' })
  const uses = useList('getCouponUses', { page, limit, couponId })
  const coupon = uses.data?.coupon
  return (
    <>
      <BackLink to="/admin/coupons">{m.admin_coupons()}</BackLink>
      <ListPage
        title={coupon?.code ?? m.admin_coupons()}
        list={uses}
        lead={coupon && <Facts coupon={coupon} onStopped={() => void uses.refetch()} />}
        none={m.admin_coupon_no_uses()}
        rows={[
          { title: m.admin_coupon_use_when(), cell: (use) => <When at={use.at} /> },
          { title: m.admin_column_course(), isClear: true, cell: (use) => use.course },
          {
            title: m.admin_coupon_use_who(),
            isClear: true,
            cell: ({ student }) => student?.name ?? m.admin_coupon_use_hidden(),
          },
          {
            title: m.admin_column_order(),
            isClear: true,
            cell: ({ orderId, student }) =>
              orderId === null ? student !== null && m.admin_coupon_use_grant() : <OrderLink id={orderId} />,
          },
          {
            title: m.admin_column_status(),
            isClear: true,
            cell: ({ state, isOver }) => (
              <Chip tone={isOver ? 'warn' : useTones[state]}>
                {isOver ? m.admin_coupon_use_over() : useTexts[state]()}
              </Chip>
            ),
          },
        ]}
      />
    </>
  )
}

function Facts({ coupon, onStopped }: { coupon: Coupon; onStopped(): void }) {
  const isOver = coupon.state === 'stopped' || coupon.state === 'ended'
  return (
    <div className="mt-2 grid gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CouponStateChip state={coupon.state} />
        <strong>{discountText(coupon)}</strong>
        <span>{scopeText(coupon)}</span>
        <span>{usesText(coupon)}</span>
        <span>
          {dateOf(coupon.startsAt)} – {lastDayText(coupon.endsAt)}
        </span>
      </p>
      <p className="text-ink-2 wrap-anywhere">
        {m.admin_coupon_made_by({ name: coupon.madeBy })}
        {coupon.note !== '' && ` · ${coupon.note}`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to="/admin/coupons/sheet/$batchId" params={{ batchId: coupon.batchId }} look="alone">
          {m.admin_coupon_sheet()}
        </Link>
        <DialogButton label={m.admin_coupon_stop()} isOffered={!isOver} variant="secondary">
          {(close) => <StopDialog coupon={coupon} onClose={close} onStopped={onStopped} />}
        </DialogButton>
      </div>
    </div>
  )
}

type StopProps = { coupon: Coupon; onClose(): void; onStopped(): void }

function StopDialog({ coupon, onClose, onStopped }: StopProps) {
  const [withBatch, setWithBatch] = useState(false)
  return (
    <ReasonDialog
      name={`coupon/${coupon.id}`}
      title={m.admin_coupon_stop()}
      lead={m.admin_coupon_stop_lead({ code: coupon.code })}
      onClose={onClose}
      act={(reason) => send('stopCoupons', { couponId: coupon.id, withBatch, reason })}
      onDone={onStopped}
    >
      <Tick checked={withBatch} onTick={setWithBatch}>
        {m.admin_coupon_stop_batch()}
      </Tick>
    </ReasonDialog>
  )
}

const useTexts = {
  held: m.admin_coupon_use_held,
  used: m.admin_coupon_use_used,
  released: m.admin_coupon_use_released,
} as const
const useTones = { held: 'warn', used: 'good', released: 'plain' } as const
