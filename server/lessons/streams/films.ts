import { hash } from 'node:crypto'
import type { RungName } from '../../../domain/lessons/rules.ts'
import type { Services } from '../../services.ts'
import { type FilmPartsRow, findFilmParts, listRungs, type RungRow } from './queries.ts'

/** A transcoded film, as it is sent. */
export type Film = {
  mediaId: string
  /** How its segments' addresses name it: media and version, for a film made anew has other bytes. */
  name: string
  rungs: ReadonlyMap<RungName, RungRow>
  key: Buffer
  storyboard: FilmPartsRow['storyboard']
  files: ReadonlyMap<string, FilmPartsRow['files'][number]>
}

/** The film of a media, or null while it is not transcoded. */
export async function findFilm(
  { database }: Pick<Services, 'database'>,
  mediaId: string,
): Promise<Film | null> {
  const [rungs, parts] = await Promise.all([
    database.all(listRungs(mediaId)),
    database.first(findFilmParts(mediaId)),
  ])
  if (rungs.length === 0 || parts === null) return null
  rungs.sort((a, b) => a.height - b.height)
  const version = hash('sha256', rungs.map(({ storageKey }) => storageKey).join('\n'), 'base64url')
  return {
    mediaId,
    name: `${mediaId}.${version.slice(0, 8)}`,
    rungs: new Map(rungs.map((row) => [row.rung, row])),
    key: parts.key,
    storyboard: parts.storyboard,
    files: new Map(parts.files.map((file) => [file.rendition, file])),
  }
}

/** The rung of a name, or the nearest below it that has pictures, or the least of them. */
export function rungNear({ rungs }: Film, wanted: RungName): RungRow | null {
  const exact = rungs.get(wanted)
  if (exact !== undefined) return exact
  const pictures = [...rungs.values()].filter(({ rung }) => rung !== 'audio')
  const most = Number.parseInt(wanted, 10)
  return pictures.findLast(({ height }) => height <= most) ?? pictures[0] ?? null
}

/** Where a segment lies in its rung's stored object, first and last byte; null when there is no such segment. */
export function segmentRange(
  { segmentEnds }: Pick<RungRow, 'segmentEnds'>,
  number: number,
): { start: number; end: number } | null {
  const end = segmentEnds[number]
  return end === undefined ? null : { start: segmentEnds[number - 1] ?? 0, end: end - 1 }
}
