import { createCipheriv, createDecipheriv } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { firstSecond } from './ladder.ts'

type Segment = { file: string; seconds: number }

/** A rendition as one file: its encrypted segments concatenated. */
export type CutRendition = {
  path: string
  byteCount: number
  segmentSeconds: number[]
  segmentEnds: number[]
  peakBitsPerSecond: number
  averageBitsPerSecond: number
}

const algorithm = 'aes-128-cbc'
/** A shorter segment is a video's last, and is ignored for the peak bit rate. */
const shortestMeasuredSeconds = 2

/** The segments that ffmpeg listed: file, start and end, one per line. */
export function readSegmentList(text: string): Segment[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [file = '', from, to] = line.split(',')
      // ffmpeg reports only the first as starting at zero.
      const begin = index === 0 ? firstSecond : Number(from)
      return { file, seconds: Math.max(0.001, Number(to) - begin) }
    })
}

/** Encrypts every segment of a list with the video's key and writes them to one file. */
export async function joinRendition(list: string, path: string, key: Uint8Array): Promise<CutRendition> {
  const segments = readSegmentList(await readFile(list, 'utf8'))
  const segmentEnds: number[] = []
  let byteCount = 0
  const file = await open(path, 'w')
  try {
    for (const [number, segment] of segments.entries()) {
      const bytes = encryptSegment(await readFile(join(dirname(list), segment.file)), key, number)
      await file.write(bytes)
      byteCount += bytes.byteLength
      segmentEnds.push(byteCount)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  const segmentSeconds = segments.map(({ seconds }) => seconds)
  return { path, byteCount, segmentSeconds, segmentEnds, ...speedOf(segmentSeconds, segmentEnds) }
}

/** AES-128-CBC with PKCS #7 as in HLS (RFC 8216, section 5.2): the IV is the segment's number. */
export function encryptSegment(bytes: Uint8Array, key: Uint8Array, number: number): Buffer {
  const cipher = createCipheriv(algorithm, key, vectorOf(number))
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

/** The reverse of `encryptSegment`. Throws for another key. */
export function decryptSegment(bytes: Uint8Array, key: Uint8Array, number: number): Buffer {
  const decipher = createDecipheriv(algorithm, key, vectorOf(number))
  return Buffer.concat([decipher.update(bytes), decipher.final()])
}

/** Peak and average bit rate. */
export function speedOf(
  segmentSeconds: readonly number[],
  segmentEnds: readonly number[],
): Pick<CutRendition, 'peakBitsPerSecond' | 'averageBitsPerSecond'> {
  const speeds = segmentSeconds.map((seconds, index) => ({
    seconds,
    bits: (((segmentEnds[index] ?? 0) - (segmentEnds[index - 1] ?? 0)) * 8) / seconds,
  }))
  const measured = speeds.filter(({ seconds }) => seconds >= shortestMeasuredSeconds)
  const peak = Math.max(...(measured.length === 0 ? speeds : measured).map(({ bits }) => bits))
  const allSeconds = segmentSeconds.reduce((sum, seconds) => sum + seconds, 0)
  const average = Math.ceil(((segmentEnds.at(-1) ?? 0) * 8) / allSeconds)
  return { peakBitsPerSecond: Math.max(average, Math.ceil(peak)), averageBitsPerSecond: average }
}

function vectorOf(number: number): Buffer {
  const vector = Buffer.alloc(16)
  vector.writeUInt32BE(number, 12)
  return vector
}
