import './lessons.css'
import { useState } from 'react'
import { mostLessonTitleLength } from '../../../domain/admin/lessons/rules.ts'
import type { LessonFault } from '../../../domain/lessons/steps/check-lesson.ts'
import { type Locale, localeNames, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useRunning } from '../../ui/use-running.ts'
import { send } from '../api.ts'
import { useAutosave } from '../drafts/autosave.ts'
import { DraftConflict } from '../drafts/draft-conflict.tsx'
import { EditorBar } from '../drafts/editor-bar.tsx'
import { VersionsPanel } from '../drafts/versions-panel.tsx'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Tick } from '../ui/form.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useDrawTex } from './draw-tex.ts'
import { faultText } from './fault-texts.ts'
import { FigureSection } from './figure-section.tsx'
import type { LessonDraft } from './labels.ts'
import { LessonPreview } from './lesson-preview.tsx'
import { lessonWords } from './lesson-words.ts'
import { LessonStateChip } from './state-chip.tsx'
import { StepsSection } from './steps-section.tsx'
import { WorkingsSection } from './workings-section.tsx'
import { type ErrorOf, useFaults, type Writing, WritingContext, withText } from './writing.ts'

/** Editor of a step lesson, saved automatically, with a phone preview next to it. */
export function LessonEditor({ first }: { first: LessonDraft }) {
  const editor = useAutosave(first, toast.success)
  const { autosave, draft, document, state, hasChanges } = editor
  const [language, setLanguage] = useState<Locale>('en')
  const [openId, setOpen] = useState<string | null>(first.document.steps[0]?.id ?? null)
  const [hasAsked, setAsked] = useState(false)
  const [isBusy, run] = useRunning()
  const [result, setResult] = useState<ActionResult | null>(null)
  const drawTex = useDrawTex()
  const all = useFaults(document)
  // Missing fields are no errors before the author tries to publish.
  const isEmpty = ({ key }: LessonFault) =>
    key === 'admin_lesson_fault_missing' || key === 'admin_lesson_fault_few_steps'
  const faults = all.filter((fault) => hasAsked || !isEmpty(fault))
  const refused = state.kind === 'refused' ? state.fields : {}

  const errorOf =
    (step: number | null): ErrorOf =>
    (field) => {
      const isHere = (name: string) => name === field || name.startsWith(`${field}.`)
      const found = faults.find((fault) => fault.step === step && isHere(fault.field))
      if (found !== undefined) return faultText(found.key)
      const prefix = step === null ? '' : `steps.${step - 1}.`
      return Object.entries(refused).find(
        ([name]) => name.startsWith(prefix) && isHere(name.slice(prefix.length)),
      )?.[1]
    }

  const change: Writing['change'] = (write) => {
    setResult(null)
    autosave.change(write)
  }

  async function publish(): Promise<void> {
    setAsked(true)
    setResult(null)
    if (all.length > 0) return showFirst(all)
    const answer = await autosave.act((version) => send('publishStepLesson', { id: draft.id, version }))
    if (answer === null) return
    if (answer.success) setAsked(false)
    setResult(resultOf(answer))
  }

  /** Announces the first error with its step, and opens that. */
  function showFirst([fault]: readonly LessonFault[]): void {
    if (fault === undefined) return
    const { step, key, about } = fault
    const text = faultText(key) + (about === '' ? '' : ` (${about})`)
    setResult({
      kind: 'bad',
      text: step === null ? text : m.admin_lesson_not_published({ step, text }),
    })
    const id = step === null ? undefined : document.steps[step - 1]?.id
    if (id !== undefined) setOpen(id)
  }

  const faultsOfStep = (index: number) => faults.filter(({ step }) => step === index + 1).length
  const openAt = document.steps.findIndex(({ id }) => id === openId)

  return (
    <WritingContext value={{ document, change, language, drawTex }}>
      <title>{m.admin_title({ screen: document.title.en })}</title>
      <EditorBar
        state={state}
        autosave={autosave}
        back={<BackLink to="/admin/lessons">{m.admin_lessons()}</BackLink>}
        title={document.title.en.trim() || m.admin_lesson_untitled()}
        marks={<LessonStateChip state={draft.state} hasChanges={hasChanges} />}
      >
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{m.admin_lesson_write_in()}</legend>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={locale}
              aria-pressed={locale === language}
              onClick={() => setLanguage(locale)}
              className="min-h-11 cursor-pointer rounded-ctl border border-rule px-3 font-semibold text-ink-2 hover:bg-sunk aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-link"
            >
              {localeNames[locale]}
            </button>
          ))}
        </fieldset>
        <SmallButton
          label={draft.state === 'published' ? m.admin_lesson_publish_changes() : m.admin_lesson_publish()}
          variant="primary"
          isBusy={isBusy}
          onClick={() => void run(publish)}
        />
      </EditorBar>
      <div data-below-bar className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_376px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <DraftConflict {...editor} words={lessonWords} />
          <ActionNotice result={result} />
          <Field
            label={
              language === 'en'
                ? m.admin_article_title()
                : `${m.admin_article_title()} (${localeNames[language]})`
            }
            hint={language === 'en' ? undefined : m.admin_lesson_in_english({ text: document.title.en })}
            lang={language}
            maxLength={mostLessonTitleLength}
            value={document.title[language] ?? ''}
            error={errorOf(null)('title')}
            onChange={({ target }) =>
              change((was) => ({ ...was, title: withText(was.title, language, target.value) }))
            }
          />
          {language !== 'en' && (
            <Tick
              checked={document.unreviewed?.includes(language) ?? false}
              onTick={(isTicked) =>
                change(({ unreviewed = [], ...was }) => ({
                  ...was,
                  unreviewed: [
                    ...unreviewed.filter((one) => one !== language),
                    ...(isTicked ? [language] : []),
                  ],
                }))
              }
            >
              {m.admin_lesson_unreviewed()}
            </Tick>
          )}
          <WorkingsSection errorOf={errorOf(null)} />
          <FigureSection errorOf={errorOf(null)} />
          <StepsSection
            openId={openId}
            onOpen={setOpen}
            errorOfStep={(index) => errorOf(index + 1)}
            faultsOfStep={faultsOfStep}
          />
          <VersionsPanel {...editor} words={lessonWords} />
        </div>
        <LessonPreview document={document} startsAt={Math.max(0, openAt)} />
      </div>
    </WritingContext>
  )
}
