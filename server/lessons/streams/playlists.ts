import { firstRung, type RungName } from '../../../domain/lessons/rules.ts'
import type { RungRow } from './queries.ts'

type Variant = Pick<
  RungRow,
  'rung' | 'width' | 'height' | 'codecs' | 'peakBitsPerSecond' | 'averageBitsPerSecond'
>

/**
 * The master playlist (RFC 8216). A player that chooses by itself begins with the first one named:
 * the light rung; sound alone comes last.
 */
export function masterPlaylist(rungs: readonly Variant[]): string {
  const films = rungs.filter(({ rung }) => rung !== 'audio')
  const order = [
    ...films.filter(({ rung }) => rung === firstRung),
    ...films.filter(({ rung }) => rung !== firstRung),
    ...rungs.filter(({ rung }) => rung === 'audio'),
  ]
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS']
  for (const { rung, width, height, codecs, peakBitsPerSecond, averageBitsPerSecond } of order) {
    const resolution = rung === 'audio' ? '' : `,RESOLUTION=${width}x${height}`
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peakBitsPerSecond},AVERAGE-BANDWIDTH=${averageBitsPerSecond},CODECS="${codecs}"${resolution}`,
      `${rung}.m3u8`,
    )
  }
  return `${lines.join('\n')}\n`
}

/**
 * The playlist of one rung. No IV is named: it is then the segment's number, from 0, as the segments
 * are encrypted (RFC 8216, section 5.2).
 */
export function rungPlaylist(
  { segmentSeconds }: Pick<RungRow, 'segmentSeconds'>,
  { film, rung }: { film: string; rung: RungName },
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
      `${film}/${rung}/${number}.ts`,
    ]),
    '#EXT-X-ENDLIST',
  ]
  return `${lines.join('\n')}\n`
}
