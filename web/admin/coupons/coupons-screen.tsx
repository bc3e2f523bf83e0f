import { useSearch } from '@tanstack/react-router'
import { couponStates } from '../../../domain/admin/coupons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { dateOf, lastDayText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { named } from '../ui/parts.tsx'
import { type Coupon, discountText, scopeText, stateText, usesText } from './labels.ts'
import { NewCoupons } from './new-coupons.tsx'

/** All codes. */
export function CouponsScreen() {
  const { batch, ...search } = useSearch({ from: '/admin/coupons' })
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
          options: named(couponStates, stateText),
        },
      ]}
      none={m.admin_coupons_empty()}
      rows={[
        {
          title: m.admin_coupon_columns_code(),
          cell: ({ id, code, note }) => (
            <>
              <Link to="/admin/coupons/$couponId" params={{ couponId: id }} look="row">
                {code}
              </Link>
              {note !== '' && <span className="block text-sm wrap-anywhere text-ink-2">{note}</span>}
            </>
          ),
        },
        { title: m.admin_coupon_columns_discount(), isClear: true, cell: discountText },
        { title: m.admin_coupon_columns_for(), isClear: true, cell: scopeText },
        { title: m.admin_coupon_columns_uses(), isNumber: true, cell: usesText },
        {
          title: m.admin_coupon_columns_valid(),
          className: 'whitespace-nowrap',
          cell: ({ startsAt, endsAt }) => `${dateOf(startsAt)} – ${lastDayText(endsAt)}`,
        },
        {
          title: m.admin_column_status(),
          isClear: true,
          cell: ({ state }) => <CouponStateChip state={state} />,
        },
      ]}
    />
  )
}

const tones = { running: 'good', coming: 'news', usedUp: 'warn', ended: 'plain', stopped: 'plain' } as const

export function CouponStateChip({ state }: Pick<Coupon, 'state'>) {
  return <Chip tone={tones[state]}>{stateText(state)}</Chip>
}
