import { hash } from 'node:crypto'
import type { RenditionName } from '../../../domain/lessons/rules.ts'
import type { Services } from '../../services.ts'
import { findVideoParts, listRenditions, type RenditionRow, type VideoPartsRow } from './queries.ts'

/** A transcoded video, as served. */
export type Video = {
  mediaId: string
  /** Its identifier in segment addresses: media and version, as a rebuilt video has other bytes. */
  name: string
  renditions: ReadonlyMap<RenditionName, RenditionRow>
  key: Buffer
  storyboard: VideoPartsRow['storyboard']
  files: ReadonlyMap<string, VideoPartsRow['files'][number]>
}

/** The video of a media, or null while it is not transcoded. */
export async function findVideo(
  { database }: Pick<Services, 'database'>,
  mediaId: string,
): Promise<Video | null> {
  const [renditions, parts] = await Promise.all([
    database.all(listRenditions(mediaId)),
    database.first(findVideoParts(mediaId)),
  ])
  if (renditions.length === 0 || parts === null) return null
  renditions.sort((a, b) => a.height - b.height)
  return {
    mediaId,
    name: videoName(
      mediaId,
      renditions.map(({ storageKey }) => storageKey),
    ),
    renditions: new Map(renditions.map((row) => [row.rendition, row])),
    key: parts.key,
    storyboard: parts.storyboard,
    files: new Map(parts.files.map((file) => [file.rendition, file])),
  }
}

/** `storageKeys` are those of its renditions, lowest quality first. */
export function videoName(mediaId: string, storageKeys: readonly string[]): string {
  return `${mediaId}.${hash('sha256', storageKeys.join('\n'), 'base64url').slice(0, 8)}`
}

/** The rendition of a name, or the nearest lower one with video, or the lowest with video. */
export function renditionNear({ renditions }: Video, wanted: RenditionName): RenditionRow | null {
  const exact = renditions.get(wanted)
  if (exact !== undefined) return exact
  const pictures = picturesOf(renditions)
  const most = Number.parseInt(wanted, 10)
  return pictures.findLast(({ height }) => height <= most) ?? pictures[0] ?? null
}

/** The best rendition of which a connection loads each segment within a second, or the lowest with video. */
export function renditionAtOnce({ renditions }: Video, bitsPerSecond: number): RenditionRow | null {
  const pictures = picturesOf(renditions)
  const isAtOnce = ({ segmentEnds }: RenditionRow) =>
    segmentEnds.every((end, number) => (end - (segmentEnds[number - 1] ?? 0)) * 8 <= bitsPerSecond)
  return pictures.findLast(isAtOnce) ?? pictures[0] ?? null
}

function picturesOf(renditions: Video['renditions']): RenditionRow[] {
  return [...renditions.values()].filter(({ rendition }) => rendition !== 'audio')
}

/** The byte range of a segment in its rendition's stored object; null when there is no such segment. */
export function segmentRange(
  { segmentEnds }: Pick<RenditionRow, 'segmentEnds'>,
  number: number,
): { start: number; end: number } | null {
  const end = segmentEnds[number]
  return end === undefined ? null : { start: segmentEnds[number - 1] ?? 0, end: end - 1 }
}
