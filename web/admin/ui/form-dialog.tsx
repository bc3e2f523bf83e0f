import { type ReactNode, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import type { Answer } from '../api.ts'

type Props<Data> = {
  title: string
  /** Two columns of fields on a wide screen. */
  isLarge?: boolean
  /** Label of the submit button; defaults to the title. */
  confirm?: string
  ask(): Promise<Answer<Data>>
  onDone(data: Data): Promise<void>
  onClose(): void
  /** The fields, given the server's errors of each. */
  children(errors: Readonly<Record<string, string>>): ReactNode
}

/** A dialog with a form that the server validates. The input is kept after an error. */
export function FormDialog<Data>({ isLarge, ask, onDone, onClose, children, ...labels }: Props<Data>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()

  async function submit(): Promise<void> {
    setFailure(undefined)
    const answer = await ask()
    setErrors(answer.success ? {} : answer.fields)
    if (!answer.success) return setFailure(answer.message)
    toast.success(answer.message)
    await onDone(answer.data)
  }

  return (
    <Dialog title={labels.title} isOpen onClose={onClose} {...(isLarge && { size: 'large' })}>
      <Form className={isLarge ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'} onSubmit={submit}>
        {failure !== undefined && (
          <div className="col-span-full">
            <Notice kind="bad">{failure}</Notice>
          </div>
        )}
        {children(errors)}
        <div className="col-span-full flex flex-wrap gap-3">
          <Submit>{labels.confirm ?? labels.title}</Submit>
          <Button variant="quiet" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
