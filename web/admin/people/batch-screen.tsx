import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call, openedOnce, say, useList, useShow } from '../query.ts'
import { useMe } from '../session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { GrantManyDialog } from '../ui/grant-many-dialog.tsx'
import { Link } from '../ui/link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Pages } from '../ui/pages.tsx'
import { Heading } from '../ui/parts.tsx'
import { BatchForm } from './batch-form.tsx'

export function NewBatchScreen() {
  const navigate = useNavigate()
  return (
    <>
      <BackLink to="/admin/batches">{m.admin_batches()}</BackLink>
      <Heading>{m.admin_batch_new()}</Heading>
      <div className="mt-4">
        <BatchForm
          batch={null}
          onSaved={({ id }) => void navigate({ to: '/admin/batches/$id', params: { id } })}
        />
      </div>
    </>
  )
}

/** A batch: its details, its students, and bulk actions. */
export function BatchScreen() {
  const { id } = useParams({ from: '/admin/batches/$id' })
  const found = useQuery({ ...call('getBatch', { id }), ...openedOnce })
  const show = useShow(call('getBatch', { id }))
  const isOwner = useMe().roles.includes('owner')
  const navigate = useNavigate()
  const batch = found.data
  return (
    <>
      <BackLink to="/admin/batches">{m.admin_batches()}</BackLink>
      <Heading>{batch?.name ?? m.admin_batches()}</Heading>
      <NotLoaded of={found} />
      {batch !== undefined && (
        <div className="mt-4 grid gap-5">
          <div className="flex flex-wrap gap-2">
            {isOwner && (
              <DialogButton label={m.admin_grant_many()} variant="secondary">
                {(close) => (
                  <GrantManyDialog
                    to={{ batchId: id }}
                    lead={m.admin_grant_many_lead({ name: batch.name, count: batch.memberCount })}
                    first={{ courseId: batch.courses[0]?.id ?? '', until: batch.endsOn }}
                    onClose={close}
                  />
                )}
              </DialogButton>
            )}
            <Link to="/admin/mailings/new" search={{ batch: id }} look="secondary">
              {m.admin_mailing_to_batch()}
            </Link>
            <Link to="/admin/imports/new" search={{ batch: id }} look="secondary">
              {m.admin_import_new()}
            </Link>
            <Link to="/admin/students/add" search={{ batch: id }} look="secondary">
              {m.admin_person_add()}
            </Link>
          </div>
          <BatchForm batch={batch} onSaved={show} />
          <Members batchId={id} />
          <div>
            <ConfirmButton
              label={m.admin_batch_delete()}
              lead={m.admin_batch_delete_lead({ name: batch.name })}
              act={async () => {
                const answer = await send('deleteBatch', { id })
                say(answer)
                if (answer.success) await navigate({ to: '/admin/batches' })
              }}
            />
          </div>
        </div>
      )}
    </>
  )
}

function Members({ batchId }: { batchId: string }) {
  const members = useList('getBatchMembers', { ...useSearch({ from: '/admin/batches/$id' }), id: batchId })
  const cache = useQueryClient()
  const reload = () => cache.invalidateQueries({ queryKey: ['getBatchMembers'] })
  return (
    <Card
      title={m.admin_batch_members({ count: members.data?.total ?? 0 })}
      isRegion
      className="grid max-w-3xl gap-4"
    >
      <NotLoaded of={members} />
      <ul className="grid gap-1">
        {members.data?.items.map(({ id, name, email }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-grid py-1"
          >
            <span className="min-w-0">
              <Link
                to="/admin/students/$id"
                params={{ id }}
                className="font-semibold wrap-anywhere text-link"
              >
                {name}
              </Link>{' '}
              <span className="text-sm break-all text-ink-2">{email}</span>
            </span>
            <Button
              variant="quiet"
              size="dense"
              onClick={async () => {
                const answer = await send('removeBatchMember', { id: batchId, studentId: id })
                if (!answer.success) toast.error(answer.message)
                await reload()
              }}
            >
              {m.admin_remove()}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {members.data && <Pages totalPages={members.data.totalPages} />}
      <AddMembers batchId={batchId} onAdded={reload} />
    </Card>
  )
}

function AddMembers({ batchId, onAdded }: { batchId: string; onAdded(): Promise<unknown> }) {
  const [emails, setEmails] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<string>()

  async function add(): Promise<void> {
    const answer = await send('addBatchMembers', { id: batchId, emails })
    setNotice(undefined)
    if (!answer.success) return setError(answer.fields['emails'] ?? answer.message)
    const { added, unknown } = answer.data
    setError(undefined)
    setEmails(unknown.join('\n'))
    setNotice(
      unknown.length === 0
        ? m.admin_batch_added({ count: added })
        : m.admin_batch_added_but({ count: added, unknown: unknown.length }),
    )
    await onAdded()
  }

  return (
    <Form className="grid gap-3" onSubmit={add}>
      {notice !== undefined && <Notice kind="good">{notice}</Notice>}
      <TextArea
        label={m.admin_batch_add()}
        hint={m.admin_batch_add_hint()}
        rows={3}
        value={emails}
        error={error}
        onChange={({ target }) => setEmails(target.value)}
      />
      <Submit variant="secondary" className="justify-self-start">
        {m.admin_batch_add_button()}
      </Submit>
    </Form>
  )
}
