import { getRouteApi } from '@tanstack/react-router'
import { couponStates } from '../../../domain/admin/coupons/rules.ts'
import { dateText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Chip } from '../chip.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { type Coupon, discountText, lastDayText, scopeText, stateText, usesText } from './labels.ts'
import { NewCoupons } from './new-coupons.tsx'

const route = getRouteApi('/admin/coupons')

/** Every code. */
export function CouponsScreen() {
  const { batch, ...search } = route.useSearch()
  const coupons = useList('getCoupons', { ...search, batchId: batch })
  return (
    <ListPage
      title={m.admin_coupons()}
      list={coupons}
      actions={<NewCoupons courses={coupons.data?.courses ?? []} />}
      searchHint={m.admin_coupons_search_hint()}
      filters={[
        {
          name: 'state',
          label: m.admin_column_status(),
          options: couponStates.map((state) => ({ value: state, name: stateText(state) })),
        },
      ]}
      none={m.admin_coupons_empty()}
      rows={{
        columns: [
          m.admin_coupon_columns_code(),
          m.admin_coupon_columns_discount(),
          m.admin_coupon_columns_for(),
          { title: m.admin_coupon_columns_uses(), isNumber: true },
          m.admin_coupon_columns_valid(),
          m.admin_column_status(),
        ],
        cells: (item) => <Cells item={item} />,
      }}
    />
  )
}

const tones = { running: 'good', coming: 'news', usedUp: 'warn', ended: 'plain', stopped: 'plain' } as const

export function CouponStateChip({ state }: Pick<Coupon, 'state'>) {
  return <Chip tone={tones[state]}>{stateText(state)}</Chip>
}

function Cells({ item }: { item: Coupon }) {
  return (
    <>
      <AdminCell>
        <Link
          to="/admin/coupons/$couponId"
          params={{ couponId: item.id }}
          className="inline-block min-h-6 font-semibold text-link wrap-anywhere"
        >
          {item.code}
        </Link>
        {item.note !== '' && <span className="block text-sm wrap-anywhere text-ink-2">{item.note}</span>}
      </AdminCell>
      <AdminCell>{discountText(item)}</AdminCell>
      <AdminCell>{scopeText(item)}</AdminCell>
      <AdminCell isNumber title={m.admin_coupon_columns_uses()}>
        {usesText(item)}
      </AdminCell>
      <AdminCell title={m.admin_coupon_columns_valid()} className="whitespace-nowrap">
        {dateText(new Date(item.startsAt), 'en')} – {lastDayText(item)}
      </AdminCell>
      <AdminCell>
        <CouponStateChip state={item.state} />
      </AdminCell>
    </>
  )
}
