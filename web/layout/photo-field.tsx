import { m } from '../../domain/messages/compiled/messages.js'
import { pictureKeptDays } from '../../domain/thread-pictures/rules.ts'
import { PictureField } from '../ui/picture-field.tsx'
import type { ShrunkPicture } from '../ui/shrunk-picture.ts'

type Props = {
  to: 'teacher' | 'support'
  picture: ShrunkPicture | null
  error?: string | undefined
  onChange(picture: ShrunkPicture | null): void
}

/** One photo attached to a message to a teacher or to support. */
export function PhotoField({ to, ...field }: Props) {
  const days = { days: pictureKeptDays }
  const words = {
    add: m.picture_add(),
    another: m.picture_another(),
    hint: to === 'teacher' ? m.picture_hint_question(days) : m.picture_hint_ticket(days),
    preparing: m.picture_preparing(),
    remove: m.picture_remove(),
    unreadable: m.picture_unreadable(),
    ready: (size: string) => m.picture_ready({ size }),
  }
  return <PictureField words={words} {...field} />
}
