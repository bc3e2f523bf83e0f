import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Difference } from '../../../domain/admin/insight/rules.ts'
import { moneyText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { ExportLink } from '../exports/export-link.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { When } from '../parts.tsx'
import { call, useList } from '../query.ts'
import { AdminCell, AdminRow, AdminTable } from '../table.tsx'
import { PeriodPicker, usePeriod } from './period-picker.tsx'

const route = getRouteApi('/admin/settlements')
const rupees = (amount: number) => moneyText(amount, 'INR', 'en')

/** What the gateway transferred, and where it differs from what is known here. */
export function SettlementsScreen() {
  const { page, limit } = route.useSearch()
  const list = useList('getSettlements', { ...usePeriod(), page, limit })
  return (
    <ListPage
      title={m.admin_settlements()}
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_settlements_about()}</p>}
      list={list}
      actions={<ExportLink name="settlements" />}
      none={m.admin_settlements_none()}
      rows={{
        columns: [
          m.admin_settlements_transfer(),
          m.admin_settlements_at(),
          { title: m.admin_settlements_payments(), isNumber: true },
          { title: m.admin_settlements_back(), isNumber: true },
          { title: m.admin_money_fees(), isNumber: true },
          { title: m.admin_settlements_net(), isNumber: true },
          { title: m.admin_settlements_differences(), isNumber: true },
        ],
        cells: (settlement) => (
          <>
            <AdminCell>
              <span className="font-semibold wrap-anywhere">{settlement.id}</span>
              {settlement.utr !== null && (
                <span className="block text-sm wrap-anywhere text-ink-2">UTR {settlement.utr}</span>
              )}
            </AdminCell>
            <AdminCell title={m.admin_settlements_at()}>
              <When at={settlement.settledAt} />
            </AdminCell>
            <AdminCell title={m.admin_settlements_payments()} isNumber>
              {numberText(settlement.payments, 'en')}
            </AdminCell>
            <AdminCell title={m.admin_settlements_back()} isNumber>
              {numberText(settlement.refunds, 'en')}
            </AdminCell>
            <AdminCell title={m.admin_money_fees()} isNumber>
              {rupees(settlement.fees)}
            </AdminCell>
            <AdminCell title={m.admin_settlements_net()} isNumber>
              {rupees(settlement.net)}
            </AdminCell>
            <AdminCell title={m.admin_settlements_differences()} isNumber>
              {numberText(settlement.differences, 'en')}
            </AdminCell>
          </>
        ),
      }}
    >
      <Differences />
      <div className="mb-4">
        <PeriodPicker to="/admin/settlements" />
      </div>
    </ListPage>
  )
}

type Row = AdminOutputOf<'getSettlementDifferences'>[number]

const texts: Record<Difference, () => string> = {
  unknownPayment: m.admin_difference_unknown_payment,
  unknownRefund: m.admin_difference_unknown_refund,
  otherAmount: m.admin_difference_other_amount,
  badSum: m.admin_difference_bad_sum,
  otherMovement: m.admin_difference_other_movement,
  notSettled: m.admin_difference_not_settled,
  refundNotSettled: m.admin_difference_refund_not_settled,
}

function Differences() {
  const found = useQuery(call('getSettlementDifferences', {}))
  const [noted, setNoted] = useState<Row | null>(null)
  return (
    <section aria-labelledby="differences" className="mb-8">
      <h2 id="differences" className="mb-2 text-subhead font-bold">
        {m.admin_settlements_differences()}
      </h2>
      <NotLoaded of={found} />
      {found.data?.length === 0 && <p className="text-ink-2">{m.admin_settlements_same()}</p>}
      {found.data && found.data.length > 0 && (
        <AdminTable
          label={m.admin_settlements_differences()}
          columns={[
            m.admin_difference_what(),
            m.admin_difference_id(),
            m.admin_settlements_at(),
            { title: m.admin_difference_theirs(), isNumber: true },
            { title: m.admin_difference_ours(), isNumber: true },
            m.admin_difference_note(),
          ]}
        >
          {found.data.map((row) => (
            <AdminRow key={`${row.what} ${row.id}`}>
              <DifferenceCells row={row} onNote={() => setNoted(row)} />
            </AdminRow>
          ))}
        </AdminTable>
      )}
      {noted !== null && (
        <ActDialog
          name={`difference/${noted.id}`}
          title={m.admin_difference_note()}
          lead={m.admin_difference_note_lead({ id: noted.id })}
          onClose={() => setNoted(null)}
          act={async (reason) => {
            const answer = await send('noteDifference', { id: noted.id, what: noted.what, reason })
            if (answer.success) void found.refetch()
            return answer
          }}
        />
      )}
    </section>
  )
}

function DifferenceCells({ row, onNote }: { row: Row; onNote(): void }) {
  const amount = (rupee: number | null) => (rupee === null ? '–' : rupees(rupee))
  return (
    <>
      <AdminCell>
        <span className="font-semibold">{texts[row.what]()}</span>
        {row.description !== null && (
          <span className="block wrap-anywhere text-ink-2">{row.description}</span>
        )}
      </AdminCell>
      <AdminCell title={m.admin_difference_id()} className="wrap-anywhere">
        {row.id}
        {row.orderId !== null && (
          <Link
            to="/admin/orders/$orderId"
            params={{ orderId: row.orderId }}
            className="block min-h-6 text-link"
          >
            {row.orderId}
          </Link>
        )}
      </AdminCell>
      <AdminCell title={m.admin_settlements_at()}>
        <When at={row.at} />
      </AdminCell>
      <AdminCell title={m.admin_difference_theirs()} isNumber>
        {amount(row.theirs)}
      </AdminCell>
      <AdminCell title={m.admin_difference_ours()} isNumber>
        {amount(row.ours)}
      </AdminCell>
      <AdminCell>
        <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={onNote}>
          {m.admin_difference_note()}
          <span className="sr-only">({row.id})</span>
        </Button>
      </AdminCell>
    </>
  )
}
