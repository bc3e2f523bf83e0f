import { firstRendition, type RenditionName } from '../../../domain/lessons/rules.ts'
import type { RenditionRow } from './queries.ts'

type Variant = Pick<
  RenditionRow,
  'rendition' | 'width' | 'height' | 'codecs' | 'peakBitsPerSecond' | 'averageBitsPerSecond'
>

/**
 * The master playlist (RFC 8216). Players start with the first rendition listed: the lowest video
 * quality; audio only comes last.
 */
export function masterPlaylist(renditions: readonly Variant[]): string {
  const videos = renditions.filter(({ rendition }) => rendition !== 'audio')
  const order = [
    ...videos.filter(({ rendition }) => rendition === firstRendition),
    ...videos.filter(({ rendition }) => rendition !== firstRendition),
    ...renditions.filter(({ rendition }) => rendition === 'audio'),
  ]
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS']
  for (const { rendition, width, height, codecs, peakBitsPerSecond, averageBitsPerSecond } of order) {
    const resolution = rendition === 'audio' ? '' : `,RESOLUTION=${width}x${height}`
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peakBitsPerSecond},AVERAGE-BANDWIDTH=${averageBitsPerSecond},CODECS="${codecs}"${resolution}`,
      `${rendition}.m3u8`,
    )
  }
  return `${lines.join('\n')}\n`
}

/**
 * The playlist of one rendition. It contains no IV: the default is the segment's number, from 0, as
 * the segments are encrypted (RFC 8216, section 5.2).
 */
export function renditionPlaylist(
  { segmentSeconds }: Pick<RenditionRow, 'segmentSeconds'>,
  { video, rendition }: { video: string; rendition: RenditionName },
): string {
  const longest = Math.max(1, ...segmentSeconds.map((seconds) => Math.round(seconds)))
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-KEY:METHOD=AES-128,URI="key"',
    ...segmentSeconds.flatMap((seconds, number) => [
      `#EXTINF:${seconds.toFixed(3)},`,
      `${video}/${rendition}/${number}.ts`,
    ]),
    '#EXT-X-ENDLIST',
  ]
  return `${lines.join('\n')}\n`
}
