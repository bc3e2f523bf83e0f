/** Makes videos: `node maker/make.ts [--redraw] [--posters folder] [slug...]`; without slugs, those that are missing. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allVideos } from '../all-videos.ts'
import { type BoardIndex, scriptHash, type VideoIndex } from '../video-index.ts'
import type { VideoScript } from '../video-script.ts'
import { type Board, frame, frameHeight, frameWidth, layOut, type Moment, writtenTexts } from './board.ts'
import { spokenBefore, writeCaptions } from './caption-files.ts'
import { raster } from './fonts.ts'
import { mix, type Spoken, speak } from './voice.ts'

const target = join(import.meta.dirname, '../files')
const indexFile = join(target, 'videos.json')
const boardsFile = join(target, 'boards.json')
type Height = '240' | '480'

const framesPerSecond = 10
const largestPosterInBytes = 35_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { posters: { type: 'string' }, redraw: { type: 'boolean' } },
})
const wanted = allVideos.filter((video) => positionals.length === 0 || positionals.includes(video.slug))

if (values.posters !== undefined) for (const video of wanted) writePages(video, values.posters)
else for (const video of wanted) await makeIfNeeded(video)

function writePages(video: VideoScript, folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    const board = layOut(video)
    for (const page of board.pages.keys())
      writeFileSync(join(folder, `${video.slug}-${page + 1}.png`), lastFrame(board, page))
  } catch (problem) {
    console.error(`${video.slug}: ${problem instanceof Error ? problem.message : String(problem)}`)
    process.exitCode = 1
  }
}

async function makeIfNeeded(video: VideoScript): Promise<void> {
  if (positionals.length === 0 && values.redraw !== true && readIndex()[video.slug] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  try {
    await make(video, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function make(video: VideoScript, folder: string): Promise<void> {
  const board = layOut(video)
  const { slug, title } = video
  const voice = values.redraw === true ? keptVoice(video, folder) : newVoice(video, folder)
  await encode(slug, board, voice, folder)
  posterFile(slug, board, folder)
  const bytes = { '240': sizeOf(slug, '240'), '480': sizeOf(slug, '480') }
  const { durationInSeconds } = voice
  const shape = { width: frameWidth, height: frameHeight }
  writeIndex(indexFile, slug, { title, durationInSeconds, ...shape, bytes })
  writeIndex(boardsFile, slug, measured(board))
  console.log(slug, durationInSeconds, bytes)
}

type Voice = {
  spoken: readonly Pick<Spoken, 'startsAt' | 'lasts'>[]
  durationInSeconds: number
  /** What ffmpeg makes each size's sound of. */
  sounds: Record<Height, { file: string; options: readonly string[] }>
}

function newVoice(video: VideoScript, folder: string): Voice {
  const { spoken, durationInSeconds } = speak(video.steps, folder)
  const file = join(folder, 'sound.wav')
  mix(spoken, durationInSeconds, file)
  writeCaptions(video, spoken)
  const options = (rate: string) => ['-c:a', 'aac', '-b:a', rate]
  return {
    spoken,
    durationInSeconds,
    sounds: { '480': { file, options: options('22k') }, '240': { file, options: options('18k') } },
  }
}

/** The sound of the video that there is, untouched, with the times of its captions. */
function keptVoice(video: VideoScript, folder: string): Voice {
  const { slug } = video
  const known = readIndex()[slug]
  if (known === undefined) throw new Error(`${slug} was never spoken`)
  const spoken = spokenBefore(video)
  const kept = (height: Height) => {
    const file = join(folder, `${height}.m4a`)
    execFileSync('ffmpeg', ['-y', '-v', 'error', '-i', fileOf(slug, height), '-vn', '-c', 'copy', file])
    return { file, options: ['-c:a', 'copy'] }
  }
  const { durationInSeconds } = known
  return { spoken, durationInSeconds, sounds: { '480': kept('480'), '240': kept('240') } }
}

async function encode(
  slug: string,
  board: Board,
  { spoken, durationInSeconds, sounds }: Voice,
  folder: string,
): Promise<void> {
  const moments = spoken.map(
    (times): Moment => ({
      startsAt: times.startsAt,
      writesFor: Math.min(2.6, times.lasts * 0.8),
    }),
  )
  const outputOf = (height: Height, picture: string, sound: number) => [
    ...['-map', picture, '-map', `${sound}:a`, '-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation'],
    ...['-g', '100', '-crf', '31', ...sounds[height].options, '-movflags', '+faststart'],
    join(folder, `${height}.mp4`),
  ]
  const ffmpeg = spawn(
    'nice',
    [
      ...['-n', '10', 'ffmpeg', '-y', '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgba'],
      ...['-s', `${frameWidth}x${frameHeight}`, '-r', String(framesPerSecond), '-i', '-'],
      ...['-i', sounds['480'].file, '-i', sounds['240'].file],
      ...['-filter_complex', '[0:v]format=yuv420p,split[a][b];[b]scale=320:240[c]'],
      ...outputOf('480', '[a]', 1),
      ...outputOf('240', '[c]', 2),
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
  for (const height of ['480', '240'] as const)
    copyFileSync(join(folder, `${height}.mp4`), fileOf(slug, height))
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

function lastFrame(board: Board, page = board.pages.length - 1): Buffer {
  const moments = board.pageOf.map((own): Moment => ({ startsAt: own <= page ? 0 : 9, writesFor: 1 }))
  return raster(frame(board, moments, 2))
    .render()
    .asPng()
}

function fileOf(slug: string, height: Height): string {
  return join(target, `${slug}.${height}.mp4`)
}

function sizeOf(slug: string, height: Height): number {
  return statSync(fileOf(slug, height)).size
}

function readIndex(): VideoIndex {
  return readJson<VideoIndex>(indexFile)
}

// Both files are written by this program alone, in these very shapes.
function readJson<Index extends object>(file: string): Index {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function writeIndex(file: string, slug: string, entry: object): void {
  const index = { ...readJson<Record<string, object>>(file), [slug]: entry }
  const sorted = Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1))
  const space = file === boardsFile ? 0 : 2
  if (space > 0) writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, space)}\n`)
  else
    writeFileSync(
      file,
      `{\n${sorted.map(([name, one]) => `"${name}":${JSON.stringify(one)}`).join(',\n')}\n}\n`,
    )
}

function measured(board: Board): BoardIndex[string] {
  return {
    script: scriptHash(board.script),
    texts: writtenTexts(board).map(({ page, sizeInPx, left, top, right, bottom }) => [
      page,
      sizeInPx,
      ...[left, top, right, bottom].map(Math.round),
    ]),
  }
}
