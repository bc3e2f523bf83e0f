import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { formOf, withValueAt } from '../../../domain/admin/site/fields.ts'
import { siteFormSchemas } from '../../../domain/admin/site/schemas.ts'
import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { SiteContentKey } from '../../../domain/site/content.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { send } from '../api.ts'
import { Comparison, ConflictPanel } from '../conflict-panel.tsx'
import { keepLastingDraft, lastingDraftOf } from '../drafts.ts'
import { isSame } from '../kept-copy.ts'
import { PlaceLink } from '../place.tsx'
import { differencesOf } from './differences.ts'
import { FieldTree } from './field-tree.tsx'
import { siteKeyText } from './labels.ts'
import { Languages } from './languages.tsx'

type Entry = AdminOutputOf<'getSiteEntry'>

/** With the version it was begun on: what somebody else saved meanwhile is not written over unseen. */
type Typed = { values: Partial<Record<Locale, unknown>>; source: string; isSample: boolean; version: number }

type Failure = { text: string; isConflict: boolean }

/** What the installation says under a key, being written; what is typed stays until it was saved. */
export function EntryForm({ entryKey: key, first }: { entryKey: SiteContentKey; first: Entry }) {
  const draftName = `site/${key}`
  const [locale, setLocale] = useState<Locale>('en')
  const [kept] = useState(() => readKept(draftName, first))
  const [typed, setTyped] = useState<Typed>(() => kept ?? typedOf(first))
  const [isKept, setIsKept] = useState(kept !== null)
  /** The newest words also for what was begun before they were typed. */
  const latest = useRef(typed)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<Failure | null>(() =>
    kept === null || kept.version === first.version
      ? null
      : { text: m.admin_site_changed(), isConflict: true },
  )
  /** What somebody else saved, to be compared with; null until it is here. */
  const [theirs, setTheirs] = useState<Entry | null>(failure === null ? null : first)
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = formOf(siteFormSchemas[key])
  const value = typed.values[locale]

  // Once the refused fields are marked on the page, the first of them is where to go on.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function write(part: Partial<Typed>): void {
    setDone(null)
    hold({ ...latest.current, ...part })
    keepLastingDraft(draftName, JSON.stringify(latest.current))
  }

  function hold(next: Typed): void {
    latest.current = next
    setTyped(next)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { source, isSample } = typed
    const answer = await send('saveSiteEntry', {
      key,
      version: typed.version,
      locale,
      value: value ?? null,
      source,
      isSample,
    })
    setBusy(false)
    if (answer.success) {
      setErrors({})
      setFailure(null)
      setIsKept(false)
      setDone(answer.message)
      // What was typed while it was being saved stays, and so do other languages.
      const stored = typedOf(answer.data)
      const now = latest.current
      const isStill = now.values[locale] === value
      hold({
        ...now,
        version: stored.version,
        values: isStill ? { ...now.values, [locale]: stored.values[locale] } : now.values,
      })
      keepLastingDraft(draftName, isSame(latest.current, stored) ? '' : JSON.stringify(latest.current))
      return
    }
    setErrors(answer.fields)
    const isConflict = answer.code === 'conflict'
    setFailure({ text: answer.message || m.admin_no_line(), isConflict })
    if (!isConflict) return
    const found = await send('getSiteEntry', { key })
    setTheirs(found.success ? found.data : null)
  }

  /** What is saved takes the place of what was typed. */
  function beginAgain(): void {
    hold(typedOf(first))
    keepLastingDraft(draftName, '')
    setIsKept(false)
    setErrors({})
  }

  /** What somebody else saved is the ground for the next save; what is typed here stays. */
  async function readTheirs(replaces: boolean): Promise<void> {
    const answer = await send('getSiteEntry', { key })
    if (!answer.success) return setFailure({ text: answer.message || m.admin_no_line(), isConflict: true })
    setFailure(null)
    setIsKept(false)
    write(replaces ? typedOf(answer.data) : { version: answer.data.version })
  }

  return (
    <>
      <PlaceLink to="/admin/site" className="inline-flex min-h-11 items-center font-semibold text-link">
        {m.admin_site_back()}
      </PlaceLink>
      <h1 className="mb-3 text-head leading-tight font-bold">{siteKeyText(key)}</h1>
      <Languages
        current={locale}
        onChange={(name) => {
          setLocale(name)
          setErrors({})
        }}
      />
      {done !== null && (
        <div className="mb-4">
          <Notice kind="good">{done}</Notice>
        </div>
      )}
      {failure !== null && (
        <div className="mb-4">
          {failure.isConflict ? (
            <ConflictPanel
              lead={failure.text}
              canChoose
              onMine={() => readTheirs(false)}
              onTheirs={() => readTheirs(true)}
              {...(theirs !== null && {
                comparison: (
                  <Comparison
                    differences={differencesOf(field, siteKeyText(key), value, theirs.values[locale])}
                  />
                ),
              })}
            />
          ) : (
            <Notice kind="bad">{failure.text}</Notice>
          )}
        </div>
      )}
      {isKept && failure === null && (
        <div className="mb-4 grid justify-items-start gap-2">
          <Notice kind="good">{m.admin_policy_kept()}</Notice>
          <Button variant="quiet" onClick={beginAgain}>
            {m.admin_site_begin_again()}
          </Button>
        </div>
      )}
      <form ref={form} noValidate className="grid max-w-[760px] gap-5" onSubmit={(event) => void save(event)}>
        {value === undefined || value === null ? (
          <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-4">
            <p>{m.admin_site_in_english()}</p>
            <Button
              variant="secondary"
              onClick={() => write({ values: { ...typed.values, [locale]: typed.values.en } })}
            >
              {m.admin_site_translate()}
            </Button>
          </div>
        ) : (
          <FieldTree
            key={locale}
            field={field}
            label={siteKeyText(key)}
            value={value}
            path={[]}
            errors={withoutPrefix(errors)}
            onChange={(path, next) => {
              setErrors(({ [`value.${path.join('.')}`]: _, ...rest }) => rest)
              const { values } = latest.current
              write({ values: { ...values, [locale]: withValueAt(values[locale], path, next) } })
            }}
          />
        )}
        <TextArea
          label={m.admin_site_source()}
          hint={m.admin_site_source_hint()}
          rows={2}
          value={typed.source}
          error={errors['source']}
          onChange={({ target }) => write({ source: target.value })}
        />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={typed.isSample}
            onChange={({ target }) => write({ isSample: target.checked })}
          />
          {m.admin_site_is_sample()}
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {m.admin_site_save()}
          </Button>
          {locale !== 'en' && value !== undefined && value !== null && (
            <Button variant="quiet" onClick={() => write({ values: { ...typed.values, [locale]: null } })}>
              {m.admin_site_untranslate()}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

/** What was typed before and not saved; null when there is nothing of it, or it says what is saved. */
function readKept(draftName: string, entry: Entry): Typed | null {
  const kept = lastingDraftOf(draftName)
  if (kept === '') return null
  // Written by this very screen.
  const typed = JSON.parse(kept) as Typed
  const { version: _, ...words } = typed
  const { version: __, ...saved } = typedOf(entry)
  return isSame(words, saved) ? null : typed
}

function typedOf({ version, values, source, isSample }: Entry): Typed {
  return { version, values, source, isSample }
}

function withoutPrefix(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^value\.?/, ''), text]),
  )
}
