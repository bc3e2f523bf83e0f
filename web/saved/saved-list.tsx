import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { documentSizeText, megabytesText, roomText } from '../ui/file-size.ts'
import { Notice } from '../ui/notice.tsx'
import {
  forgetEnds,
  readEnds,
  readFailure,
  readLessons,
  type ShownLesson,
  watchLessons,
} from './kept-lessons.ts'
import { roomHere } from './limits.ts'
import { DeleteSaved } from './saved-delete.tsx'
import { SavedState } from './saved-state.tsx'

const ends = {
  ended: m.saved_end_ended,
  evicted: m.saved_end_evicted,
  freed: m.saved_end_freed,
  gone: m.saved_end_gone,
  replaced: m.saved_end_replaced,
}

/** The student's saved lessons by course and chapter: each with a link and its size. */
export function SavedList() {
  const lessons = useSyncExternalStore(watchLessons, readLessons, () => null)
  const [free, setFree] = useState<number | null>(null)
  const [removed, setRemoved] = useState(readEnds)
  useEffect(() => {
    if (lessons === null) return
    void roomHere().then((room) => setFree(room.free))
    // A removal is reported once.
    const newEnds = readEnds()
    if (newEnds.length > 0) setRemoved(newEnds)
    forgetEnds()
  }, [lessons])
  if (lessons === null) return null
  const all = lessons.reduce((sum, { doneBytes }) => sum + doneBytes, 0)
  const failure = readFailure()
  return (
    <div className="grid gap-4">
      {removed.length > 0 && (
        <Notice kind="bad">
          <ul className="grid gap-1">
            {removed.map(({ item, title, end }) => (
              <li key={item}>{ends[end]({ title })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {lessons.length === 0 ? (
        <p className="text-ink-2">{m.saved_empty()}</p>
      ) : (
        <>
          <p className="text-ink-2">
            {m.saved_total({ size: megabytesText(all) })}
            {free !== null && ` · ${m.saved_free({ size: roomText(free) })}`}
          </p>
          <ul aria-label={m.saved_title()} className="grid items-start gap-4 lg:grid-cols-2">
            {grouped(lessons, 'coursePath').map(([path, ofCourse]) => (
              <li key={path} className="grid gap-3 rounded-card border border-rule bg-card p-4">
                <SavedCourse path={path} lessons={ofCourse} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function grouped(
  lessons: readonly ShownLesson[],
  by: 'coursePath' | 'chapterTitle',
): [name: string, lessons: ShownLesson[]][] {
  const groups = new Map<string, ShownLesson[]>()
  for (const lesson of lessons) groups.set(lesson[by], [...(groups.get(lesson[by]) ?? []), lesson])
  return [...groups]
}

function SavedCourse({ path, lessons }: { path: string; lessons: readonly ShownLesson[] }) {
  const title = lessons[0]?.courseTitle ?? ''
  const chapters = grouped(lessons, 'chapterTitle')
  return (
    <>
      <h2 className="text-subhead font-bold">
        {/* By a full page load, which works offline; so do those of its lessons. */}
        <a href={path} className="inline-flex min-h-11 items-center">
          {title}
        </a>
      </h2>
      <SavedState lessons={lessons} title={title} />
      {chapters.map(([chapter, ofChapter]) => (
        <section key={chapter} aria-label={chapter} className="border-t border-rule pt-3">
          <div className="flex flex-wrap items-center gap-3">
            <h3 className="min-w-40 flex-1 font-semibold">{chapter}</h3>
            {chapters.length > 1 && <DeleteSaved title={chapter} lessons={ofChapter} isSmall />}
          </div>
          <ul>
            {ofChapter.map((lesson) => (
              <li key={lesson.item} className="flex items-center gap-3">
                <a href={lesson.path} className="min-w-0 flex-1 py-2.5 leading-snug font-medium text-link">
                  {lesson.title}
                </a>
                <span className="shrink-0 text-small text-ink-2 tabular-nums">
                  {lesson.state !== 'whole' &&
                    `${Math.floor((100 * lesson.doneBytes) / Math.max(1, lesson.byteCount))} % · `}
                  {documentSizeText(lesson.byteCount)}
                </span>
                {lessons.length > 1 && <DeleteSaved title={lesson.title} lessons={[lesson]} isSmall />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
