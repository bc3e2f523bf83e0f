import { readFileSync } from 'node:fs'
import { LaunchFailure } from './launch-failure.ts'
import type { Owner } from './owner.ts'
import { type Account, runProgram, succeedsAs } from './program.ts'

/** A system user that may run the database when this process runs as root. */
export type AccountCandidate = { name: string; create: boolean }

export function accountCandidates({ name }: Owner): readonly AccountCandidate[] {
  return [
    { name: 'postgres', create: false },
    { name, create: true },
    { name: 'nobody', create: false },
  ]
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The unprivileged user for PostgreSQL, which refuses root: the first candidate that exists or can be created, and that
 * this process can switch to.
 */
export async function chooseAccount(
  { title, settings }: Owner,
  candidates: readonly AccountCandidate[],
): Promise<Account> {
  if (!isRoot()) return null
  for (const candidate of candidates) {
    const account = findAccount(candidate.name) ?? (await createAccount(candidate))
    if (account && (await succeedsAs(account, 'exit 0'))) return account
  }
  throw new LaunchFailure(
    `PostgreSQL refuses to run as root and no other system user can be used here: start ${title} as an ordinary user, or set ${settings.url}.`,
  )
}

function findAccount(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid || Number(uid) === 0) return null
  return { name, uid: Number(uid), gid: Number(gid) }
}

async function createAccount({ name, create }: AccountCandidate): Promise<Account> {
  if (!create) return null
  const ways = [
    // The shadow tools of most distributions, then BusyBox.
    'PATH=$PATH:/usr/sbin:/sbin; useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$1"',
    'PATH=$PATH:/usr/sbin:/sbin; adduser -S -D -H -h /nonexistent -s /sbin/nologin "$1"',
  ]
  for (const way of ways) {
    await runProgram(null, '/bin/sh', ['-c', way, 'sh', name])
    const account = findAccount(name)
    if (account) return account
  }
  return null
}
