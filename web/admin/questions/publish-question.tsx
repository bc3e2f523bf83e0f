import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../../domain/support/rules.ts'
import { MathsTextArea } from '../../practice/maths-text-area.tsx'
import { Button } from '../../ui/button.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { Card } from '../ui/card.tsx'
import { momentText } from '../ui/labels.ts'
import { Choice } from '../ui/parts.tsx'
import type { Question, QuestionChange } from './question.ts'

type Props = { question: Question; onChange: QuestionChange }

/** Rewords a question for everybody who may open its lesson, once the student who asked agreed. */
export function PublishQuestion({ question: { id, isAgreed, published, messages }, onChange }: Props) {
  const names = { question: `published/${id}/question`, answer: `published/${id}/answer` }
  const [words, setWords] = useState(() => ({
    question: draftOf(names.question) || (published?.question ?? ''),
    answer: draftOf(names.answer) || (published?.answer ?? ''),
  }))
  /** The published one, none, or that of an answer. */
  const [picture, setPicture] = useState<string>('kept')
  const hasPicture = published?.hasPicture === true
  const pictures = messages.flatMap(({ from, picture: of, sentAt }) =>
    from === 'staff' && of !== null && !of.isDeleted ? [{ id: of.id, sentAt }] : [],
  )

  function write(field: 'question' | 'answer', value: string): void {
    setWords({ ...words, [field]: value })
    keepDraft(names[field], value)
  }

  async function publish(): Promise<void> {
    const chosen = picture === 'kept' ? {} : { picture: picture === '' ? null : picture }
    const { success } = await onChange(send('publishQuestion', { id, ...words, ...chosen }))
    if (!success) return
    keepDraft(names.question, '')
    keepDraft(names.answer, '')
    setPicture('kept')
  }

  return (
    <Card title={m.admin_ask_publish_title()} isRegion className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isAgreed ? (
        <p className="text-small text-ink-2">{m.admin_ask_not_agreed()}</p>
      ) : (
        <Form className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={publish}>
          <p className="text-small text-ink-2">{m.admin_ask_publish_lead()}</p>
          {(['question', 'answer'] as const).map((field) => (
            <MathsTextArea
              key={field}
              label={field === 'question' ? m.admin_ask_publish_question() : m.admin_ask_publish_answer()}
              name={field}
              rows={3}
              maxLength={longestMessage}
              value={words[field]}
              onChange={({ target }) => write(field, target.value)}
            />
          ))}
          {(hasPicture || pictures.length > 0) && (
            <div>
              <Choice
                label={m.admin_ask_publish_picture()}
                value={!hasPicture && picture === 'kept' ? '' : picture}
                onChange={({ target }) => setPicture(target.value)}
                none={m.admin_ask_publish_picture_none()}
                options={pictures.map((one) => ({
                  id: one.id,
                  name: m.admin_ask_publish_picture_of({ moment: momentText(one.sentAt) }),
                }))}
              >
                {hasPicture && <option value="kept">{m.admin_ask_publish_picture_kept()}</option>}
              </Choice>
              <p className="mt-1 text-small text-ink-3">{m.admin_ask_publish_picture_hint()}</p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Submit disabled={words.question.trim() === '' || words.answer.trim() === ''}>
              {published === null ? m.admin_ask_publish() : m.admin_ask_publish_again()}
            </Submit>
            {published !== null && (
              <Button variant="quiet" onClick={() => void onChange(send('unpublishQuestion', { id }))}>
                {m.admin_ask_unpublish()}
              </Button>
            )}
          </div>
        </Form>
      )}
    </Card>
  )
}
