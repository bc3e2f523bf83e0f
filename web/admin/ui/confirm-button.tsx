import type { ComponentProps } from 'react'
import { type Question, useConfirmDialog } from './confirm-dialog.tsx'
import { SmallButton } from './small-button.tsx'

type Props = Omit<ComponentProps<typeof SmallButton>, 'onClick' | 'title'> &
  Omit<Question, 'title'> & {
    /** Title of the dialog; defaults to the label. */
    title?: string
  }

/** A button whose action needs a confirmation. */
export function ConfirmButton({ title, lead, confirm, act, ...button }: Props) {
  const confirmation = useConfirmDialog()
  return (
    <>
      <SmallButton
        {...button}
        aria-haspopup="dialog"
        onClick={() =>
          confirmation.ask({ title: title ?? button.label, lead, ...(confirm && { confirm }), act })
        }
      />
      {confirmation.dialog}
    </>
  )
}
