import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { textLines } from '../../../domain/articles/excerpt.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { policySlugs } from '../../../domain/site/policies.ts'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { type AnyDraft, useAutosave } from '../drafts/autosave.ts'
import { DraftConflict } from '../drafts/draft-conflict.tsx'
import type { FieldWords } from '../drafts/field-words.ts'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { SaveStateText } from '../drafts/save-state.tsx'
import { VersionsPanel } from '../drafts/versions-panel.tsx'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { call, openedOnce } from '../query.ts'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { Card } from '../ui/card.tsx'
import { fieldsOf } from '../ui/form.tsx'
import { dayText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Heading } from '../ui/parts.tsx'

type PolicyDraft = Extract<AnyDraft, { kind: 'policy' }>
type Policy = AdminOutputOf<'getPolicies'>[number]

/** A policy: its versions, and the draft of the next one. */
export function PolicyScreen() {
  const { slug: name } = useParams({ from: '/admin/policies/$slug' })
  const slug = policySlugs.find((known) => known === name)
  const policies = useQuery({ ...call('getPolicies', {}), ...openedOnce })
  const policy = policies.data?.find((known) => known.slug === slug)
  if (slug === undefined) return <Notice kind="bad">{m.admin_key_unknown()}</Notice>
  if (policies.error !== null) return <Notice kind="bad">{policies.error.message}</Notice>
  if (policy === undefined) return <Loading />
  return (
    <>
      <Link to="/admin/site" look="alone">
        {m.admin_site_back()}
      </Link>
      <div className="mb-3">
        <Heading>{policy.title}</Heading>
      </div>
      <PublicVersions policy={policy} />
      <OpenDraft<PolicyDraft> kind="policy" id={slug}>
        {(first) => (
          <PolicyForm key={slug} slug={slug} first={first} onPublished={() => void policies.refetch()} />
        )}
      </OpenDraft>
    </>
  )
}

/** Every version that is or will be public. */
function PublicVersions({ policy: { slug, versions } }: { policy: Policy }) {
  return (
    <Card title={m.admin_policy_versions()} className="mb-6">
      <ul className="mt-1 grid gap-1 text-small">
        {versions.map(({ version, effectiveFrom, state, note }) => (
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
    </Card>
  )
}

type FormProps = { slug: Policy['slug']; first: PolicyDraft; onPublished(): void }

function PolicyForm({ slug, first, onPublished }: FormProps) {
  const editor = useAutosave(first, toast.success)
  const { autosave, draft, document, state } = editor
  const { isComing, newestVersion } = draft
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [result, setResult] = useState<ActionResult | null>(null)

  function write(part: Partial<PolicyDraft['document']>): void {
    setResult(null)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
    autosave.change((was) => ({ ...was, ...part }))
  }

  const field = fieldsOf(document, errors, write)

  async function publish(): Promise<void> {
    const answer = await autosave.act((version) => send('publishPolicy', { slug, version }))
    if (answer === null) return
    setErrors(answer.success ? {} : answer.fields)
    setResult(resultOf(answer))
    onPublished()
  }

  return (
    <>
      <h2 className="text-subhead font-bold">
        {isComing
          ? m.admin_policy_correct({ version: newestVersion })
          : m.admin_policy_new({ version: newestVersion + 1 })}
      </h2>
      <div className="mb-3">
        <SaveStateText state={state} autosave={autosave} />
      </div>
      <ActionNotice result={result} className="mb-4" />
      <DraftConflict {...editor} words={policyWords} />
      <Form className="mb-6 grid max-w-[860px] gap-5" onSubmit={publish}>
        <Field
          type="date"
          label={m.admin_policy_day()}
          hint={m.admin_policy_day_hint()}
          {...field('effectiveFrom')}
        />
        <TextArea
          label={m.admin_policy_note()}
          hint={m.admin_policy_note_hint()}
          rows={2}
          {...field('note')}
        />
        <Field label={m.admin_article_title()} {...field('title')} />
        <RichTextEditor
          label={m.admin_policy_summary()}
          value={document.summary}
          error={errors['summary']}
          onChange={(summary) => write({ summary })}
        />
        <RichTextEditor
          label={m.admin_policy_text()}
          hint={m.admin_policy_text_hint()}
          value={document.html}
          error={errors['html']}
          onChange={(html) => write({ html })}
        />
        <div>
          <Submit>{m.admin_policy_save()}</Submit>
        </div>
      </Form>
      <VersionsPanel {...editor} words={policyWords} />
    </>
  )
}

const labels: Record<string, () => string> = {
  title: m.admin_article_title,
  summary: m.admin_policy_summary,
  html: m.admin_policy_text,
  note: m.admin_policy_note,
  effectiveFrom: m.admin_policy_day,
}

/** Labels of a policy's fields in a comparison of versions. */
const policyWords: FieldWords = {
  label: (path) => labels[path]?.() ?? path,
  text: (path, value) => (path === 'html' || path === 'summary' ? textLines(String(value ?? '')) : undefined),
}
