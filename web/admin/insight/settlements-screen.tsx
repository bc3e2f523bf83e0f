import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Difference } from '../../../domain/admin/insight/rules.ts'
import { amountText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { call, useList } from '../query.ts'
import { ExportLink } from '../ui/export-link.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { When } from '../ui/parts.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { AdminTable } from '../ui/table.tsx'
import { PeriodPicker, usePeriod } from './period-picker.tsx'

const knownText = (amount: number | null) => (amount === null ? '–' : amountText(amount))

/** The gateway's transfers, and where they differ from our records. */
export function SettlementsScreen() {
  const { page, limit } = useSearch({ from: '/admin/settlements' })
  const list = useList('getSettlements', { ...usePeriod(), page, limit })
  return (
    <ListPage
      title={m.admin_settlements()}
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_settlements_about()}</p>}
      list={list}
      actions={<ExportLink name="settlements" />}
      none={m.admin_settlements_none()}
      rows={[
        {
          title: m.admin_settlements_transfer(),
          cell: ({ id, utr }) => (
            <>
              <span className="font-semibold wrap-anywhere">{id}</span>
              {utr !== null && <span className="block text-sm wrap-anywhere text-ink-2">UTR {utr}</span>}
            </>
          ),
        },
        { title: m.admin_settlements_at(), cell: (row) => <When at={row.settledAt} /> },
        {
          title: m.admin_settlements_payments(),
          isNumber: true,
          cell: (row) => numberText(row.payments, 'en'),
        },
        { title: m.admin_settlements_back(), isNumber: true, cell: (row) => numberText(row.refunds, 'en') },
        { title: m.admin_money_fees(), isNumber: true, cell: (row) => amountText(row.fees) },
        { title: m.admin_settlements_net(), isNumber: true, cell: (row) => amountText(row.net) },
        {
          title: m.admin_settlements_differences(),
          isNumber: true,
          cell: (row) => numberText(row.differences, 'en'),
        },
      ]}
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
  const [notedRow, setNotedRow] = useState<Row | null>(null)
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
          rows={found.data}
          keyOf={({ what, id }) => `${what} ${id}`}
          columns={[
            {
              title: m.admin_difference_what(),
              cell: ({ what, description }) => (
                <>
                  <span className="font-semibold">{texts[what]()}</span>
                  {description !== null && (
                    <span className="block wrap-anywhere text-ink-2">{description}</span>
                  )}
                </>
              ),
            },
            {
              title: m.admin_difference_id(),
              className: 'wrap-anywhere',
              cell: ({ id, orderId }) => (
                <>
                  {id}
                  {orderId !== null && (
                    <Link
                      to="/admin/orders/$orderId"
                      params={{ orderId }}
                      className="block min-h-6 text-link"
                    >
                      {orderId}
                    </Link>
                  )}
                </>
              ),
            },
            { title: m.admin_settlements_at(), cell: (row) => <When at={row.at} /> },
            { title: m.admin_difference_theirs(), isNumber: true, cell: (row) => knownText(row.theirs) },
            { title: m.admin_difference_ours(), isNumber: true, cell: (row) => knownText(row.ours) },
            {
              title: m.admin_difference_note(),
              isClear: true,
              cell: (row) => (
                <SmallButton
                  label={m.admin_difference_note()}
                  of={row.id}
                  aria-haspopup="dialog"
                  onClick={() => setNotedRow(row)}
                />
              ),
            },
          ]}
        />
      )}
      {notedRow !== null && (
        <ReasonDialog
          name={`difference/${notedRow.id}`}
          title={m.admin_difference_note()}
          lead={m.admin_difference_note_lead({ id: notedRow.id })}
          onClose={() => setNotedRow(null)}
          act={async (reason) => {
            const answer = await send('noteDifference', { id: notedRow.id, what: notedRow.what, reason })
            if (answer.success) void found.refetch()
            return answer
          }}
        />
      )}
    </section>
  )
}
