import { useState } from 'react'
import {
  articleTypes,
  mostExcerptLetters,
  type TextKind,
  textPath,
} from '../../../domain/admin/articles/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { type Answer, send } from '../api.ts'
import { BackLink } from '../back-link.tsx'
import { drawingNames } from '../editor/drawing-names.ts'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { Choice } from '../parts.tsx'
import { go } from '../place.tsx'
import { CoverFields } from './cover-fields.tsx'
import { articleTypeText, textKindText } from './labels.ts'
import { NameChoices } from './name-choices.tsx'
import { PublishBox } from './publish-box.tsx'
import { Conflict, EarlierVersions, SavingLine } from './saving-parts.tsx'
import { TextStateChip } from './state-chip.tsx'
import { type TextDraft, useTextDraft } from './use-text-draft.ts'

/** Everything that is written of a text; it saves itself. */
export function TextForm({ kind, first }: { kind: TextKind; first: TextDraft }) {
  const text = useTextDraft(kind, first)
  const { draft, document, change } = text
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)
  const id = draft.id

  function write(part: Parameters<typeof change>[0]): void {
    const names = Object.keys(part)
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !names.includes(name.split('.')[0] ?? '')),
      ),
    )
    setSaid(null)
    change(part)
  }

  /** Shows what became of an act: the text as it is now, or what is wrong beside its field. */
  async function act(ask: () => Promise<Answer<TextDraft>>): Promise<void> {
    if (!(await text.flush())) return
    const answer = await ask()
    if (answer.success) {
      setErrors({})
      text.take(answer.data)
      setSaid({ kind: 'good', text: answer.message })
      return
    }
    setErrors(answer.fields)
    setSaid({ kind: 'bad', text: answer.message || m.admin_no_line() })
  }

  async function remove(): Promise<void> {
    if (!(await text.flush())) return
    const answer = await send('deleteText', { kind, id, version: text.versionNow() })
    if (!answer.success) return setSaid({ kind: 'bad', text: answer.message || m.admin_no_line() })
    toast.success(answer.message)
    go(kind === 'article' ? '/admin/texts' : '/admin/texts?kind=resource', { replace: true })
  }

  async function preview(): Promise<void> {
    // Opened at once: a window that comes later is taken for an advertisement.
    const shown = window.open('', '_blank')
    await text.flush()
    const answer = await send('getTextPreview', { kind, id })
    if (answer.success && shown !== null) shown.location.href = answer.data.path
    else shown?.close()
    if (!answer.success) setSaid({ kind: 'bad', text: answer.message || m.admin_no_line() })
  }

  return (
    <>
      <BackLink to={kind === 'article' ? '/admin/texts' : '/admin/texts?kind=resource'}>
        {textKindText(kind)}
      </BackLink>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-head leading-tight font-bold wrap-anywhere">
          {document.title.trim() || m.admin_text_untitled()}
        </h1>
        <TextStateChip state={draft.state} />
        <SavingLine saving={text.saving} failure={text.failure} onTry={() => void text.flush()} />
      </div>
      {text.theirs !== null && <Conflict text={text} />}
      {said !== null && (
        <div className="mb-4">
          <Notice kind={said.kind}>{said.text}</Notice>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Field
            label={m.admin_text_title()}
            value={document.title}
            error={errors['title']}
            onChange={({ target }) => write({ title: target.value })}
          />
          <Field
            label={m.admin_text_name()}
            hint={m.admin_text_name_hint({ path: textPath(kind, document.name) })}
            spellCheck={false}
            value={document.name}
            error={errors['name'] ?? (text.isNameTaken ? m.admin_text_name_taken() : undefined)}
            onChange={({ target }) => write({ name: target.value })}
          />
          <RichTextEditor
            label={m.admin_text_body()}
            hint={m.admin_text_body_hint()}
            value={document.html}
            error={errors['html']}
            onChange={(html) => write({ html })}
          />
          <TextArea
            label={m.admin_text_excerpt()}
            hint={m.admin_text_excerpt_hint()}
            rows={3}
            maxLength={mostExcerptLetters}
            value={document.excerpt}
            error={errors['excerpt']}
            onChange={({ target }) => write({ excerpt: target.value })}
          />
        </div>
        <div className="grid content-start gap-4">
          <PublishBox
            draft={draft}
            title={document.title}
            errors={errors}
            onPreview={() => void preview()}
            onPublish={(at) => act(() => send('publishText', { kind, id, version: text.versionNow(), at }))}
            onWithdraw={() => act(() => send('withdrawText', { kind, id }))}
            onDelete={remove}
          />
          <section className="grid gap-4 rounded-card border border-rule bg-card p-4">
            {kind === 'article' && <NameChoices document={document} errors={errors} onChange={write} />}
            {kind === 'article' && (
              <Choice
                label={m.admin_article_type()}
                value={document.type}
                onChange={({ target }) => {
                  const type = articleTypes.find((known) => String(known) === target.value)
                  if (type !== undefined) write({ type })
                }}
              >
                {articleTypes.map((type) => (
                  <option key={type} value={type}>
                    {articleTypeText(type)}
                  </option>
                ))}
              </Choice>
            )}
            <Choice
              label={m.admin_text_drawing()}
              value={document.drawing}
              onChange={({ target }) => write({ drawing: target.value })}
            >
              {drawingNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Choice>
            <CoverFields cover={document.cover} errors={errors} onChange={(cover) => write({ cover })} />
          </section>
          {draft.oldNames.length > 0 && (
            <section className="rounded-card border border-rule bg-card p-4">
              <h2 className="text-lg font-bold">{m.admin_text_old_names()}</h2>
              <ul className="mt-1 text-small text-ink-2">
                {draft.oldNames.map((name) => (
                  <li key={name} className="break-all">
                    {textPath(kind, name)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <EarlierVersions kind={kind} id={id} onTake={(earlier) => write(earlier)} />
        </div>
      </div>
    </>
  )
}
