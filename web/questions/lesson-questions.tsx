import { Suspense, useEffect, useId, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { hasClock, type ItemKind } from '../../domain/catalog/item-kinds.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { PublishedPhoto } from '../layout/thread-photo.tsx'
import { showMarks } from '../shown-marks.ts'
import { useShownPlace } from '../shown-place.ts'
import { clockText } from '../ui/clock-text.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { WhenNear } from '../ui/when-near.tsx'
import type { MathsField, MathsWords } from './maths-parts.ts'
import { useSecondOfAddress } from './second-of-address.ts'

const AskForm = lazyPart(() => import('./ask-form.tsx'), 'AskForm')

type PublishedQuestion = OutputOf<'getLessonQuestions'>[number]
type Props = {
  item: string
  kind: ItemKind
  /** Visitors can read, and ask after sign-in. */
  maySend: boolean
  MathsField: MathsField
  MathsWords: MathsWords
}

/** Published questions of a lesson, and the form to ask one. */
export function LessonQuestions({ item, kind, maySend, MathsField, MathsWords }: Props) {
  const id = useId()
  const place = useShownPlace()
  const published = usePublished(item)
  const [isOpen, setOpen] = useState(false)
  useSecondOfAddress(place)
  if (!maySend && published.length === 0) return null
  return (
    <section
      aria-label={maySend ? m.ask_title() : m.ask_published()}
      className="mt-4 rounded-card border border-rule bg-card"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-left font-semibold"
      >
        <span>
          {maySend ? m.ask_title() : m.ask_published()}
          {published.length > 0 && (
            <span className="ml-2 font-normal text-ink-2 tabular-nums">
              {maySend && `${m.ask_published()}: `}
              {published.length}
            </span>
          )}
        </span>
        <span className={isOpen ? 'rotate-180' : ''}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-rule p-4">
        <Suspense>
          {isOpen && maySend && (
            <AskForm name={item} about={{ item }} {...{ place, MathsField, MathsWords }} />
          )}
          {isOpen && published.length > 0 && (
            <ul aria-label={m.ask_published()} className={maySend ? 'mt-4 border-t border-rule' : ''}>
              {published.map((one) => (
                <li key={one._id} className="border-b border-rule py-2 last:border-b-0">
                  <details>
                    <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                      <MathsWords text={one.question} />
                    </summary>
                    <p className="pb-2 whitespace-pre-wrap">
                      <MathsWords text={one.answer} />
                    </p>
                    {one.picture !== null && (
                      <WhenNear>
                        <PublishedPhoto id={one._id} {...one.picture} alt={m.ask_picture()} />
                      </WhenNear>
                    )}
                  </details>
                  <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
                    {one.second !== null && place !== null && (
                      <button
                        type="button"
                        onClick={() => one.second !== null && place.goTo(one.second)}
                        className="min-h-11 cursor-pointer font-semibold text-link tabular-nums underline underline-offset-2"
                      >
                        {place.textOf(one.second)}
                      </button>
                    )}
                    {one.second !== null && place === null && hasClock(kind) && (
                      <span className="tabular-nums">{clockText(one.second)}</span>
                    )}
                    {one.sheetQuestion !== null && m.ask_about_sheet({ name: one.sheetQuestion })}
                    {one.isFormerVersion && <span>{m.ask_former()}</span>}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Suspense>
      </div>
    </section>
  )
}

/** The published questions of a lesson; the player marks their positions. */
function usePublished(item: string): readonly PublishedQuestion[] {
  const [published, setPublished] = useState<readonly PublishedQuestion[]>([])
  useEffect(() => {
    let isLeft = false
    let end = () => {}
    setPublished([])
    void send('getLessonQuestions', { item }).then((answer) => {
      // The lesson works without them.
      if (isLeft || !answer.success) return
      setPublished(answer.data)
      end = showMarks(
        answer.data.flatMap(({ second, isFormerVersion }) =>
          second === null || isFormerVersion ? [] : second,
        ),
      )
    })
    return () => {
      isLeft = true
      end()
    }
  }, [item])
  return published
}
