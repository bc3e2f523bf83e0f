import type { Topic } from '../../domain/enquiries/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { openApplyPopup } from './apply-store.ts'

type ApplyButtonProps = {
  topic?: Topic
  /** The subject of the application, where a page has several of these buttons. */
  about?: string
  variant?: 'primary' | 'secondary'
  size?: 'normal' | 'large'
}

/** Opens the application. Without a script it links to the contact form. */
export function ApplyButton({ topic, about, variant = 'primary', size = 'normal' }: ApplyButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      className="needs-script"
      aria-haspopup="dialog"
      onClick={() => openApplyPopup(topic ?? null)}
    >
      {m.apply_now()}
      {about !== undefined && <span className="sr-only">({about})</span>}
    </Button>
  )
}
