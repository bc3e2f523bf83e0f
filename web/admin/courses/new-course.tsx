import { useNavigate } from '@tanstack/react-router'
import { courseTitle } from '../../../domain/admin/courses/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useText } from '../ui/form.tsx'
import { gapText } from './labels.ts'

/** Creates a course from its title. */
export function NewCourse() {
  const title = useText('', 'new-course')
  const navigate = useNavigate()

  async function begin(): Promise<void> {
    const judged = courseTitle.safeParse(title.value)
    if (!judged.success) return title.setError(gapText(judged.error.issues[0]?.message ?? ''))
    const answer = await send('createCourse', { title: judged.data })
    if (!answer.success) return title.setError(answer.message)
    title.clear()
    await navigate({ to: '/admin/courses/$courseId', params: { courseId: answer.data.id } })
  }

  return (
    <DialogButton label={m.admin_course_new()} variant="primary">
      {(close) => (
        <Dialog title={m.admin_course_new()} isOpen onClose={close}>
          <Form className="grid gap-4" onSubmit={begin}>
            <Field
              label={m.admin_course_title()}
              hint={m.admin_course_new_hint()}
              maxLength={200}
              {...title.field}
            />
            <div>
              <Submit>{m.admin_course_begin()}</Submit>
            </div>
          </Form>
        </Dialog>
      )}
    </DialogButton>
  )
}
