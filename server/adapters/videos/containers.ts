import { open } from 'node:fs/promises'

/** A supported video container: ffmpeg's demuxer, and the file extension. */
export type Container = { demuxer: string; extension: string }

const containers = {
  mov: { demuxer: 'mov', extension: 'mp4' },
  matroska: { demuxer: 'matroska', extension: 'mkv' },
  avi: { demuxer: 'avi', extension: 'avi' },
  mpegts: { demuxer: 'mpegts', extension: 'ts' },
  mpeg: { demuxer: 'mpeg', extension: 'mpg' },
  asf: { demuxer: 'asf', extension: 'wmv' },
  flv: { demuxer: 'flv', extension: 'flv' },
  ogg: { demuxer: 'ogg', extension: 'ogv' },
} as const satisfies Record<string, Container>

/** Image formats in the same container as MP4. */
const pictureBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis|jpeg|jxl |crx )$/
/** How QuickTime files begin that are older than brands. */
const oldQuickTime = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

/**
 * A file's type by its first bytes, whatever its name. Null for anything that is not a video, above
 * all playlists of other files and addresses, which ffmpeg would follow.
 */
export async function detectContainer(path: string): Promise<Container | null> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(600)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return containerOf(head.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The container of a stored video by its key's extension. */
export function containerNamed(storageKey: string): Container | null {
  const ending = storageKey.split('.').at(-1)
  return Object.values(containers).find(({ extension }) => extension === ending) ?? null
}

/** Brands whose MP4 files browsers play directly. */
const playedBrands = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
])

/** Whether browsers play this container as MP4. */
export async function isPlayedAsMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(12)
    await file.read(head, 0, 12, 0)
    return head.toString('latin1', 4, 8) === 'ftyp' && playedBrands.has(head.toString('latin1', 8, 12))
  } finally {
    await file.close()
  }
}

const decoders = [
  ...['h264', 'hevc', 'vp8', 'libvpx', 'vp9', 'libvpx-vp9', 'av1', 'libdav1d', 'libaom-av1'],
  ...['mpeg4', 'mpeg1video', 'mpeg2video', 'h263', 'flv', 'wmv1', 'wmv2', 'wmv3', 'vc1', 'msmpeg4'],
  ...[
    'msmpeg4v2',
    'theora',
    'mjpeg',
    'prores',
    'dnxhd',
    'rawvideo',
    'png',
    'qtrle',
    'svq3',
    'cinepak',
    'vp6f',
  ],
  ...['aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'opus', 'libopus', 'vorbis'],
  ...['libvorbis', 'flac', 'alac', 'wmav1', 'wmav2', 'amrnb', 'amrwb', 'libopencore_amrnb', 'nellymoser'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_u8', 'pcm_alaw'],
  ...['pcm_mulaw', 'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt', 'dca'],
]

/**
 * What ffmpeg may use to read a video: this demuxer, known decoders, and only files. References to
 * other files or addresses are not followed. Goes before `-i`.
 */
export function readingOnly({ demuxer }: Container): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer],
    ...['-codec_whitelist', decoders.join(','), '-f', demuxer],
  ]
}

function containerOf(head: Buffer): Container | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (head.length < 12) return null
  if (text(4, 8) === 'ftyp') return pictureBrands.test(text(8, 12)) ? null : containers.mov
  if (oldQuickTime.has(text(4, 8))) return containers.mov
  if (head.readUInt32BE(0) === 0x1a45dfa3) return containers.matroska
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ') return containers.avi
  if (head.readUInt32BE(0) === 0x3026b275 && head.readUInt32BE(4) === 0x8e66cf11) return containers.asf
  if (text(0, 4) === 'FLV\x01') return containers.flv
  if (text(0, 5) === 'OggS\0') return containers.ogg
  if (head.readUInt32BE(0) === 0x1ba) return containers.mpeg
  return isTransportStream(head) ? containers.mpegts : null
}

/** Packets of 188 bytes, or of 192 with a leading timestamp, all beginning with the same byte. */
function isTransportStream(head: Buffer): boolean {
  return [
    [0, 188],
    [4, 192],
  ].some(([from = 0, size = 188]) => [0, 1, 2].every((packet) => head[from + packet * size] === 0x47))
}
