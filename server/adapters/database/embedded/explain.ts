import { StartFailure } from '../start-failure.ts'

/** Turns what a PostgreSQL program printed before it failed into one sentence. */
export function explainOutput(output: string, folder: string, whatFailed: string): StartFailure {
  if (/No space left on device|Disk quota exceeded|File too large/i.test(output)) {
    return new StartFailure(`The disk is full: ${whatFailed.toLowerCase()} in ${folder}.`)
  }
  const lines = output.split('\n').map((line) => line.trim())
  const telling = lines.find((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.find(Boolean)
  const reason = telling?.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '')
  return new StartFailure(`${whatFailed} in ${folder}: ${reason ?? 'no reason was given'}.`)
}
