import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { call, openedOnce, say, useShow } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { audienceText, localeText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'
import { mailingState } from './labels.ts'
import { MailingForm } from './mailing-form.tsx'

type Mailing = AdminOutputOf<'getMailing'>

const askAgainMs = 2000

export function NewMailingScreen() {
  const { batch } = useSearch({ from: '/admin/mailings/new' })
  const navigate = useNavigate()
  return (
    <>
      <BackLink to="/admin/mailings">{m.admin_mailings()}</BackLink>
      <Heading>{m.admin_mailing_new()}</Heading>
      <div className="mt-4">
        <MailingForm
          mailing={null}
          batchId={batch}
          onSaved={({ id }) => void navigate({ to: '/admin/mailings/$id', params: { id } })}
        />
      </div>
    </>
  )
}

/** One mailing: edit, preview, test and send. */
export function MailingScreen() {
  const { id } = useParams({ from: '/admin/mailings/$id' })
  const found = useQuery({
    ...call('getMailing', { id }),
    ...openedOnce,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.sentAt !== null && data.finishedAt === null ? askAgainMs : false,
  })
  const show = useShow(call('getMailing', { id }))
  const [isChanged, setChanged] = useState(false)
  const mailing = found.data
  return (
    <>
      <BackLink to="/admin/mailings">{m.admin_mailings()}</BackLink>
      <Heading>{mailing?.subject ?? m.admin_mailings()}</Heading>
      <NotLoaded of={found} />
      {mailing !== undefined && (
        <div className="mt-4 grid gap-5">
          {mailing.sentAt === null ? (
            <MailingForm key={mailing.version} mailing={mailing} onSaved={show} onChanged={setChanged} />
          ) : (
            <div role="status" className="max-w-3xl">
              <Notice kind="good">{mailingState(mailing)}</Notice>
            </div>
          )}
          <Previews mailing={mailing} />
          {mailing.sentAt === null && <Actions mailing={mailing} isChanged={isChanged} onSent={show} />}
        </div>
      )}
    </>
  )
}

function Previews({ mailing }: { mailing: Mailing }) {
  return (
    <section aria-labelledby="preview" className="grid max-w-3xl gap-3">
      <h2 id="preview" className="text-lg font-bold">
        {m.admin_mailing_preview()}
      </h2>
      {mailing.previews.map(({ locale, subject, text }) => (
        <article key={locale} className="rounded-card border border-rule bg-card p-4">
          <p className="text-sm text-ink-2">{localeText(locale)}</p>
          <h3 lang={locale} className="font-semibold wrap-anywhere">
            {subject}
          </h3>
          <p lang={locale} className="mt-2 text-small wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </article>
      ))}
    </section>
  )
}

type ActionsProps = { mailing: Mailing; isChanged: boolean; onSent(mailing: Mailing): void }

/** Only the saved version can be sent. */
function Actions({ mailing, isChanged, onSent }: ActionsProps) {
  const { id, version, readers, audience, to } = mailing
  const navigate = useNavigate()

  return (
    <div className="flex flex-wrap items-center gap-3">
      {isChanged && <p className="w-full text-ink-2">{m.admin_mailing_save_first()}</p>}
      <ConfirmButton
        label={m.admin_mailing_send_to({ count: readers })}
        variant="primary"
        size="normal"
        disabled={isChanged}
        title={m.admin_mailing_send()}
        lead={m.admin_mailing_send_lead({ to: to?.name ?? audienceText(audience), count: readers })}
        act={async () => {
          const answer = await send('sendMailing', { id, version })
          say(answer)
          if (answer.success) onSent(answer.data)
        }}
      />
      <Button
        variant="secondary"
        disabled={isChanged}
        onClick={async () => say(await send('testMailing', { id }))}
      >
        {m.admin_mailing_test()}
      </Button>
      <ConfirmButton
        label={m.admin_mailing_delete()}
        size="normal"
        lead={m.admin_mailing_delete_lead({ subject: mailing.subject })}
        act={async () => {
          const answer = await send('deleteMailing', { id })
          say(answer)
          if (answer.success) await navigate({ to: '/admin/mailings' })
        }}
      />
    </div>
  )
}
