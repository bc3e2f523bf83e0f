import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { courseTitle } from '../../../domain/admin/courses/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { SmallButton } from '../small-button.tsx'
import { gapText } from './labels.ts'

const draftName = 'new-course'

/** Begins a course: its title is enough. */
export function NewCourse() {
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState(() => draftOf(draftName))
  const [error, setError] = useState<string>()
  const navigate = useNavigate()

  async function begin(): Promise<void> {
    const judged = courseTitle.safeParse(title)
    if (!judged.success) return setError(gapText(judged.error.issues[0]?.message ?? ''))
    const answer = await send('createCourse', { title: judged.data })
    if (!answer.success) return setError(answer.message)
    keepDraft(draftName, '')
    await navigate({ to: '/admin/courses/$courseId', params: { courseId: answer.data.id } })
  }

  return (
    <>
      <SmallButton label={m.admin_course_new()} variant="primary" onClick={() => setOpen(true)} />
      <Dialog title={m.admin_course_new()} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form className="grid gap-4" onSubmit={begin}>
          <Field
            label={m.admin_course_title()}
            hint={m.admin_course_new_hint()}
            maxLength={200}
            value={title}
            error={error}
            onChange={({ target }) => {
              setTitle(target.value)
              setError(undefined)
              keepDraft(draftName, target.value)
            }}
          />
          <div>
            <Submit>{m.admin_course_begin()}</Submit>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
