import type { OutputOf } from '../../domain/calls.ts'
import type { RenditionName } from '../../domain/lessons/rules.ts'

/** A lesson that can be saved. */
export type OfferedLesson = OutputOf<'getSaveOffer'>['lessons'][number]

/** Qualities offered for saving several videos together, from the smallest. */
export function renditionsOf(lessons: readonly OfferedLesson[]): RenditionName[] {
  const heights = new Map(
    lessons.flatMap(({ renditions }) =>
      renditions.map(({ rendition, height }) => [rendition, height] as const),
    ),
  )
  return [...heights].toSorted(([, one], [, other]) => one - other).map(([rendition]) => rendition)
}

/** Readable, and light on data: 240 lines, or the smallest with a picture; with data saving, the very smallest. */
export function lightest(renditions: readonly RenditionName[], savesData: boolean): RenditionName | null {
  const pictures = renditions.filter((rendition) => rendition !== 'audio')
  const usual = savesData ? undefined : pictures.find((rendition) => rendition === '240p')
  return usual ?? pictures[0] ?? renditions[0] ?? null
}

/** For a video, the wanted rendition or the next smaller one, else the smallest; for other lessons, just the size. */
export function renditionFor(
  { renditions, byteCount }: OfferedLesson,
  wanted: RenditionName | null,
): { rendition: RenditionName | null; byteCount: number } {
  const [least] = renditions
  if (least === undefined) return { rendition: null, byteCount }
  const most = wanted === null || wanted === 'audio' ? 0 : Number.parseInt(wanted, 10)
  const exact = renditions.find(({ rendition }) => rendition === wanted)
  const pictures = renditions.filter(({ height }) => height > 0)
  const below = pictures.findLast(({ height }) => height <= most)
  const chosen = exact ?? below ?? (wanted === 'audio' ? least : (pictures[0] ?? least))
  return { rendition: chosen.rendition, byteCount: chosen.byteCount }
}

/** Total bytes of some lessons. */
export function weigh(lessons: readonly OfferedLesson[], wanted: RenditionName | null): number {
  return lessons.reduce((sum, lesson) => sum + renditionFor(lesson, wanted).byteCount, 0)
}
