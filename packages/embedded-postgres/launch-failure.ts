/** A reason not to start that the person at the terminal can act on. The message is one whole sentence. */
export class LaunchFailure extends Error {
  override name = 'LaunchFailure'
}

const sentences: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `The disk is full: nothing more can be written to ${path}.`,
  // PostgreSQL's code for the same.
  53100: (path) => `The disk is full: nothing more can be written to ${path}.`,
  EDQUOT: (path) => `The disk quota is used up: nothing more can be written to ${path}.`,
  EACCES: (path) => `The folder ${path} cannot be used: permission denied.`,
  EPERM: (path) => `The folder ${path} cannot be used: permission denied.`,
  EROFS: (path) => `The folder ${path} cannot be used: it is on a read-only disk.`,
  ENOTDIR: (path) => `${path} cannot be used as a folder: a part of it is a file.`,
  EEXIST: (path) => `${path} cannot be used as a folder: it is a file.`,
}

/** The message for a file system error, or a full database, about `path`; null for other errors. */
export function sentenceAbout(error: unknown, path: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return sentences[code]?.(path) ?? null
}

/** Turns a file system error about `path` into a LaunchFailure; returns other errors unchanged. */
export function asLaunchFailure(error: unknown, path: string): unknown {
  const sentence = sentenceAbout(error, path)
  return sentence === null ? error : new LaunchFailure(sentence, { cause: error })
}

/** Turns what a PostgreSQL program printed before it failed into one sentence. */
export function explainOutput(output: string, folder: string, whatFailed: string): LaunchFailure {
  if (/No space left on device|Disk quota exceeded|File too large/i.test(output)) {
    return new LaunchFailure(`The disk is full: ${whatFailed.toLowerCase()} in ${folder}.`)
  }
  const lines = output.split('\n').map((line) => line.trim())
  const telling = lines.find((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.find(Boolean)
  const reason = telling?.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '')
  return new LaunchFailure(`${whatFailed} in ${folder}: ${reason ?? 'no reason was given'}.`)
}
