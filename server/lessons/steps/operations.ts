import { Failure } from '../../../domain/failure.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { Input, Output } from '../../calls.ts'
import { findOpenItem, linkToVoices } from '../../catalog/files/operations.ts'
import type { Context } from '../../services.ts'
import { noteOpening } from '../progress/operations.ts'
import { findPlace } from '../progress/queries.ts'
import { findDrawing } from './queries.ts'

/**
 * A step lesson in one language, with the student's last position. It has no link: each call checks
 * whether the caller may open it. Throws `notFound` and `locked`.
 */
export async function openStepLesson(
  context: Context,
  { item: reference, language }: Input<'openStepLesson'>,
): Promise<Output<'openStepLesson'>> {
  const item = await findOpenItem(context, reference)
  const { database, student } = context
  const found = item.kind === 'steps' ? await database.first(findDrawing(item.mediaId, language)) : null
  if (found === null) throw new Failure('notFound', 'item_not_found')
  await noteOpening(context, item._id)
  const place = student === null ? null : await database.first(findPlace(item._id, student.id))
  return {
    lesson: found.drawn,
    languages: found.languages,
    voices: linkToVoices(context, item, voicesOf(found.drawn)),
    place: place && { positionInSeconds: place.positionInSeconds, at: place.at.toISOString() },
  }
}

function voicesOf({ steps }: DrawnLesson): string[] {
  return steps.flatMap(({ voice }) => (voice === undefined ? [] : [voice]))
}
