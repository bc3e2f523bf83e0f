import { dateText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { megabytesText } from '../ui/file-size.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { ShownLesson } from './kept-lessons.ts'
import { pauseLessons, resumeLessons } from './lessons.ts'
import { DeleteSaved } from './saved-delete.tsx'

type Props = { lessons: readonly ShownLesson[]; title: string }

/** The combined state of some lessons, with the possible actions. */
export function SavedState({ lessons, title }: Props) {
  const items = lessons.map(({ item }) => item)
  const unfinished = lessons.filter(({ state }) => state !== 'whole')
  const all = lessons.reduce((sum, { byteCount }) => sum + byteCount, 0)
  const done = lessons.reduce((sum, { doneBytes }) => sum + doneBytes, 0)
  const isMoving = unfinished.some(({ line }) => line !== 'still')
  return (
    <>
      {unfinished.length === 0 ? (
        <p className="text-ink-2">
          {lessons.length > 1 && `${m.saved_count({ done: lessons.length, all: lessons.length })} · `}
          {qualityOf(lessons)}
          {megabytesText(all)}
          <br />
          {m.saved_until({ date: dateText(new Date(endOf(lessons)), currentLocale()) })}
        </p>
      ) : (
        <div className="grid gap-2">
          <p role="status" className="text-ink-2 tabular-nums">
            {lineText(unfinished, { done: megabytesText(done), all: megabytesText(all) })}
            {lessons.length > 1 &&
              ` · ${m.saved_count({ done: lessons.length - unfinished.length, all: lessons.length })}`}
          </p>
          <ProgressBar done={done} all={all} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isMoving && (
          <Button variant="secondary" onClick={() => void pauseLessons(items)}>
            {m.saved_pause()}
          </Button>
        )}
        {unfinished.length > 0 && !isMoving && (
          <Button onClick={() => void resumeLessons(items)}>{m.saved_resume()}</Button>
        )}
        <DeleteSaved lessons={lessons} title={title} />
      </div>
    </>
  )
}

function lineText(unfinished: readonly ShownLesson[], size: { done: string; all: string }): string {
  const isOn = (line: ShownLesson['line']) => unfinished.some((one) => one.line === line)
  if (isOn('moving')) return m.saved_progress(size)
  if (isOn('waiting')) return m.saved_waiting(size)
  return isOn('queued') ? m.saved_queued() : m.saved_paused(size)
}

/** The quality of a single video; several may differ. */
function qualityOf([one, ...others]: readonly ShownLesson[]): string {
  if (one === undefined || one.rendition === null || others.length > 0) return ''
  return `${one.rendition === 'audio' ? m.saved_sound() : one.rendition} · `
}

/** When the first of them expires. */
function endOf(lessons: readonly ShownLesson[]): number {
  return Math.min(...lessons.flatMap(({ opened }) => opened?.sealed.lease.endsAt ?? []))
}
