import { type FormEvent, useEffect, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type PolicySlug, policySlugs } from '../../../domain/site/policies.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { send } from '../api.ts'
import { keepLastingDraft, lastingDraftOf } from '../drafts.ts'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { dayText } from '../labels.ts'
import { PlaceLink } from '../place.tsx'
import type { ScreenProps } from '../screens.ts'
import { useLoaded } from '../use-loaded.ts'

type Text = AdminOutputOf<'getPolicyText'>
type Policy = AdminOutputOf<'getPolicies'>[number]

/** A policy: its versions, and a new one being written. */
export function PolicyScreen({ parameters: [name] }: ScreenProps) {
  const slug = policySlugs.find((known) => known === name)
  if (slug === undefined) return <Notice kind="bad">{m.admin_key_unknown()}</Notice>
  return <Opened slug={slug} />
}

function Opened({ slug }: { slug: PolicySlug }) {
  const policies = useLoaded(slug, () => send('getPolicies', {}), { isRefreshed: false })
  const text = useLoaded(slug, () => send('getPolicyText', { slug }), { isRefreshed: false })
  const policy = policies.data?.find((known) => known.slug === slug)
  const title = policy?.title
  useEffect(() => {
    if (title !== undefined) document.title = m.admin_title({ screen: title })
  }, [title])
  const failure = policies.failure ?? text.failure
  if (failure !== null) return <Notice kind="bad">{failure}</Notice>
  if (policy === undefined || text.data === null) return <p className="text-ink-2">{m.admin_loading()}</p>
  return (
    <PolicyForm
      key={`${text.data.version}/${text.data.effectiveFrom}`}
      policy={policy}
      newest={text.data}
      onSaved={() => {
        policies.reload()
        text.reload()
      }}
    />
  )
}

type Typed = Pick<Text, 'title' | 'summary' | 'html' | 'note' | 'effectiveFrom'>
type FormProps = { policy: Policy; newest: Text; onSaved: () => void }

function PolicyForm({ policy, newest, onSaved }: FormProps) {
  const { slug } = policy
  const isComing = policy.versions[0]?.state === 'coming'
  const draftName = `policy/${slug}`
  const [kept, setKept] = useState(() => readKept(draftName))
  const [typed, setTyped] = useState<Typed>(() => kept?.typed ?? begun(newest, isComing))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function write(part: Partial<Typed>): void {
    const next = { ...typed, ...part }
    setTyped(next)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
    keepLastingDraft(draftName, JSON.stringify({ base: newest.version, typed: next } satisfies Kept))
  }

  function beginAgain(): void {
    keepLastingDraft(draftName, '')
    setKept(null)
    setTyped(begun(newest, isComing))
    setErrors({})
    setFailure(null)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const answer = await send('savePolicyVersion', {
      slug,
      newestVersion: newest.version,
      version: isComing ? newest.version : null,
      ...typed,
    })
    setBusy(false)
    if (answer.success) {
      keepLastingDraft(draftName, '')
      return onSaved()
    }
    setErrors(answer.fields)
    setFailure(answer.message || m.admin_no_line())
  }

  return (
    <>
      <PlaceLink to="/admin/site" className="inline-flex min-h-11 items-center font-semibold text-link">
        {m.admin_site_back()}
      </PlaceLink>
      <h1 className="mb-3 text-head leading-tight font-bold">{policy.title}</h1>
      <section className="mb-6 rounded-card border border-rule bg-card p-4">
        <h2 className="text-lg font-bold">{m.admin_policy_versions()}</h2>
        <ul className="mt-1 grid gap-1 text-small">
          {policy.versions.map(({ version, effectiveFrom, state, note }) => (
            <li key={version}>
              {state === 'coming' ? (
                <b>
                  {m.admin_policy_version({ version, day: dayText(effectiveFrom) })} {m.admin_policy_coming()}
                </b>
              ) : (
                <a
                  href={`/${slug}?version=${version}`}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-6 text-link"
                >
                  {m.admin_policy_version({ version, day: dayText(effectiveFrom) })}
                </a>
              )}
              {note !== '' && <span className="text-ink-2"> – {note}</span>}
            </li>
          ))}
        </ul>
      </section>
      <h2 className="mb-3 text-subhead font-bold">
        {isComing
          ? m.admin_policy_correct({ version: newest.version })
          : m.admin_policy_new({ version: newest.version + 1 })}
      </h2>
      {failure !== null && (
        <div className="mb-4">
          <Notice kind="bad">{failure}</Notice>
        </div>
      )}
      {kept !== null && (
        <div className="mb-4 grid justify-items-start gap-2">
          <Notice kind={kept.base === newest.version ? 'good' : 'bad'}>
            {kept.base === newest.version
              ? m.admin_policy_kept()
              : m.admin_policy_kept_older({ version: newest.version })}
          </Notice>
          <Button variant="quiet" onClick={beginAgain}>
            {m.admin_policy_begin_again()}
          </Button>
        </div>
      )}
      <form
        noValidate
        key={kept === null ? 'fresh' : 'kept'}
        className="grid max-w-[860px] gap-5"
        onSubmit={(event) => void save(event)}
      >
        <Field
          type="date"
          label={m.admin_policy_day()}
          hint={m.admin_policy_day_hint()}
          value={typed.effectiveFrom}
          error={errors['effectiveFrom']}
          onChange={({ target }) => write({ effectiveFrom: target.value })}
        />
        <TextArea
          label={m.admin_policy_note()}
          hint={m.admin_policy_note_hint()}
          rows={2}
          value={typed.note}
          error={errors['note']}
          onChange={({ target }) => write({ note: target.value })}
        />
        <Field
          label={m.admin_text_title()}
          value={typed.title}
          error={errors['title']}
          onChange={({ target }) => write({ title: target.value })}
        />
        <RichTextEditor
          label={m.admin_policy_summary()}
          value={typed.summary}
          error={errors['summary']}
          onChange={(summary) => write({ summary })}
        />
        <RichTextEditor
          label={m.admin_policy_text()}
          hint={m.admin_policy_text_hint()}
          value={typed.html}
          error={errors['html']}
          onChange={(html) => write({ html })}
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {m.admin_policy_save()}
          </Button>
        </div>
      </form>
    </>
  )
}

/** What was typed and not saved, and the version that was the newest then. */
type Kept = { base: number; typed: Typed }

function readKept(draftName: string): Kept | null {
  const kept = lastingDraftOf(draftName)
  try {
    // Written by this very screen.
    return kept === '' ? null : (JSON.parse(kept) as Kept)
  } catch {
    return null
  }
}

/** A new version says for itself what it changes and from when. */
function begun({ title, summary, html, note, effectiveFrom }: Text, isComing: boolean): Typed {
  return { title, summary, html, note: isComing ? note : '', effectiveFrom: isComing ? effectiveFrom : '' }
}
