import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { articlePath, articleTypes, mostExcerptLength } from '../../../domain/admin/articles/rules.ts'
import { textLines } from '../../../domain/articles/excerpt.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { type Answer, send } from '../api.ts'
import { useAutosave } from '../drafts/autosave.ts'
import { DraftConflict } from '../drafts/draft-conflict.tsx'
import type { FieldWords } from '../drafts/field-words.ts'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { SaveStateText } from '../drafts/save-state.tsx'
import { VersionsPanel } from '../drafts/versions-panel.tsx'
import { drawingNames } from '../editor/drawing-names.ts'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { fieldsOf } from '../ui/form.tsx'
import { Choice, named } from '../ui/parts.tsx'
import { CoverFields } from './cover-fields.tsx'
import { articleKindText, articleTypeText } from './labels.ts'
import { NameChoices } from './name-choices.tsx'
import { type ArticleDraft, PublishBox } from './publish-box.tsx'
import { ArticleStateChip } from './state-chip.tsx'

/** Editor of one article or resource. */
export function ArticleScreen() {
  const { kind, id } = useParams({ from: '/admin/articles/$kind/$id' })
  return (
    <OpenDraft<ArticleDraft> kind={kind} id={id}>
      {(first) => <ArticleForm key={first.id} first={first} />}
    </OpenDraft>
  )
}

/** All fields of an article or a resource; saved automatically. */
function ArticleForm({ first }: { first: ArticleDraft }) {
  const editor = useAutosave(first, toast.success)
  const { autosave, draft, document, state } = editor
  const { kind, id } = draft
  const [refused, setErrors] = useState<Record<string, string>>({})
  const [result, setResult] = useState<ActionResult | null>(null)
  const errors: Record<string, string> = {
    ...(draft.isAddressTaken && { name: m.admin_article_name_taken() }),
    ...(state.kind === 'refused' && state.fields),
    ...refused,
  }
  const navigate = useNavigate()

  function write(part: Partial<ArticleDraft['document']>): void {
    const names = Object.keys(part)
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !names.includes(name.split('.')[0] ?? '')),
      ),
    )
    setResult(null)
    autosave.change((was) => ({ ...was, ...part }))
  }

  const field = fieldsOf(document, errors, write)

  /** Shows the result of an action: the updated article, or the error at its field. */
  async function act(ask: (version: number) => Promise<Answer<ArticleDraft>>): Promise<void> {
    const answer = await autosave.act(ask)
    if (answer === null) return
    setErrors(answer.success ? {} : answer.fields)
    setResult(resultOf(answer))
  }

  async function remove(): Promise<void> {
    if (!(await autosave.flush())) return
    const answer = await send('deleteArticle', { kind, id, version: autosave.version })
    // Already deleted: the response was lost.
    if (!answer.success && answer.code !== 'notFound') return setResult({ kind: 'bad', text: answer.message })
    toast.success(answer.success ? answer.message : m.admin_article_deleted())
    await navigate({ to: '/admin/articles', search: kind === 'resource' ? { kind } : {}, replace: true })
  }

  async function preview(): Promise<void> {
    // Opened synchronously: popup blockers stop a window that opens later.
    const shown = window.open('', '_blank')
    await autosave.flush()
    const answer = await send('getArticlePreview', { kind, id })
    if (answer.success && shown !== null) shown.location.href = answer.data.path
    else shown?.close()
    if (!answer.success) setResult({ kind: 'bad', text: answer.message })
  }

  return (
    <>
      <title>{m.admin_title({ screen: document.title })}</title>
      <BackLink to="/admin/articles" kind={kind}>
        {articleKindText(kind)}
      </BackLink>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-head leading-tight font-bold wrap-anywhere">
          {document.title.trim() || m.admin_article_untitled()}
        </h1>
        <ArticleStateChip state={draft.state} />
        <SaveStateText state={state} autosave={autosave} />
      </div>
      <DraftConflict {...editor} words={articleWords} />
      <ActionNotice result={result} className="mb-4" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Field label={m.admin_article_title()} {...field('title')} />
          <Field
            label={m.admin_article_name()}
            hint={m.admin_article_name_hint({ path: articlePath(kind, document.name) })}
            spellCheck={false}
            {...field('name')}
          />
          <RichTextEditor
            label={m.admin_article_body()}
            hint={m.admin_article_body_hint()}
            value={document.html}
            error={errors['html']}
            onChange={(html) => write({ html })}
          />
          <TextArea
            label={m.admin_article_excerpt()}
            hint={m.admin_article_excerpt_hint()}
            rows={3}
            maxLength={mostExcerptLength}
            {...field('excerpt')}
          />
        </div>
        <div className="grid content-start gap-4">
          <PublishBox
            draft={draft}
            hasChanges={editor.hasChanges}
            title={document.title}
            errors={errors}
            onPreview={() => void preview()}
            onPublish={(at) => act((version) => send('publishArticle', { kind, id, version, at }))}
            onWithdraw={() => act(() => send('withdrawArticle', { kind, id }))}
            onDelete={remove}
          />
          <section className="grid gap-4 rounded-card border border-rule bg-card p-4">
            {kind === 'article' && <NameChoices document={document} errors={errors} onChange={write} />}
            {kind === 'article' && (
              <Choice
                label={m.admin_article_type()}
                value={document.type}
                onChoose={(type) => write({ type })}
                options={named(articleTypes, articleTypeText)}
              />
            )}
            <Choice
              label={m.admin_article_drawing()}
              value={document.drawing}
              onChange={({ target }) => write({ drawing: target.value })}
              options={named(drawingNames, String)}
            />
            <CoverFields cover={document.cover} errors={errors} onChange={(cover) => write({ cover })} />
          </section>
          {draft.oldNames.length > 0 && (
            <Card title={m.admin_article_old_names()}>
              <ul className="mt-1 text-small text-ink-2">
                {draft.oldNames.map((name) => (
                  <li key={name} className="break-all">
                    {articlePath(kind, name)}
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <VersionsPanel {...editor} words={articleWords} />
        </div>
      </div>
    </>
  )
}

const labels: Record<string, () => string> = {
  title: m.admin_article_title,
  name: m.admin_article_name,
  html: m.admin_article_body,
  excerpt: m.admin_article_excerpt,
  type: m.admin_article_type,
  drawing: m.admin_article_drawing,
  authorId: m.admin_article_author,
  categoryId: m.admin_article_category,
  cover: m.admin_cover,
}

/** Labels and values of an article's fields in a comparison of versions. */
const articleWords: FieldWords = {
  label: (path) => labels[path.split('.')[0] ?? '']?.() ?? path,
  text(path, value) {
    if (path === 'html') return textLines(String(value ?? ''))
    if (path === 'type') return articleTypeText(Number(value))
    if ((path === 'authorId' || path === 'categoryId') && typeof value === 'string')
      return m.admin_course_another_choice({ id: value.slice(0, 8) })
    return undefined
  },
}
