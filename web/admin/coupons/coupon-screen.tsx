import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { BackLink } from '../back-link.tsx'
import { Chip } from '../chip.tsx'
import { Tick } from '../form.tsx'
import { dateOf, lastDayText } from '../labels.ts'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { CouponStateChip } from './coupons-screen.tsx'
import { type Coupon, discountText, scopeText, usesText } from './labels.ts'

type Use = AdminOutputOf<'getCouponUses'>['items'][number]

const route = getRouteApi('/admin/coupons/$couponId')

/** One code: what it promises, and who used it. */
export function CouponScreen() {
  const { couponId } = route.useParams()
  const { page, limit } = route.useSearch()
  const uses = useList('getCouponUses', { page, limit, couponId })
  const [isStopping, setStopping] = useState(false)
  const coupon = uses.data?.coupon
  return (
    <>
      <BackLink to="/admin/coupons">{m.admin_coupons()}</BackLink>
      <ListPage
        title={coupon?.code ?? m.admin_coupons()}
        list={uses}
        lead={coupon && <Facts coupon={coupon} onStop={() => setStopping(true)} />}
        none={m.admin_coupon_no_uses()}
        rows={{
          columns: [
            m.admin_coupon_use_when(),
            m.admin_column_course(),
            m.admin_coupon_use_who(),
            m.admin_column_order(),
            m.admin_column_status(),
          ],
          cells: (use) => <UseCells use={use} />,
        }}
      />
      {isStopping && coupon && (
        <StopDialog
          coupon={coupon}
          onClose={() => setStopping(false)}
          onStopped={() => void uses.refetch()}
        />
      )}
    </>
  )
}

function Facts({ coupon, onStop }: { coupon: Coupon; onStop(): void }) {
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
        {!isOver && (
          <Button variant="secondary" size="dense" aria-haspopup="dialog" onClick={onStop}>
            {m.admin_coupon_stop()}
          </Button>
        )}
      </div>
    </div>
  )
}

type StopProps = { coupon: Coupon; onClose(): void; onStopped(): void }

function StopDialog({ coupon, onClose, onStopped }: StopProps) {
  const [withBatch, setWithBatch] = useState(false)
  return (
    <ActDialog
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
    </ActDialog>
  )
}

const useTexts = {
  held: m.admin_coupon_use_held,
  used: m.admin_coupon_use_used,
  released: m.admin_coupon_use_released,
} as const
const useTones = { held: 'warn', used: 'good', released: 'plain' } as const

function UseCells({ use }: { use: Use }) {
  return (
    <>
      <AdminCell>
        <When at={use.at} />
      </AdminCell>
      <AdminCell>{use.course}</AdminCell>
      <AdminCell>{use.student?.name ?? m.admin_coupon_use_hidden()}</AdminCell>
      <AdminCell>
        {use.orderId === null ? (
          use.student !== null && m.admin_coupon_use_grant()
        ) : (
          <Link to="/admin/orders/$orderId" params={{ orderId: use.orderId }} look="row">
            {use.orderId.slice(0, 12)}…
          </Link>
        )}
      </AdminCell>
      <AdminCell>
        <Chip tone={use.isOver ? 'warn' : useTones[use.state]}>
          {use.isOver ? m.admin_coupon_use_over() : useTexts[use.state]()}
        </Chip>
      </AdminCell>
    </>
  )
}
