import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { VideoStep } from '../video-script.ts'

/** One step read aloud: its WAV file and exact times in the video, in seconds. */
export type Spoken = { file: string; startsAt: number; lasts: number }

const firstWordAt = 0.5
export const pause = 0.55
const lastLook = 1.2

/** Reads the steps aloud into `folder`; the video's length is whole seconds. */
export function speak(
  steps: readonly VideoStep[],
  folder: string,
): { spoken: Spoken[]; durationInSeconds: number } {
  let clock = firstWordAt
  const spoken = steps.map((step, index) => {
    const file = join(folder, `${index}.wav`)
    execFileSync('espeak-ng', ['-v', 'en-gb-x-rp', '-s', '155', '-p', '38', '-g', '1', '-w', file, step.say])
    const lasts = Number(
      run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]),
    )
    const startsAt = clock
    clock += lasts + pause
    return { file, startsAt, lasts }
  })
  return { spoken, durationInSeconds: Math.ceil(clock - pause + lastLook) }
}

/** Joins the read steps into one sound file of the video's length. */
export function mix(spoken: readonly Spoken[], durationInSeconds: number, target: string): void {
  const inputs = spoken.flatMap((step) => ['-i', step.file])
  const delays = spoken.map(
    (step, index) => `[${index}]adelay=${Math.round(step.startsAt * 1000)}:all=1[a${index}]`,
  )
  const names = spoken.map((_, index) => `[a${index}]`).join('')
  const graph = `${delays.join(';')};${names}amix=inputs=${spoken.length}:normalize=0,highpass=f=90,acompressor,apad=whole_dur=${durationInSeconds}[o]`
  run('ffmpeg', [
    '-y',
    '-v',
    'error',
    ...inputs,
    '-filter_complex',
    graph,
    '-map',
    '[o]',
    '-ar',
    '16000',
    '-ac',
    '1',
    target,
  ])
}

function run(command: string, options: string[]): string {
  return execFileSync(command, options, { encoding: 'utf8' }).trim()
}
