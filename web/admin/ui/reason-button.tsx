import type { ComponentProps } from 'react'
import { DialogButton } from './dialog-button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type ReasonDialogProps = Omit<ComponentProps<typeof ReasonDialog>, 'title' | 'onClose' | 'children'>
type Props = Omit<ComponentProps<typeof DialogButton>, 'children' | 'name'> & {
  /** Title of the dialog; defaults to the label. */
  title?: string
  dialog: ReasonDialogProps
}

/** A button whose action requires a reason. */
export function ReasonButton({ title, dialog, ...button }: Props) {
  return (
    <DialogButton {...button}>
      {(close) => <ReasonDialog {...dialog} title={title ?? button.label} onClose={close} />}
    </DialogButton>
  )
}
