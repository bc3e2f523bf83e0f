import { dateText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { megabytesText } from '../ui/file-size.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { deleteLesson, pauseLesson, resumeLesson, type ShownLesson } from './lessons.ts'

/** How far a lesson is, with what can be done about it. */
export function SavedState({ lesson }: { lesson: ShownLesson }) {
  const { item, title, state, download, doneBytes, line } = lesson
  const { rendition, byteCount } = download.rendition
  const size = { done: megabytesText(doneBytes), all: megabytesText(byteCount) }
  const isMoving = state === 'coming' && line !== 'still'
  return (
    <>
      {state === 'whole' ? (
        <p className="text-ink-2">
          {rendition === 'audio' ? m.saved_sound() : rendition} · {size.all}
          <br />
          {m.saved_until({ date: dateText(new Date(lesson.sealed.lease.endsAt), currentLocale()) })}
        </p>
      ) : (
        <div className="grid gap-2">
          <p role="status" className="text-ink-2 tabular-nums">
            {isMoving
              ? line === 'waiting'
                ? m.saved_waiting(size)
                : m.saved_progress(size)
              : m.saved_paused(size)}
          </p>
          <ProgressBar done={doneBytes} all={byteCount} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isMoving && (
          <Button variant="secondary" onClick={() => void pauseLesson(item)}>
            {m.saved_pause()}
          </Button>
        )}
        {state !== 'whole' && !isMoving && (
          <Button onClick={() => void resumeLesson(item)}>{m.saved_resume()}</Button>
        )}
        <Button
          variant="quiet"
          aria-label={m.saved_delete_lesson({ title })}
          onClick={() => void deleteLesson(item)}
        >
          {m.saved_delete()}
        </Button>
      </div>
    </>
  )
}
