/**
 * A reason not to start that the person at the terminal can act on. The message is one whole
 * sentence; it is printed alone, without a stack.
 */
export class StartFailure extends Error {
  override name = 'StartFailure'
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

/** Turns an error of the file system, or of a database without room, about `path` into a StartFailure; other errors come back as they are. */
export function asStartFailure(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof StartFailure) return error
  const code = 'code' in error ? String(error.code) : ''
  const sentence = sentences[code]
  return sentence ? new StartFailure(sentence(path), { cause: error }) : error
}
