import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { megabytesText, roomText } from '../ui/file-size.ts'
import { Notice } from '../ui/notice.tsx'
import { forgetEnds, readEnds, readLessons, watchLessons } from './lessons.ts'
import { freeBytes } from './limits.ts'
import { SavedState } from './saved-state.tsx'

const ends = {
  ended: m.saved_end_ended,
  evicted: m.saved_end_evicted,
  freed: m.saved_end_freed,
  gone: m.saved_end_gone,
  replaced: m.saved_end_replaced,
}

/** What this device keeps for the student: each lesson with its way there, and how much room it takes. */
export function SavedList() {
  const lessons = useSyncExternalStore(watchLessons, readLessons, () => null)
  const [free, setFree] = useState<number | null>(null)
  const [gone, setGone] = useState(readEnds)
  useEffect(() => {
    if (lessons === null) return
    void freeBytes().then(setFree)
    // What is told now is told once.
    const told = readEnds()
    if (told.length > 0) setGone(told)
    forgetEnds()
  }, [lessons])
  if (lessons === null) return null
  const all = lessons.reduce((sum, { doneBytes }) => sum + doneBytes, 0)
  return (
    <div className="grid gap-4">
      {gone.length > 0 && (
        <Notice kind="bad">
          <ul className="grid gap-1">
            {gone.map(({ item, title, end }) => (
              <li key={item}>{ends[end]({ title })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {lessons.length === 0 ? (
        <p className="text-ink-2">{m.saved_empty()}</p>
      ) : (
        <>
          <p className="text-ink-2">
            {m.saved_total({ size: megabytesText(all) })}
            {free !== null && ` · ${m.saved_free({ size: roomText(free) })}`}
          </p>
          <ul aria-label={m.saved_title()} className="grid gap-4 lg:grid-cols-2">
            {lessons.map((lesson) => (
              <li key={lesson.item} className="grid gap-3 rounded-card border border-rule bg-card p-4">
                <div>
                  {/* By a whole page, which is there offline. */}
                  <a href={lesson.path} className="inline-flex min-h-11 items-center text-subhead font-bold">
                    {lesson.title}
                  </a>
                  <p className="text-small text-ink-2">{lesson.courseTitle}</p>
                </div>
                <SavedState lesson={lesson} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
