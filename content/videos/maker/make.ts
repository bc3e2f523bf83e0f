/** Makes videos: `node maker/make.ts [--posters folder] [slug...]`; without slugs, those that are missing. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allVideos } from '../all-videos.ts'
import type { VideoIndex } from '../video-index.ts'
import type { VideoScript } from '../video-script.ts'
import { type Board, frame, frameHeight, frameWidth, layOut, type Moment } from './board.ts'
import { raster } from './fonts.ts'
import { captions, mix, type Spoken, speak } from './voice.ts'

const target = join(import.meta.dirname, '../files')
const indexFile = join(target, 'videos.json')
const framesPerSecond = 10
const largestPosterInBytes = 35_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { posters: { type: 'string' } },
})
const wanted = allVideos.filter((video) => positionals.length === 0 || positionals.includes(video.slug))

if (values.posters !== undefined) for (const video of wanted) writePoster(video, values.posters)
else for (const video of wanted) await makeIfNeeded(video)

function writePoster(video: VideoScript, folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(join(folder, `${video.slug}.png`), lastFrame(layOut(video)))
  } catch (problem) {
    console.error(`${video.slug}: ${problem instanceof Error ? problem.message : String(problem)}`)
    process.exitCode = 1
  }
}

async function makeIfNeeded(video: VideoScript): Promise<void> {
  if (positionals.length === 0 && readIndex()[video.slug] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  try {
    await make(video, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function make(video: VideoScript, folder: string): Promise<void> {
  const board = layOut(video)
  const { spoken, durationInSeconds } = speak(video.steps, folder)
  const sound = join(folder, 'sound.wav')
  mix(spoken, durationInSeconds, sound)
  await encode(video.slug, board, spoken, durationInSeconds, sound)
  writeFileSync(join(target, `${video.slug}.en.vtt`), captions(video.steps, spoken))
  posterFile(video.slug, board, folder)
  const bytes = { '240': sizeOf(video.slug, '240'), '480': sizeOf(video.slug, '480') }
  const index = { ...readIndex(), [video.slug]: { title: video.title, durationInSeconds, bytes } }
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(indexFile, `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(video.slug, durationInSeconds, bytes)
}

async function encode(
  slug: string,
  board: Board,
  spoken: readonly Spoken[],
  durationInSeconds: number,
  sound: string,
) {
  const moments = spoken.map(
    (times): Moment => ({
      startsAt: times.startsAt,
      writesFor: Math.min(2.6, times.lasts * 0.8),
    }),
  )
  const picture = [
    '-c:v',
    'libx264',
    '-preset',
    'slower',
    '-tune',
    'animation',
    '-g',
    '100',
    '-c:a',
    'aac',
    '-shortest',
  ]
  const ffmpeg = spawn(
    'nice',
    [
      ...['-n', '10', 'ffmpeg', '-y', '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgba'],
      ...['-s', `${frameWidth}x${frameHeight}`, '-r', String(framesPerSecond), '-i', '-', '-i', sound],
      ...['-filter_complex', '[0:v]format=yuv420p,split[a][b];[b]scale=426:240[c]'],
      ...[
        '-map',
        '[a]',
        '-map',
        '1:a',
        ...picture,
        '-crf',
        '29',
        '-b:a',
        '22k',
        '-movflags',
        '+faststart',
        fileOf(slug, '480'),
      ],
      ...[
        '-map',
        '[c]',
        '-map',
        '1:a',
        ...picture,
        '-crf',
        '29',
        '-b:a',
        '18k',
        '-movflags',
        '+faststart',
        fileOf(slug, '240'),
      ],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const closed = once(ffmpeg, 'close')
  let lastSvg = ''
  let pixels: Buffer = Buffer.alloc(0)
  for (let index = 0; index < durationInSeconds * framesPerSecond; index += 1) {
    const svg = frame(board, moments, index / framesPerSecond)
    if (svg !== lastSvg) pixels = raster(svg).render().pixels
    lastSvg = svg
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${slug}`)
}

function posterFile(slug: string, board: Board, folder: string): void {
  const picture = join(folder, 'poster.png')
  const poster = join(target, `${slug}.jpg`)
  writeFileSync(picture, lastFrame(board))
  for (let quality = 4; quality < 20; quality += 1) {
    execFileSync('ffmpeg', [
      '-y',
      '-v',
      'error',
      '-i',
      picture,
      '-pix_fmt',
      'yuvj420p',
      '-q:v',
      String(quality),
      poster,
    ])
    if (statSync(poster).size <= largestPosterInBytes) return
  }
  throw new Error(`The poster of ${slug} is too large`)
}

function lastFrame(board: Board): Buffer {
  const done = board.rows.map((): Moment => ({ startsAt: 0, writesFor: 1 }))
  return raster(frame(board, done, 2))
    .render()
    .asPng()
}

function fileOf(slug: string, height: '240' | '480'): string {
  return join(target, `${slug}.${height}.mp4`)
}

function sizeOf(slug: string, height: '240' | '480'): number {
  return statSync(fileOf(slug, height)).size
}

function readIndex(): VideoIndex {
  if (!existsSync(indexFile)) return {}
  // Written by this program alone, in this very shape.
  return JSON.parse(readFileSync(indexFile, 'utf8')) as VideoIndex
}
