import * as z from 'zod/mini'
import { type Container, readingOnly } from './containers.ts'
import { runVideoTool, ToolRefused } from './video-tools.ts'

const number = z.coerce.number<unknown>()
const probed = z.object({
  format: z.object({ duration: z.optional(number) }),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      profile: z.optional(z.string()),
      level: z.optional(z.number()),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      sample_aspect_ratio: z.optional(z.string()),
      pix_fmt: z.optional(z.string()),
      field_order: z.optional(z.string()),
      avg_frame_rate: z.optional(z.string()),
      r_frame_rate: z.optional(z.string()),
      sample_rate: z.optional(number),
      bit_rate: z.optional(number),
      disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
      tags: z.optional(z.object({ rotate: z.optional(number) })),
      side_data_list: z.optional(z.array(z.object({ rotation: z.optional(number) }))),
    }),
  ),
})
type Stream = z.output<typeof probed>['streams'][number]

export type PictureTrack = {
  /** Its number in the file. */
  index: number
  codec: string
  profile: string
  level: number
  pixelFormat: string
  /** Displayed pixels: after rotation and aspect ratio. */
  width: number
  height: number
  /** Frames per second; null if unknown. */
  frameRate: number | null
  bitsPerSecond: number | null
  isInterlaced: boolean
}

export type SoundTrack = {
  index: number
  codec: string
  /** Hertz. */
  sampleRate: number
  bitsPerSecond: number | null
}

export type VideoFacts = {
  /** Null if unknown. */
  durationInSeconds: number | null
  /** Covers and other still pictures in a video do not count. */
  pictures: PictureTrack[]
  sounds: SoundTrack[]
}

/** A video's metadata. Throws as `runVideoTool` does, and `ToolRefused` for invalid metadata. */
export async function probeVideo(path: string, container: Container): Promise<VideoFacts> {
  const asked = ['-v', 'error', ...readingOnly(container), '-of', 'json', '-show_format', '-show_streams']
  const read = probed.safeParse(JSON.parse(await runVideoTool('ffprobe', [...asked, path], 120)))
  if (!read.success) throw new ToolRefused('ffprobe', 'what it tells of the video cannot be read')
  const { format, streams } = read.data
  const { duration = 0 } = format
  return {
    durationInSeconds: duration > 0 ? duration : null,
    pictures: streams
      .filter((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1)
      .map(pictureTrack),
    sounds: streams
      .filter(({ codec_type, sample_rate = 0 }) => codec_type === 'audio' && sample_rate > 0)
      .map(({ index, codec_name = '', sample_rate = 0, bit_rate }) => ({
        index,
        codec: codec_name,
        sampleRate: sample_rate,
        bitsPerSecond: bit_rate ?? null,
      })),
  }
}

function pictureTrack(stream: Stream): PictureTrack {
  const { width: codedWidth = 0, height: codedHeight = 0, codec_name = '', pix_fmt = '' } = stream
  const width = Math.round(codedWidth * shapeOf(stream.sample_aspect_ratio))
  const turned = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation
  const isTurned = Math.abs(turned ?? stream.tags?.rotate ?? 0) % 180 === 90
  return {
    index: stream.index,
    codec: codec_name,
    profile: stream.profile ?? '',
    level: stream.level ?? 0,
    pixelFormat: pix_fmt,
    width: isTurned ? codedHeight : width,
    height: isTurned ? width : codedHeight,
    frameRate: rateOf(stream.avg_frame_rate) ?? rateOf(stream.r_frame_rate),
    bitsPerSecond: stream.bit_rate ?? null,
    isInterlaced: /^(tt|bb|tb|bt)$/.test(stream.field_order ?? ''),
  }
}

/** The pixel aspect ratio. */
function shapeOf(ratio = '1:1'): number {
  const [wide = 0, high = 0] = ratio.split(':').map(Number)
  const shape = wide / high
  return shape > 0.1 && shape < 10 ? shape : 1
}

function rateOf(fraction = ''): number | null {
  const [pictures = 0, seconds = 0] = fraction.split('/').map(Number)
  const rate = pictures / seconds
  return Number.isFinite(rate) && rate > 0 ? rate : null
}
