import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { asLaunchFailure, explainOutput } from './launch-failure.ts'
import { clearDraft } from './leftovers.ts'
import type { Place } from './place.ts'
import { runProgram } from './program.ts'
import type { Software } from './software.ts'

/**
 * The C library's definition of a letter. By `C` those are only A to Z, so the trigrams of a Hindi text are empty and
 * no search finds it. glibc includes `C.UTF-8`, even where no locale is installed.
 */
export const characterTypes = 'C.UTF-8'

const draftPrefix = 'cluster-draft.'

/**
 * Creates the data directory if there is none. It is created under another name and renamed once complete, so that a
 * killed start leaves nothing that looks like a database.
 *
 * There is no authentication: the server listens only on a socket inside a folder of mode 0700. Text compares by code
 * point on every machine, whatever locales are installed; which characters are letters comes from the C library, or is
 * ASCII only where it lacks the locale.
 *
 * @throws LaunchFailure when it cannot be created.
 */
export async function createCluster(
  place: Place,
  software: Software,
  progress: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (existsSync(place.cluster)) return
  progress('Making the database for the first time…')
  for (const name of readdirSync(place.home).filter((entry) => entry.startsWith(draftPrefix))) {
    await clearDraft(join(place.home, name))
  }
  const draft = makeDraft(place)
  const args = ['--pgdata', draft, '--username', place.owner.name, '--encoding', 'UTF8', '--locale', 'C']
  args.push('--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8')
  args.push('--auth-local', 'trust', '--auth-host', 'reject')
  const run = (...more: string[]) =>
    runProgram(place.account, software.initdb, [...args, ...more], { signal, folder: draft })
  const first = await run('--lc-ctype', characterTypes)
  const { code, output } = /invalid locale name/.test(first.output) ? await run() : first
  if (code === 0) {
    renameSync(draft, place.cluster)
    return
  }
  rmSync(draft, { recursive: true, force: true })
  signal?.throwIfAborted()
  throw explainOutput(output, place.home, 'The database could not be made')
}

function makeDraft({ home, account }: Place): string {
  try {
    const draft = mkdtempSync(join(home, draftPrefix))
    if (account) chownSync(draft, account.uid, account.gid)
    return draft
  } catch (error) {
    throw asLaunchFailure(error, home)
  }
}
