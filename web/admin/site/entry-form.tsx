import { useEffect, useRef, useState } from 'react'
import { formOf, withValueAt } from '../../../domain/admin/site/fields.ts'
import { isSampleIn, siteFormSchemas, withSample } from '../../../domain/admin/site/schemas.ts'
import { isLocale, type Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { SiteContentKey } from '../../../domain/site/content.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { type AnyDraft, useAutosave } from '../drafts/autosave.ts'
import { DraftConflict } from '../drafts/draft-conflict.tsx'
import type { FieldWords } from '../drafts/field-words.ts'
import { SaveStateText } from '../drafts/save-state.tsx'
import { VersionsPanel } from '../drafts/versions-panel.tsx'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { Tick } from '../ui/form.tsx'
import { localeText, siteKeyText } from '../ui/labels.ts'
import { Languages } from '../ui/languages.tsx'
import { FieldTree } from './field-tree.tsx'
import { siteFieldText } from './labels.ts'

export type SiteDraft = Extract<AnyDraft, { kind: 'site' }>

type Errors = Readonly<Record<string, string>>

/** Editor of one entry of the site's content; pages show it once it is published. */
export function EntryForm({ entryKey: key, first }: { entryKey: SiteContentKey; first: SiteDraft }) {
  const editor = useAutosave(first, toast.success)
  const { autosave, document, state, hasChanges } = editor
  const [locale, setLocale] = useState<Locale>('en')
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  const [result, setResult] = useState<ActionResult | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const value = document.values[locale]

  // Once the errors are rendered, focus the first invalid field.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function write(part: Partial<SiteDraft['document']>): void {
    setResult(null)
    autosave.change((was) => ({ ...was, ...part }))
  }

  function writeWords(next: (was: unknown) => unknown): void {
    setResult(null)
    autosave.change((was) => ({ ...was, values: { ...was.values, [locale]: next(was.values[locale]) } }))
  }

  function mark(isSample: boolean): void {
    setResult(null)
    autosave.change((was) => ({ ...was, ...withSample(was, locale, isSample) }))
  }

  /** Starts with a copy of the English text, including its sample mark. */
  function translate(): void {
    writeWords(() => document.values.en)
    mark(document.isSample)
  }

  async function publish(): Promise<void> {
    const answer = await autosave.act((version) => send('publishSiteEntry', { key, version }))
    if (answer === null) return
    setResult(resultOf(answer))
    if (answer.success) return setErrors({})
    // The languages are tabs: the first one with an error is shown.
    const [, faulty] = Object.keys(answer.fields)[0]?.split('.') ?? []
    if (faulty !== undefined && isLocale(faulty)) setLocale(faulty)
    setErrors(answer.fields)
    setRefusals((count) => count + 1)
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4">
        <SaveStateText state={state} autosave={autosave} />
        {hasChanges && state.kind === 'saved' && (
          <p className="text-small text-ink-2">{m.admin_site_unpublished()}</p>
        )}
      </div>
      <Languages current={locale} onChange={setLocale} />
      <ActionNotice result={result} className="mb-4" />
      <DraftConflict {...editor} words={siteWords} />
      <Form ref={form} className="mb-6 grid max-w-[760px] gap-5" onSubmit={publish}>
        {value === undefined || value === null ? (
          <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-4">
            <p>{m.admin_site_in_english()}</p>
            <Button variant="secondary" onClick={translate}>
              {m.admin_site_translate()}
            </Button>
          </div>
        ) : (
          <FieldTree
            key={locale}
            field={formOf(siteFormSchemas[key])}
            label={siteKeyText(key)}
            value={value}
            path={[]}
            errors={within(errors, `values.${locale}`)}
            onChange={(path, next) => {
              setErrors(({ [`values.${locale}.${path.join('.')}`]: _, ...rest }) => rest)
              writeWords((was) => withValueAt(was, path, next))
            }}
          />
        )}
        <TextArea
          label={m.admin_site_source()}
          hint={m.admin_site_source_hint()}
          rows={2}
          value={document.source}
          error={errors['source']}
          onChange={({ target }) => write({ source: target.value })}
        />
        <Tick
          checked={isSampleIn(document, locale)}
          disabled={value === undefined || value === null}
          onTick={mark}
        >
          {locale === 'en'
            ? m.admin_site_is_sample()
            : m.admin_site_is_sample_in({ language: localeText(locale) })}
        </Tick>
        <div className="flex flex-wrap gap-3">
          <Submit>{m.admin_site_save()}</Submit>
          {locale !== 'en' && value !== undefined && value !== null && (
            <Button variant="quiet" onClick={() => writeWords(() => null)}>
              {m.admin_site_untranslate()}
            </Button>
          )}
        </div>
      </Form>
      <VersionsPanel {...editor} words={siteWords} />
    </>
  )
}

/** Labels of an entry's fields in a comparison of versions. */
const siteWords: FieldWords = {
  label(path) {
    const [first = '', locale, ...names] = path.split('.')
    if (first === 'source') return m.admin_site_source()
    if (first === 'isSample' || first === 'samplesBeside') return m.admin_site_is_sample()
    if (locale === undefined || !isLocale(locale)) return m.admin_site_language()
    const field = names.map(siteFieldText).join(': ')
    return field === '' ? localeText(locale) : `${field} (${localeText(locale)})`
  },
}

/** The errors below a path, by their relative paths. */
function within(errors: Errors, place: string): Record<string, string> {
  const below = Object.entries(errors).filter(([path]) => path === place || path.startsWith(`${place}.`))
  return Object.fromEntries(below.map(([path, text]) => [path.slice(place.length + 1), text]))
}
