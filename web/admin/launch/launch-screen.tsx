import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type LaunchRow, restoreDays } from '../../../domain/admin/launch/rules.ts'
import { restoreMark, testMailCode } from '../../../domain/admin/launch/schemas.ts'
import { daysAfter } from '../../../domain/durations.ts'
import { locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Answer, send } from '../api.ts'
import { call, say, useShow } from '../query.ts'
import { useJudgedForm } from '../ui/form.tsx'
import { localeText, momentText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'

type Checklist = AdminOutputOf<'getLaunch'>

/** Launch checklist: what is missing before going public. The server checks each row. */
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
                  <p className="text-ink-2">{aboutText(name, data)}</p>
                  {seenAt !== null && (
                    <p className="text-small text-ink-2">
                      {m.admin_launch_seen({ moment: momentText(seenAt) })}
                      {name === 'restore' && isDone && ` · ${restoreEnd(seenAt)}`}
                    </p>
                  )}
                  <Remedy name={name} isDone={isDone} onProved={show} />
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
  const end = daysAfter(new Date(provedAt), restoreDays)
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

function aboutText(
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

const places = {
  seller: [{ to: '/admin/site/seller', text: m.admin_launch_to_seller }],
  samples: [
    { to: '/admin/site', text: m.admin_launch_to_site },
    { to: '/admin/courses', text: m.admin_launch_to_courses },
  ],
  owners: [{ to: '/admin/staff', text: m.admin_launch_to_staff }],
  safeguarding: [{ to: '/admin/safeguarding/people', text: m.admin_launch_to_safeguarding }],
  disk: [{ to: '/admin/media', text: m.admin_launch_to_media }],
}
const look = 'text-link underline'

type RemedyProps = { name: LaunchRow; isDone: boolean; onProved(data: Checklist): void }

/** Where a row can be fixed, or how it is confirmed; the row names its settings. */
function Remedy({ name, isDone, onProved }: RemedyProps): ReactNode {
  if (name in places)
    return (
      <span className="flex flex-wrap gap-x-4">
        {places[name as keyof typeof places].map(({ to, text }) => (
          <Link key={to} to={to} className={look}>
            {text()}
          </Link>
        ))}
      </span>
    )
  if (name === 'gateway' || name === 'webhook')
    return (
      <a
        className={look}
        href={`https://dashboard.razorpay.com/app/${name === 'gateway' ? 'website-app-settings/api-keys' : 'webhooks'}`}
      >
        {m.admin_launch_to_razorpay()}
      </a>
    )
  if (name === 'mail' && !isDone)
    return (
      <ProofForm
        label={m.admin_launch_mail_code()}
        inputMode="numeric"
        maxLength={6}
        schema={testMailCode}
        name="code"
        prove={(code) => send('proveTestMail', { code })}
        onProved={onProved}
      >
        <Button variant="quiet" onClick={async () => say(await send('sendTestMail', {}))}>
          {m.admin_launch_mail_send()}
        </Button>
      </ProofForm>
    )
  if (name === 'restore')
    return (
      <ProofForm
        label={m.admin_launch_restore_mark()}
        maxLength={8}
        schema={restoreMark}
        name="mark"
        prove={(mark) => send('proveRestore', { mark })}
        onProved={onProved}
      />
    )
  return null
}

type ProofProps = ComponentProps<typeof Field> & {
  schema: ZodMiniType
  name: string
  prove(text: string): Promise<Answer<Checklist>>
  onProved(data: Checklist): void
}

/** A field for a row's evidence. */
function ProofForm({ schema, name, prove, onProved, children, ...field }: ProofProps) {
  const form = useJudgedForm(schema, { [name]: '' })

  async function submit(): Promise<void> {
    const answer = await prove(form.values[name] ?? '')
    say(answer)
    if (!answer.success) return form.showErrors(answer.fields)
    form.reset()
    onProved(answer.data)
  }

  return (
    <form noValidate className="mt-1 flex flex-wrap items-end gap-3" onSubmit={form.submit(submit)}>
      {children}
      <Field autoComplete="off" {...field} {...form.field(name)} />
      <Button type="submit" isBusy={form.isBusy}>
        {m.admin_launch_prove()}
        <span className="sr-only">({field.label})</span>
      </Button>
    </form>
  )
}
