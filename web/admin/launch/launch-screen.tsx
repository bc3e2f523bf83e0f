import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type LaunchRow, restoreDays } from '../../../domain/admin/launch/rules.ts'
import { restoreMark, testMailCode } from '../../../domain/admin/launch/schemas.ts'
import { locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { useJudgedForm } from '../form.tsx'
import { localeText, momentText } from '../labels.ts'
import { Link } from '../link.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Heading } from '../parts.tsx'
import { call, say, useShow } from '../query.ts'
import { SmallButton } from '../small-button.tsx'

type Checklist = AdminOutputOf<'getLaunch'>

/** Launch checklist: what is missing before going public. Each row is checked by the server. */
export function LaunchScreen() {
  const checklist = useQuery(call('getLaunch', {}))
  const show = useShow(call('getLaunch', {}))
  const { data } = checklist
  const done = data?.rows.filter(({ isDone }) => isDone).length ?? 0

  return (
    <>
      <Heading>{m.admin_launch()}</Heading>
      <p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_launch_about()}</p>
      <NotLoaded of={checklist} />
      {data !== undefined && (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <p className="font-semibold">{m.admin_launch_count({ done, all: data.rows.length })}</p>
            <SmallButton
              label={m.admin_launch_again()}
              isBusy={checklist.isFetching}
              onClick={() => void checklist.refetch()}
            />
          </div>
          <ul
            aria-label={m.admin_launch()}
            className="grid max-w-3xl rounded-card border border-rule bg-card px-4"
          >
            {data.rows.map(({ name, isDone, seenAt }) => (
              <li key={name} className="flex gap-3 border-t border-grid py-3 first:border-t-0">
                <span className={`mt-0.5 shrink-0 ${isDone ? 'text-ok' : 'text-bad'}`}>
                  <Icon
                    name={isDone ? 'check' : 'alert'}
                    size={22}
                    label={isDone ? m.admin_launch_done() : m.admin_launch_open()}
                  />
                </span>
                <div className="grid min-w-0 grow justify-items-start gap-1 wrap-anywhere">
                  <h2 className="font-semibold">{titles[name]()}</h2>
                  <p className="text-ink-2">{told(name, data)}</p>
                  {seenAt !== null && (
                    <p className="text-small text-ink-2">
                      {m.admin_launch_seen({ moment: momentText(seenAt) })}
                      {name === 'restore' && isDone && ` · ${restoreEnd(seenAt)}`}
                    </p>
                  )}
                  <Remedy name={name} isDone={isDone} onChanged={show} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function restoreEnd(provedAt: string): string {
  const end = new Date(Date.parse(provedAt) + restoreDays * 24 * 3600 * 1000)
  return m.admin_launch_restore_until({ moment: momentText(end.toISOString()) })
}

const titles: Record<LaunchRow, () => string> = {
  address: m.admin_launch_address,
  mail: m.admin_launch_mail,
  gateway: m.admin_launch_gateway,
  webhook: m.admin_launch_webhook,
  seller: m.admin_launch_seller,
  samples: m.admin_launch_samples,
  backup: m.admin_launch_backup,
  restore: m.admin_launch_restore,
  owners: m.admin_launch_owners,
  safeguarding: m.admin_launch_safeguarding,
  metrics: m.admin_launch_metrics,
  disk: m.admin_launch_disk,
}

function told(
  name: LaunchRow,
  { publicUrl, gateway, samples, sampleCourses, owners, namedPeople, freeBytes }: Checklist,
): string {
  const texts: Record<LaunchRow, () => string> = {
    address: () => m.admin_launch_address_about({ address: publicUrl }),
    mail: m.admin_launch_mail_about,
    gateway: () =>
      gateway === 'live'
        ? m.admin_launch_gateway_live()
        : gateway === 'test'
          ? m.admin_launch_gateway_test()
          : m.admin_launch_gateway_practice(),
    webhook: () => m.admin_launch_webhook_about({ address: `${publicUrl}/api/v1/payment/webhook` }),
    seller: m.admin_launch_seller_about,
    samples: () =>
      `${m.admin_launch_samples_about({ counts: inLanguages(samples) })} ${m.admin_launch_samples_courses({ counts: inLanguages(sampleCourses) })}`,
    backup: m.admin_launch_backup_about,
    restore: m.admin_launch_restore_about,
    owners: () => m.admin_launch_owners_about({ count: owners }),
    safeguarding: () => m.admin_launch_safeguarding_about({ count: namedPeople }),
    metrics: m.admin_launch_metrics_about,
    disk: () => m.admin_launch_disk_about({ gigabytes: (freeBytes / 1024 ** 3).toFixed(1) }),
  }
  return texts[name]()
}

function inLanguages(counts: Checklist['samples']): string {
  return locales.map((locale) => `${localeText(locale)} ${counts[locale]}`).join(', ')
}

type RemedyProps = { name: LaunchRow; isDone: boolean; onChanged(data: Checklist): void }

/** Link to where a row can be fixed; settings are named in the row. */
function Remedy({ name, isDone, onChanged }: RemedyProps): ReactNode {
  const look = 'text-link underline'
  if (name === 'seller')
    return (
      <Link to="/admin/site/$key" params={{ key: 'seller' }} className={look}>
        {m.admin_launch_to_seller()}
      </Link>
    )
  if (name === 'samples')
    return (
      <span className="flex flex-wrap gap-x-4">
        <Link to="/admin/site" className={look}>
          {m.admin_launch_to_site()}
        </Link>
        <Link to="/admin/courses" className={look}>
          {m.admin_launch_to_courses()}
        </Link>
      </span>
    )
  if (name === 'owners')
    return (
      <Link to="/admin/staff" className={look}>
        {m.admin_launch_to_staff()}
      </Link>
    )
  if (name === 'safeguarding')
    return (
      <Link to="/admin/safeguarding/people" className={look}>
        {m.admin_launch_to_safeguarding()}
      </Link>
    )
  if (name === 'disk')
    return (
      <Link to="/admin/media" className={look}>
        {m.admin_launch_to_media()}
      </Link>
    )
  if (name === 'gateway' || name === 'webhook')
    return (
      <a
        className="text-link underline"
        href={`https://dashboard.razorpay.com/app/${name === 'gateway' ? 'website-app-settings/api-keys' : 'webhooks'}`}
      >
        {m.admin_launch_to_razorpay()}
      </a>
    )
  if (name === 'mail' && !isDone) return <MailTest onProved={onChanged} />
  if (name === 'restore') return <RestoreProof onProved={onChanged} />
  return null
}

function MailTest({ onProved }: { onProved(data: Checklist): void }) {
  const form = useJudgedForm(testMailCode, { code: '' })

  async function mail(): Promise<void> {
    const answer = await send('sendTestMail', {})
    say(answer)
  }

  async function prove(): Promise<void> {
    const answer = await send('proveTestMail', form.values)
    if (answer.success) {
      toast.success(answer.message)
      return onProved(answer.data)
    }
    toast.error(answer.message)
    form.showErrors(answer.fields)
  }

  return (
    <form noValidate className="mt-1 flex flex-wrap items-end gap-3" onSubmit={form.submit(prove)}>
      <Button variant="quiet" onClick={() => void mail()}>
        {m.admin_launch_mail_send()}
      </Button>
      <Field
        label={m.admin_launch_mail_code()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.field('code')}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {m.admin_launch_prove()}
      </Button>
    </form>
  )
}

function RestoreProof({ onProved }: { onProved(data: Checklist): void }) {
  const form = useJudgedForm(restoreMark, { mark: '' })

  async function prove(): Promise<void> {
    const answer = await send('proveRestore', form.values)
    if (answer.success) {
      toast.success(answer.message)
      form.reset()
      return onProved(answer.data)
    }
    toast.error(answer.message)
    form.showErrors(answer.fields)
  }

  return (
    <form noValidate className="mt-1 flex flex-wrap items-end gap-3" onSubmit={form.submit(prove)}>
      <Field label={m.admin_launch_restore_mark()} autoComplete="off" maxLength={8} {...form.field('mark')} />
      <Button type="submit" isBusy={form.isBusy}>
        {m.admin_launch_prove()}
      </Button>
    </form>
  )
}
