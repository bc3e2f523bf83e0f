import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { cannedReply } from '../../../domain/admin/inbox/schemas.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Change, send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { call } from '../query.ts'
import { Card } from '../ui/card.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { useJudgedForm } from '../ui/form.tsx'
import { localeText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Choice, Heading, named } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useChangeWithNotice } from '../ui/use-change-with-notice.tsx'

type Replies = AdminOutputOf<'getCannedReplies'>
type Reply = Replies[number]

/** Saved replies of support: edit, delete and reorder. */
export function RepliesScreen() {
  const replies = useQuery(call('getCannedReplies', {}))
  const { change, notice } = useChangeWithNotice(call('getCannedReplies', {}), 'mb-4')
  const [edited, setEdited] = useState<string | null>(null)

  return (
    <>
      <Heading>{m.admin_replies()}</Heading>
      <p className="mt-1 mb-4 text-ink-2">{m.admin_replies_about()}</p>
      <NotLoaded of={replies} />
      {notice}
      <ol className="mb-6 grid max-w-[760px] gap-3">
        {replies.data?.map((reply, index, all) => (
          <li key={reply.id} className="rounded-card border border-rule bg-card p-4">
            {edited === reply.id ? (
              <ReplyForm reply={reply} onSave={change} onDone={() => setEdited(null)} />
            ) : (
              <>
                <h2 className="font-bold wrap-anywhere">
                  {reply.title}{' '}
                  <span className="font-normal text-ink-2">
                    {localeText(reply.locale)} · {usedForText(reply.isForQuestions)}
                  </span>
                </h2>
                <p className="my-2 wrap-anywhere whitespace-pre-wrap text-ink-2">{reply.text}</p>
                <div className="flex flex-wrap gap-2">
                  <SmallButton
                    label={m.admin_replies_up()}
                    disabled={index === 0}
                    aria-label={m.admin_replies_up_one({ title: reply.title })}
                    onClick={() => void change(send('orderCannedReplies', { ids: moved(all, index, -1) }))}
                  />
                  <SmallButton
                    label={m.admin_replies_down()}
                    disabled={index === all.length - 1}
                    aria-label={m.admin_replies_down_one({ title: reply.title })}
                    onClick={() => void change(send('orderCannedReplies', { ids: moved(all, index, 1) }))}
                  />
                  <SmallButton
                    label={m.admin_replies_edit()}
                    aria-label={m.admin_replies_edit_one({ title: reply.title })}
                    onClick={() => setEdited(reply.id)}
                  />
                  <ConfirmButton
                    label={m.admin_replies_delete()}
                    aria-label={m.admin_replies_delete_one({ title: reply.title })}
                    lead={m.admin_replies_delete_sure({ title: reply.title })}
                    act={() => change(send('deleteCannedReply', { id: reply.id }))}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
      <Card title={m.admin_replies_new()} className="max-w-[760px] grid gap-3">
        <ReplyForm reply={null} onSave={change} />
      </Card>
    </>
  )
}

type FormProps = { reply: Reply | null; onSave: Change<Replies>; onDone?: () => void }

function ReplyForm({ reply, onSave, onDone }: FormProps) {
  const draft = `reply/${reply?.id ?? 'new'}`
  const [locale, setLocale] = useState<Locale>(reply?.locale ?? 'en')
  const [isForQuestions, setForQuestions] = useState(reply?.isForQuestions ?? false)
  const form = useJudgedForm(cannedReply, {
    title: reply?.title ?? '',
    text: draftOf(draft) || (reply?.text ?? ''),
  })

  async function save(): Promise<void> {
    const answer = await onSave(
      send('saveCannedReply', { ...(reply && { id: reply.id }), ...form.values, locale, isForQuestions }),
    )
    if (!answer.success) return form.showErrors(answer.fields)
    keepDraft(draft, '')
    form.reset()
    onDone?.()
  }

  const text = form.field('text')
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit(save)}>
      <Field label={m.admin_replies_title()} maxLength={80} {...form.field('title')} />
      <TextArea
        label={m.admin_replies_text()}
        hint={m.admin_replies_text_hint()}
        rows={5}
        {...text}
        onChange={(event) => {
          text.onChange(event)
          keepDraft(draft, event.target.value)
        }}
      />
      <Choice
        label={m.admin_replies_language()}
        value={locale}
        className="max-w-48"
        onChoose={setLocale}
        options={named(locales, localeText)}
      />
      <Choice
        label={m.admin_canned_for()}
        value={isForQuestions ? 'questions' : 'support'}
        className="max-w-64"
        onChange={({ target }) => setForQuestions(target.value === 'questions')}
      >
        <option value="support">{usedForText(false)}</option>
        <option value="questions">{usedForText(true)}</option>
      </Choice>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {m.admin_replies_save()}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            {m.admin_cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}

function usedForText(isForQuestions: boolean): string {
  return isForQuestions ? m.admin_canned_for_questions() : m.admin_canned_for_support()
}

/** The ids with one moved up or down by one. */
function moved(all: readonly Reply[], index: number, by: 1 | -1): string[] {
  const ids = all.map(({ id }) => id)
  return ids.toSpliced(index, 1).toSpliced(index + by, 0, ...ids.slice(index, index + 1))
}
