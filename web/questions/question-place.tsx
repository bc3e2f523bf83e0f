import type { OutputOf } from '../../domain/calls.ts'
import { hasClock } from '../../domain/catalog/item-kinds.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { clockText } from '../ui/clock-text.ts'

type Place = Pick<
  OutputOf<'getMyQuestion'>,
  'title' | 'course' | 'lesson' | 'second' | 'isFormerVersion' | 'sheetQuestion' | 'line'
>

/** Where it was asked, in one line. */
export function QuestionPlace({ place }: { place: Place }) {
  const { title, course, lesson, second, isFormerVersion, sheetQuestion, line } = place
  const parts = [
    title,
    course?.title,
    second !== null && hasClock(lesson?.kind) ? clockText(second) : undefined,
    sheetQuestion === null ? undefined : m.ask_about_sheet({ name: sheetQuestion }),
    line === null ? undefined : m.ask_about_line({ number: line.number }),
    isFormerVersion ? m.ask_former() : undefined,
  ]
  return <>{parts.filter((part) => part !== undefined).join(' · ')}</>
}
