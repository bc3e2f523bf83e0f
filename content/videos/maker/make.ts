/** Makes films: `node maker/make.ts [--posters folder] [slug...]`; without slugs, those that are missing. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allFilms } from '../all-films.ts'
import type { FilmIndex } from '../film-index.ts'
import type { FilmScript } from '../film-script.ts'
import { type Board, frame, frameHeight, frameWidth, layOut, type Moment } from './board.ts'
import { raster } from './fonts.ts'
import { captions, mix, type Spoken, speak } from './voice.ts'

const target = join(import.meta.dirname, '../files')
const indexFile = join(target, 'films.json')
const framesPerSecond = 10
const largestPosterInBytes = 35_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { posters: { type: 'string' } },
})
const wanted = allFilms.filter((film) => positionals.length === 0 || positionals.includes(film.slug))

if (values.posters !== undefined) for (const film of wanted) writePoster(film, values.posters)
else for (const film of wanted) await makeIfNeeded(film)

function writePoster(film: FilmScript, folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(join(folder, `${film.slug}.png`), lastFrame(layOut(film)))
  } catch (problem) {
    console.error(`${film.slug}: ${problem instanceof Error ? problem.message : String(problem)}`)
    process.exitCode = 1
  }
}

async function makeIfNeeded(film: FilmScript): Promise<void> {
  if (positionals.length === 0 && readIndex()[film.slug] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    await make(film, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function make(film: FilmScript, folder: string): Promise<void> {
  const board = layOut(film)
  const { spoken, durationInSeconds } = speak(film.steps, folder)
  const sound = join(folder, 'sound.wav')
  mix(spoken, durationInSeconds, sound)
  await encode(film.slug, board, spoken, durationInSeconds, sound)
  writeFileSync(join(target, `${film.slug}.en.vtt`), captions(film.steps, spoken))
  posterFile(film.slug, board, folder)
  const bytes = { '240': sizeOf(film.slug, '240'), '480': sizeOf(film.slug, '480') }
  const index = { ...readIndex(), [film.slug]: { title: film.title, durationInSeconds, bytes } }
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(indexFile, `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(film.slug, durationInSeconds, bytes)
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

function readIndex(): FilmIndex {
  if (!existsSync(indexFile)) return {}
  // Written by this program alone, in this very shape.
  return JSON.parse(readFileSync(indexFile, 'utf8')) as FilmIndex
}
