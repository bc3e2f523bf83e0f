import type { ComponentProps } from 'react'
import { SmallButton } from './small-button.tsx'
import { type Question, useSureDialog } from './sure-dialog.tsx'

type Props = Omit<ComponentProps<typeof SmallButton>, 'onClick' | 'title'> &
  Omit<Question, 'title'> & {
    /** Title of the dialog; defaults to the label. */
    title?: string
  }

/** A button whose action needs a confirmation. */
export function SureButton({ title, lead, confirm, act, ...button }: Props) {
  const sure = useSureDialog()
  return (
    <>
      <SmallButton
        {...button}
        aria-haspopup="dialog"
        onClick={() => sure.ask({ title: title ?? button.label, lead, ...(confirm && { confirm }), act })}
      />
      {sure.dialog}
    </>
  )
}
