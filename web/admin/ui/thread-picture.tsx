import { m } from '../../../domain/messages/compiled/messages.js'
import { pictureKeptDays } from '../../../domain/thread-pictures/rules.ts'
import { FetchedPicture } from '../../ui/fetched-picture.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import type { ShrunkPicture } from '../../ui/shrunk-picture.ts'
import type { Answer } from '../api.ts'

type Picture = { id: string; width: number; height: number; isDeleted: boolean }

type ShownProps = { picture: Picture; from: string; ask(id: string): Promise<Answer<{ data: string }>> }

/** The picture of a message in a question or a ticket. */
export function ThreadPicture({ picture: { id, width, height, isDeleted }, from, ask }: ShownProps) {
  if (isDeleted)
    return (
      <p className="my-1 text-sm text-ink-2">{m.admin_thread_picture_deleted({ days: pictureKeptDays })}</p>
    )
  const words = {
    alt: m.admin_thread_picture_from({ name: from }),
    notShown: m.admin_thread_picture_not_shown(),
    again: m.admin_thread_picture_again(),
    larger: m.admin_thread_picture_larger(),
    smaller: m.admin_thread_picture_smaller(),
  }
  const load = async () => {
    const answer = await ask(id)
    return answer.success ? answer.data.data : null
  }
  return <FetchedPicture {...{ width, height, name: id, words, load }} />
}

type FieldProps = { picture: ShrunkPicture | null; onChange(picture: ShrunkPicture | null): void }

/** One picture of an answer. */
export function AnswerPicture({ picture, onChange }: FieldProps) {
  const words = {
    add: m.admin_thread_picture_add(),
    another: m.admin_thread_picture_another(),
    hint: m.admin_thread_picture_hint({ days: pictureKeptDays }),
    preparing: m.admin_thread_picture_preparing(),
    remove: m.admin_thread_picture_remove(),
    unreadable: m.admin_thread_picture_unreadable(),
    ready: (size: string) => m.admin_thread_picture_ready({ size }),
  }
  return <PictureField {...{ words, picture, onChange }} />
}
