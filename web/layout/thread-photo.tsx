import { m } from '../../domain/messages/compiled/messages.js'
import { pictureKeptDays } from '../../domain/thread-pictures/rules.ts'
import { send } from '../api.ts'
import { FetchedPicture } from '../ui/fetched-picture.tsx'

type Photo = { id: string; width: number; height: number; isDeleted: boolean }

/** The photo of a message in a question or a ticket. */
export function ThreadPhoto({ photo, from }: { photo: Photo; from: string }) {
  const { id, width, height, isDeleted } = photo
  if (isDeleted)
    return <p className="my-1 text-small text-ink-2">{m.picture_deleted({ days: pictureKeptDays })}</p>
  return (
    <FetchedPicture
      {...{ width, height, name: id, words: wordsOf(from) }}
      load={() => loaded('getThreadPicture', id)}
    />
  )
}

/** The picture of the answer to a published question. */
export function PublishedPhoto({
  id,
  width,
  height,
  alt,
}: {
  id: string
  width: number
  height: number
  alt: string
}) {
  const words = { ...wordsOf(''), alt }
  return (
    <FetchedPicture {...{ width, height, name: id, words }} load={() => loaded('getPublishedPicture', id)} />
  )
}

async function loaded(name: 'getThreadPicture' | 'getPublishedPicture', id: string): Promise<string | null> {
  const answer = await send(name, { id })
  return answer.success ? answer.data.data : null
}

function wordsOf(from: string) {
  return {
    alt: m.picture_from({ name: from }),
    notShown: m.picture_not_shown(),
    again: m.picture_show_again(),
    larger: m.picture_larger(),
    smaller: m.picture_smaller(),
  }
}
