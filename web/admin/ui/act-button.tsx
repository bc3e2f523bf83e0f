import type { ComponentProps } from 'react'
import { ActDialog } from './act-dialog.tsx'
import { DialogButton } from './dialog-button.tsx'

type Asked = Omit<ComponentProps<typeof ActDialog>, 'title' | 'onClose' | 'children'>
type Props = Omit<ComponentProps<typeof DialogButton>, 'children' | 'name'> & {
  /** Title of the dialog; defaults to the label. */
  title?: string
  asked: Asked
}

/** A button whose action requires a reason. */
export function ActButton({ title, asked, ...button }: Props) {
  return (
    <DialogButton {...button}>
      {(close) => <ActDialog {...asked} title={title ?? button.label} onClose={close} />}
    </DialogButton>
  )
}
