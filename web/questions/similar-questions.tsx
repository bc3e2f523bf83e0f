import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { hasClock } from '../../domain/catalog/item-kinds.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { PublishedPhoto } from '../layout/thread-photo.tsx'
import { clockText } from '../ui/clock-text.ts'
import { WhenNear } from '../ui/when-near.tsx'
import type { MathsWords } from './maths-parts.ts'
import { fragmentOf } from './second-of-address.ts'

const pauseMs = 400
const leastLength = 6
const mostLength = 300

type Props = { item: string; text: string; MathsWords: MathsWords }

/** Answered questions similar to what is being typed, before it is sent. */
export function SimilarQuestions({ item, text, MathsWords }: Props) {
  const [found, setFound] = useState<OutputOf<'getSimilarQuestions'>>([])
  const typed = text.trim().slice(0, mostLength)
  useEffect(() => {
    if (typed.length < leastLength) return setFound([])
    let isOver = false
    const timer = setTimeout(() => {
      void send('getSimilarQuestions', { item, text: typed }).then((answer) => {
        // Questions can be asked without them.
        if (!isOver && answer.success) setFound(answer.data)
      })
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [item, typed])
  if (found.length === 0) return null
  return (
    <section aria-label={m.ask_similar()} className="rounded-card border border-rule bg-sunk px-4 py-3">
      <p className="font-bold">{m.ask_similar()}</p>
      <p className="text-small text-ink-2">{m.ask_similar_lead()}</p>
      <ul>
        {found.map(({ _id, question, answer, picture, second, lesson, courseSlug }) => (
          <li key={_id} className="border-t border-rule py-1 first:border-t-0">
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                <MathsWords text={question} />
              </summary>
              <p className="whitespace-pre-wrap">
                <MathsWords text={answer} />
              </p>
              {picture !== null && (
                <WhenNear>
                  <PublishedPhoto id={_id} {...picture} alt={m.ask_picture()} />
                </WhenNear>
              )}
              {lesson.slug !== null && (
                <Link
                  to="/courses/$name/$lesson"
                  params={{ name: courseSlug, lesson: lesson.slug }}
                  hash={second === null ? '' : fragmentOf(second)}
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-2"
                >
                  {second !== null && hasClock(lesson.kind)
                    ? m.question_link({ lesson: lesson.title, time: clockText(second) })
                    : lesson.title}
                </Link>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
