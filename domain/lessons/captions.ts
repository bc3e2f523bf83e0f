import { escapeText } from '../escape-text.ts'
import { secondsOf, timeOf } from './times.ts'

/** A caption: start and end in seconds from the beginning; its lines are separated by `\n`. */
export type Cue = { start: number; end: number; text: string }

export const mostCues = 3000
export const mostCueLength = 300
/** A larger file is not a caption file. */
export const mostCaptionFileBytes = 1_000_000

/** The line of the file is counted from 1. */
export type CaptionProblem = { line: number; fault: 'no time' | 'ends before it begins' }

const moment = String.raw`(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${moment}\s+-->\s+${moment}(?:\s.*)?$`)
/** Blocks of WebVTT without captions. */
const silentBlock = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/

/**
 * The captions of a WebVTT or SubRip file in file order, without names, positions, notes and markup. An empty block is
 * omitted; one that cannot be parsed is reported by its line.
 */
export function readCaptions(file: string): { cues: Cue[]; problems: CaptionProblem[] } {
  const cues: Cue[] = []
  const problems: CaptionProblem[] = []
  let line = 1
  for (const block of file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/(\n{2,})/)) {
    const first = line
    line += block.split('\n').length - 1
    if (block.trim() === '' || silentBlock.test(block)) continue
    const lines = block.split('\n')
    const at = lines.findIndex((one) => one.includes('-->'))
    const times = timing.exec(lines[at] ?? '')
    const text = plainText(lines.slice(at + 1))
    if (times === null) problems.push({ line: first + Math.max(at, 0), fault: 'no time' })
    else if (text !== '') {
      const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))]
      if (end > start) cues.push({ start, end, text })
      else problems.push({ line: first + at, fault: 'ends before it begins' })
    }
  }
  return { cues, problems }
}

/** The text of a caption file in file order, each caption on one line. */
export function captionLines(file: string): string[] {
  return readCaptions(file).cues.map(({ text }) => text.replaceAll('\n', ' '))
}

/** Captions as a WebVTT file, sorted by start time. */
export function captionFile(cues: readonly Cue[]): string {
  const blocks = cues
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escapeText(text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function plainText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      // Excludes `<`: else each of many unclosed ones would scan the rest of the line.
      decoded(line.replace(/<[^<>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
}
