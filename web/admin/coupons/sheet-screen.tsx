import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { dayKey, lastMomentBefore } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { productName } from '../../../domain/product.ts'
import { call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { lastDayText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'
import { saveRows } from '../ui/save-rows.ts'
import { SmallButton } from '../ui/small-button.tsx'
import { type Coupon, discountText, scopeText } from './labels.ts'

/** Codes of one batch, printed as slips to cut out. */
export function SheetScreen() {
  const sheet = useQuery(
    call('getCouponSheet', { batchId: useParams({ from: '/admin/coupons/sheet/$batchId' }).batchId }),
  )
  return (
    <>
      <div className="print:hidden">
        <BackLink to="/admin/coupons">{m.admin_coupons()}</BackLink>
        <Heading>{m.admin_coupon_sheet_title()}</Heading>
        <NotLoaded of={sheet} />
        {sheet.data !== undefined && (
          <div className="my-4 flex flex-wrap gap-3">
            <SmallButton
              label={m.admin_coupon_sheet_print()}
              variant="primary"
              onClick={() => window.print()}
            />
            <SmallButton
              label={m.admin_coupon_sheet_csv()}
              variant="secondary"
              onClick={() => download(sheet.data)}
            />
          </div>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {sheet.data?.map((coupon) => (
          <li key={coupon.id} className="break-inside-avoid rounded-card border border-line bg-card p-4">
            <p className="flex items-baseline justify-between gap-3">
              <strong>{productName}</strong>
              <span className="font-semibold">{discountText(coupon)}</span>
            </p>
            <p className="my-1 font-mono text-xl font-bold tracking-wide wrap-anywhere">{coupon.code}</p>
            <p className="text-small">{scopeText(coupon)}</p>
            <p className="text-sm text-ink-2">
              {m.admin_coupon_sheet_how({ site: window.location.host, date: lastDayText(coupon.endsAt) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function download(coupons: readonly Coupon[]): void {
  const rows = coupons.map((coupon) => [
    coupon.code,
    discountText(coupon),
    scopeText(coupon),
    String(coupon.maxUses),
    String(coupon.held),
    dayKey(new Date(coupon.startsAt)),
    dayKey(lastMomentBefore(new Date(coupon.endsAt))),
    coupon.note,
  ])
  const header = ['Code', 'Discount', 'For', 'Uses', 'Used', 'First day', 'Last day', 'Note']
  saveRows('codes.csv', [header, ...rows])
}
