import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { moneyText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { PaymentLinkState } from '../../../domain/payments/links/rules.ts'
import { Button } from '../../ui/button.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { Chip } from '../chip.tsx'
import { lastDayText, planText } from '../labels.ts'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { copyAddress } from './copy-address.ts'
import { NewLink } from './new-link.tsx'

type Item = AdminOutputOf<'getPaymentLinks'>['items'][number]

const route = getRouteApi('/admin/payment-links')

/** Every link to a prepared order. */
export function PaymentLinksScreen() {
  const { for: email, ...search } = route.useSearch()
  const navigate = useNavigate()
  const links = useList('getPaymentLinks', search)
  const [isCreating, setCreating] = useState(email !== undefined)
  const [stopped, setStopped] = useState<Item | null>(null)

  function close() {
    setCreating(false)
    if (email !== undefined)
      void navigate({ to: '/admin/payment-links', search: (before) => ({ ...before, for: undefined }) })
    void links.refetch()
  }

  return (
    <>
      <ListPage
        title={m.admin_payment_links()}
        list={links}
        actions={
          <Button size="dense" aria-haspopup="dialog" onClick={() => setCreating(true)}>
            {m.admin_payment_link_new()}
          </Button>
        }
        lead={<p className="mt-1 max-w-[75ch] text-ink-2">{m.admin_payment_links_lead()}</p>}
        searchHint={m.admin_payment_links_search_hint()}
        none={m.admin_payment_links_empty()}
        rows={{
          columns: [
            m.admin_payment_link_column_for(),
            m.admin_column_course(),
            { title: m.admin_column_amount(), isNumber: true },
            m.admin_column_status(),
            m.admin_payment_link_column_ends(),
            m.admin_payment_link_column_acts(),
          ],
          cells: (item) => <Cells item={item} onStop={() => setStopped(item)} />,
        }}
      />
      {isCreating && links.data !== undefined && (
        <NewLink courses={links.data.courses} email={email ?? ''} onClose={close} />
      )}
      {stopped !== null && (
        <ActDialog
          name={`payment-link/${stopped.id}`}
          title={m.admin_payment_link_stop()}
          lead={m.admin_payment_link_stop_lead({ email: emailText(stopped) })}
          onClose={() => setStopped(null)}
          act={(reason) => send('stopPaymentLink', { linkId: stopped.id, reason })}
          onDone={() => void links.refetch()}
        />
      )}
    </>
  )
}

const stateTexts: Record<PaymentLinkState, () => string> = {
  running: m.admin_payment_link_running,
  paid: m.admin_payment_link_state_paid,
  ended: m.admin_payment_link_state_ended,
  stopped: m.admin_payment_link_state_stopped,
}
const tones = { running: 'news', paid: 'good', ended: 'plain', stopped: 'plain' } as const

function emailText({ email }: Item): string {
  return email ?? m.admin_payment_link_forgotten()
}

function Cells({ item, onStop }: { item: Item; onStop(): void }) {
  const { address, orderId } = item
  return (
    <>
      <AdminCell className="lg:min-w-44">
        {item.studentName}
        <span
          className={item.studentName === null ? 'wrap-anywhere' : 'block text-sm wrap-anywhere text-ink-2'}
        >
          {emailText(item)}
        </span>
      </AdminCell>
      <AdminCell>
        {item.course}
        <span className="block text-sm wrap-anywhere text-ink-2">
          {[planText(item.plan), ...(item.couponCode === null ? [] : [item.couponCode])].join(' · ')}
        </span>
      </AdminCell>
      <AdminCell isNumber>{moneyText(item.amount, 'INR', 'en')}</AdminCell>
      <AdminCell>
        <span className="flex flex-wrap gap-1">
          <Chip tone={tones[item.state]}>{stateTexts[item.state]()}</Chip>
          {item.isUsed && item.state !== 'paid' && <Chip tone="warn">{m.admin_payment_link_used()}</Chip>}
        </span>
        {orderId !== null && (
          <Link to="/admin/orders/$orderId" params={{ orderId }} look="row">
            {orderId.slice(0, 12)}…
          </Link>
        )}
      </AdminCell>
      <AdminCell title={m.admin_payment_link_column_ends()}>
        {lastDayText(item.endsAt)}
        <span className="block text-sm text-ink-2">
          {m.admin_payment_link_by({ name: item.madeBy })}, <When at={item.madeAt} />
        </span>
      </AdminCell>
      <AdminCell>
        {address !== null && (
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="dense" onClick={() => void copyAddress(address)}>
              {m.admin_payment_link_copy()}
            </Button>
            <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={onStop}>
              {m.admin_payment_link_stop()}
            </Button>
          </span>
        )}
      </AdminCell>
    </>
  )
}
