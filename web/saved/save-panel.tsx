import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { dateText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { listNotes, readSession } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { megabytesText, roomText } from '../ui/file-size.ts'
import { Notice } from '../ui/notice.tsx'
import { forgetFailure, readFailure, readLessons, saveLesson, watchLessons } from './lessons.ts'
import { freeBytes, mayBeRemoved, savesData, savingLimit } from './limits.ts'
import { bytesOfPages } from './pages.ts'
import { SavedState } from './saved-state.tsx'

type Rendition = OutputOf<'getSaveOffer'>['renditions'][number]

type Props = {
  lesson: { item: string; title: string; courseTitle: string; path: string; coursePath: string }
  onClose(): void
}

/** How a lesson stands on this device, or the choice in what it is to be saved. */
export function SavePanel({ lesson, onClose }: Props) {
  const lessons = useSyncExternalStore(watchLessons, readLessons, () => null)
  const id = useId()
  if (lessons === null) return <div className="mt-4 min-h-11.5" />
  const saved = lessons.find(({ item }) => item === lesson.item)
  return (
    <section aria-labelledby={id} className="mt-4 grid gap-3 rounded-card border border-rule bg-card p-4">
      <h2 id={id} className="text-subhead font-bold">
        {saved?.state === 'whole' ? m.saved_title() : m.saved_action()}
      </h2>
      {saved ? <SavedState lesson={saved} /> : <Choice lesson={lesson} onClose={onClose} />}
      {saved && (
        <Link to="/saved" className="inline-flex min-h-11 items-center">
          {m.saved_all()}
        </Link>
      )}
    </section>
  )
}

type Offer = OutputOf<'getSaveOffer'> & { free: number | null; pages: number | null }

function Choice({ lesson, onClose }: Props) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [problem, setProblem] = useState(() => readFailure(lesson.item) ?? '')
  const [chosen, setChosen] = useState<Rendition | null>(null)
  const [isBusy, setBusy] = useState(false)
  const limit = savingLimit()
  const { item } = lesson

  useEffect(() => {
    if (limit !== null) return
    let isLeft = false
    void Promise.all([send('getSaveOffer', { item }), freeBytes(), pagesToCome()]).then(
      ([answer, free, pages]) => {
        if (isLeft) return
        if (!answer.success) return setProblem(answer.message || m.saved_failed())
        setOffer({ ...answer.data, free, pages })
        setChosen(lightest(answer.data.renditions))
      },
    )
    return () => {
      isLeft = true
    }
  }, [item, limit])

  async function save() {
    if (chosen === null) return
    forgetFailure(item)
    setProblem('')
    setBusy(true)
    const failure = await saveLesson(lesson, chosen.rendition)
    setBusy(false)
    setProblem(failure ?? '')
  }

  if (limit !== null) return <p>{limit === 'newer' ? m.saved_needs_newer() : m.saved_no_browser()}</p>
  return (
    <>
      {problem !== '' && <Notice kind="bad">{problem}</Notice>}
      {offer?.renditions.length === 0 && <p>{m.saved_not_made()}</p>}
      {offer !== null && offer.renditions.length > 0 && (
        <>
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">{m.saved_choose()}</legend>
            {offer.renditions.map((one) => (
              <label key={one.rendition} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name={`quality-${item}`}
                  checked={chosen?.rendition === one.rendition}
                  onChange={() => setChosen(one)}
                  className="size-5 accent-brand"
                />
                <span className="tabular-nums">
                  {nameOf(one)} · {megabytesText(one.byteCount)}
                </span>
              </label>
            ))}
          </fieldset>
          <ul className="grid gap-1 text-small text-ink-2">
            {offer.free !== null && <li>{m.saved_free({ size: roomText(offer.free) })}</li>}
            {offer.pages !== null && <li>{m.saved_app_size({ size: megabytesText(offer.pages) })}</li>}
            <li>{m.saved_until({ date: dateText(new Date(offer.endsAt), currentLocale()) })}</li>
            <li>{m.saved_devices_lead()}</li>
            <li>{m.saved_private()}</li>
            {mayBeRemoved() && <li>{m.saved_safari()}</li>}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {chosen !== null && (
          <Button isBusy={isBusy} onClick={() => void save()}>
            {m.saved_save()}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {m.saved_cancel()}
        </Button>
      </div>
    </>
  )
}

function nameOf({ rendition }: Rendition): string {
  return rendition === 'audio' ? m.saved_sound() : rendition
}

/** Readable, and light on data: 240 lines, or the least that has pictures; where data is saved the very least. */
function lightest(renditions: readonly Rendition[]): Rendition | null {
  const pictures = renditions.filter(({ height }) => height > 0)
  const usual = savesData() ? undefined : pictures.find(({ rendition }) => rendition === '240p')
  return usual ?? pictures[0] ?? renditions[0] ?? null
}

/** What the pages take once, before the first lesson. */
async function pagesToCome(): Promise<number | null> {
  const student = readSession()?.id
  const hasThem = student !== undefined && listNotes(student, 'saved').length > 0
  return hasThem ? null : bytesOfPages()
}
