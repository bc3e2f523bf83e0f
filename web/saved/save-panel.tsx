import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { itemKinds } from '../../domain/catalog/item-kinds.ts'
import { dateText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { megabytesText, roomText } from '../ui/file-size.ts'
import { Notice } from '../ui/notice.tsx'
import { Select } from '../ui/select.tsx'
import type { SaveChoices } from './choices.ts'
import { readFailure, readLessons, type ShownLesson, watchLessons } from './kept-lessons.ts'
import { saveLessons } from './lessons.ts'
import { mayBeRemoved, type Room, roomHere, savesData, savingLimit } from './limits.ts'
import { weighPages } from './pages.ts'
import { SavedState } from './saved-state.tsx'
import { lightest, type OfferedLesson, renditionFor, renditionsOf, weigh } from './weights.ts'

type Props = { choices: SaveChoices; onClose(): void }

type SavableLesson = SaveChoices['chapters'][number]['lessons'][number] & { chapterTitle: string }
type Scope = { of: 'lesson' | 'chapter' | 'course'; id: string }

/** The state of lessons on this device, and the choice of what to save and in which quality. */
export function SavePanel({ choices, onClose }: Props) {
  const lessons = useSyncExternalStore(watchLessons, readLessons, () => null)
  const id = useId()
  const { lesson, course, chapters } = choices
  const [scope, setScope] = useState<Scope>(
    lesson === null ? { of: 'course', id: course.id } : { of: 'lesson', id: lesson },
  )
  const limit = savingLimit()
  if (lessons === null) return <div className="mt-4 min-h-11.5" />
  const inScope = chapters
    .filter((chapter) => scope.of !== 'chapter' || chapter.id === scope.id)
    .flatMap(({ title, lessons: held }) => held.map((one) => ({ ...one, chapterTitle: title })))
    .filter(({ item }) => scope.of !== 'lesson' || item === scope.id)
  const saved = lessons.filter(({ item }) => inScope.some((one) => one.item === item))
  const unsaved = inScope.filter(({ item }) => saved.every((one) => one.item !== item))
  const missing = unsaved.filter(({ kind }) => limit === null || !itemKinds[kind].isStreamed)
  const isWhole = saved.length > 0 && unsaved.length === 0 && saved.every(({ state }) => state === 'whole')
  return (
    <section aria-labelledby={id} className="mt-4 grid gap-3 rounded-card border border-rule bg-card p-4">
      <h2 id={id} className="text-subhead font-bold">
        {isWhole ? m.saved_title() : m.saved_action()}
      </h2>
      {limit === 'browser' ? (
        <p>{m.saved_no_browser()}</p>
      ) : (
        <>
          <ScopeChoice choices={choices} scope={scope} onChoose={setScope} />
          {saved.length > 0 && <SavedState lessons={saved} title={titleOf(choices, scope)} />}
          {limit === 'newer' && unsaved.some(({ kind }) => itemKinds[kind].isStreamed) && (
            <p>{m.saved_needs_newer()}</p>
          )}
          {missing.length > 0 && (
            <Choice
              key={`${scope.of} ${scope.id}`}
              {...{ scope, choices, missing, onClose }}
              saved={lessons}
            />
          )}
        </>
      )}
      {saved.length > 0 && (
        <Link to="/saved" className="inline-flex min-h-11 items-center">
          {m.saved_all()}
        </Link>
      )}
    </section>
  )
}

function titleOf({ course, chapters }: SaveChoices, { of, id }: Scope): string {
  if (of === 'course') return course.title
  const named = of === 'chapter' ? chapters : chapters.flatMap(({ lessons }) => lessons)
  return named.find((one) => ('item' in one ? one.item : one.id) === id)?.title ?? course.title
}

type ScopeProps = { choices: SaveChoices; scope: Scope; onChoose(scope: Scope): void }

function ScopeChoice({ choices: { lesson, course, chapters }, scope, onChoose }: ScopeProps) {
  const scopes: (Scope & { name: string })[] = [
    ...(lesson === null ? [] : [{ of: 'lesson' as const, id: lesson, name: m.saved_scope_lesson() }]),
    { of: 'course', id: course.id, name: m.saved_scope_course() },
    ...chapters.map((chapter) => ({ of: 'chapter' as const, id: chapter.id, name: chapter.title })),
  ]
  return (
    <Select
      label={m.saved_scope()}
      className="max-w-md"
      value={scope.id}
      onChange={({ target }) => {
        const chosen = scopes.find((one) => one.id === target.value)
        if (chosen) onChoose({ of: chosen.of, id: chosen.id })
      }}
      options={scopes}
    />
  )
}

type Offer = OutputOf<'getSaveOffer'> & { room: Room; pages: number | null }

type ChoiceProps = {
  scope: Scope
  choices: SaveChoices
  missing: readonly SavableLesson[]
  saved: readonly ShownLesson[]
  onClose(): void
}

function Choice({ scope, choices, missing, saved, onClose }: ChoiceProps) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [problem, setProblem] = useState('')
  const [wanted, setWanted] = useState<OfferedLesson['renditions'][number]['rendition'] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const radios = useId()
  const { of, id } = scope
  const failure = problem || readFailure(missing.map(({ item }) => item)) || ''
  const wantsPdf =
    !navigator.pdfViewerEnabled &&
    missing.some(({ kind }) => kind === 'document') &&
    saved.every(({ kind }) => kind !== 'document')
  const isFirst = saved.length === 0

  useEffect(() => {
    let isLeft = false
    void Promise.all([
      send('getSaveOffer', { of, id, language: currentLocale() }),
      roomHere(),
      weighPages({ all: isFirst, pdf: wantsPdf }),
    ]).then(([answer, room, pages]) => {
      if (isLeft) return
      if (!answer.success) return setProblem(answer.message || m.saved_failed())
      setOffer({ ...answer.data, room, pages })
      setWanted((now) => now ?? lightest(renditionsOf(answer.data.lessons), savesData()))
    })
    return () => {
      isLeft = true
    }
  }, [of, id, isFirst, wantsPdf])

  const offered = (offer?.lessons ?? []).flatMap((one) => {
    const lesson = missing.find(({ item }) => item === one.item)
    // A video can be saved once it is transcoded.
    return lesson && (!itemKinds[lesson.kind].isStreamed || one.renditions.length > 0)
      ? [{ ...lesson, ...one }]
      : []
  })
  const renditions = renditionsOf(offered)

  async function save() {
    setProblem('')
    setBusy(true)
    const { title: courseTitle, path: coursePath } = choices.course
    const error = await saveLessons(
      offered.map((one) => {
        const { item, kind, title, chapterTitle, path } = one
        const { rendition, byteCount } = renditionFor(one, wanted)
        const place = { item, kind, title, chapterTitle, courseTitle, path, coursePath }
        return { ...place, language: currentLocale(), rendition, byteCount }
      }),
    )
    setBusy(false)
    setProblem(error ?? '')
  }

  const all = weigh(offered, wanted) + (offer?.pages ?? 0)
  const free = offer?.room.free ?? null
  return (
    <>
      {failure !== '' && <Notice kind="bad">{failure}</Notice>}
      {offer !== null && offered.length === 0 && <p>{m.saved_not_made()}</p>}
      {offer !== null && offered.length > 0 && (
        <>
          {renditions.length === 0 && <p>{m.saved_size({ size: megabytesText(weigh(offered, null)) })}</p>}
          {renditions.length > 0 && (
            <fieldset className="grid gap-1">
              <legend className="mb-1 font-semibold">{m.saved_choose()}</legend>
              {renditions.map((rendition) => (
                <label key={rendition} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                  <input
                    type="radio"
                    name={radios}
                    checked={wanted === rendition}
                    onChange={() => setWanted(rendition)}
                    className="size-5 accent-brand"
                  />
                  <span className="tabular-nums">
                    {rendition === 'audio' ? m.saved_sound() : rendition} ·{' '}
                    {megabytesText(weigh(offered, rendition))}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          {free !== null && free < all && (
            <Notice kind="bad">{m.saved_no_room({ size: megabytesText(all), free: roomText(free) })}</Notice>
          )}
          <ul className="grid gap-1 text-small text-ink-2">
            {free !== null && <li>{m.saved_free({ size: roomText(free) })}</li>}
            {offer.pages !== null && <li>{m.saved_app_size({ size: megabytesText(offer.pages) })}</li>}
            <li>{m.saved_until({ date: dateText(new Date(offer.endsAt), currentLocale()) })}</li>
            <li>{m.saved_devices_lead()}</li>
            <li>{offer.room.isLittle ? m.saved_little_room() : m.saved_private()}</li>
            {mayBeRemoved() && <li>{m.saved_safari()}</li>}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {offered.length > 0 && (
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
