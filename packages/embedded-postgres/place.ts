import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type AccountCandidate, accountCandidates, chooseAccount, isRoot } from './account.ts'
import { asLaunchFailure, LaunchFailure } from './launch-failure.ts'
import type { Owner } from './owner.ts'
import { type Account, succeedsAs } from './program.ts'

/**
 * Where the database is: `home` is only ours and contains the cluster, and the programs when they had to be copied;
 * `cluster` is PostgreSQL's data directory, owned by `account`.
 */
export type Place = { owner: Owner; home: string; cluster: string; account: Account }

/** The folders that may hold the database of a data folder, in order of preference. */
export function possibleHomes(dataDir: string, owner: Owner): string[] {
  const id = readFolderId(dataDir)
  return [join(dataDir, 'postgres'), ...(id ? homesElsewhere(id, owner) : [])]
}

export function folderIdFile(dataDir: string): string {
  return join(dataDir, 'postgres-id')
}

export function clusterIn(home: string): string {
  return join(home, 'cluster')
}

/**
 * Finds the database of a data folder, or a place for a new one. When this process is root, the database runs as
 * another user, who may be unable to enter the data folder (a home of mode 0700): then it is stored elsewhere, under
 * the id kept in the data folder. Permissions of existing folders are not changed.
 *
 * @throws LaunchFailure when nothing can be used.
 */
export async function choosePlace(
  dataDir: string,
  owner: Owner,
  candidates: readonly AccountCandidate[] = accountCandidates(owner),
): Promise<Place> {
  const found = possibleHomes(dataDir, owner).find((home) => existsSync(clusterIn(home)))
  if (found) return openPlace(found, owner)
  const account = await chooseAccount(owner, candidates)
  const inside = join(dataDir, 'postgres')
  if (await prepareHome(inside, account)) {
    return { owner, home: inside, cluster: clusterIn(inside), account }
  }
  const id = folderId(dataDir)
  for (const home of homesElsewhere(id, owner)) {
    if (!(await prepareHomeElsewhere(home, dataDir, account))) continue
    return { owner, home, cluster: clusterIn(home), account }
  }
  throw new LaunchFailure(
    `The system user ${account?.name} can use neither ${dataDir} nor /var/lib nor /var/tmp for the database: set ${owner.settings.folder} to a folder that it can enter, or set ${owner.settings.url}.`,
  )
}

/** A random name for a data folder, created once and kept in it. */
export function folderId(dataDir: string): string {
  const known = readFolderId(dataDir)
  if (known) return known
  const id = randomBytes(6).toString('hex')
  const draft = join(dataDir, `postgres-id.${id}`)
  try {
    writeFileSync(draft, `${id}\n`, { mode: 0o644 })
    linkSync(draft, folderIdFile(dataDir))
    return id
  } catch (error) {
    throw asLaunchFailure(error, dataDir)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The id that `folderId` gave the data folder, or null. */
export function readFolderId(dataDir: string): string | null {
  const path = folderIdFile(dataDir)
  if (!existsSync(path)) return null
  const id = readFileSync(path, 'utf8').trim()
  if (/^[0-9a-f]{12}$/.test(id)) return id
  throw new LaunchFailure(`The file ${path} is damaged: it holds the name of the database folder.`)
}

function homesElsewhere(id: string, { name }: Owner): string[] {
  return [`/var/lib/${name}/${id}`, `/var/tmp/${name}-${id}`]
}

async function openPlace(home: string, owner: Owner): Promise<Place> {
  const cluster = clusterIn(home)
  const { uid, gid } = statSync(cluster)
  if (!isRoot()) {
    if (uid === process.getuid?.()) return { owner, home, cluster, account: null }
    throw new LaunchFailure(
      `The database in ${home} belongs to another user (uid ${uid}): start ${owner.title} as the user that made it, or set ${owner.settings.folder} to another folder.`,
    )
  }
  if (uid === 0) {
    throw new LaunchFailure(
      `The database in ${cluster} belongs to root, and PostgreSQL refuses root: give that folder to the user postgres or nobody.`,
    )
  }
  const account = { name: `uid ${uid}`, uid, gid }
  if (await canEnter(account, cluster)) return { owner, home, cluster, account }
  throw new LaunchFailure(
    `The owner of the database in ${cluster} (uid ${uid}) can no longer enter that folder: a folder above it has been closed.`,
  )
}

/** Creates a home and returns whether the account can use it; a new one that cannot be used is removed. */
async function prepareHome(home: string, account: Account): Promise<boolean> {
  const isNew = !existsSync(home)
  const trial = join(home, 'trial')
  try {
    mkdirSync(home, { recursive: true })
    // The account passes through this folder to the cluster, regardless of the umask.
    if (isNew) chmodSync(home, account ? 0o711 : 0o700)
    mkdirSync(trial, { recursive: true })
    if (account) chownSync(trial, account.uid, account.gid)
    const usable = await succeedsAs(account, 'cd "$1" && touch written && rm written', trial)
    rmSync(trial, { recursive: true })
    if (!usable && isNew) rmdirSync(home)
    if (!usable && !account) throw new LaunchFailure(`Nothing can be written to the folder ${home}.`)
    return usable
  } catch (error) {
    // Some file systems do not let root give a folder to another user: then use another place.
    if (account && isRefusal(error)) return false
    throw asLaunchFailure(error, home)
  }
}

function isRefusal(error: unknown): boolean {
  const refusals = ['EACCES', 'EPERM', 'EROFS', 'EINVAL', 'ENOTSUP']
  return error instanceof Error && 'code' in error && refusals.includes(String(error.code))
}

async function prepareHomeElsewhere(home: string, dataDir: string, account: Account): Promise<boolean> {
  try {
    const parent = dirname(home)
    if (!existsSync(parent)) {
      mkdirSync(parent)
      chmodSync(parent, 0o755)
    }
    // A folder that another user created under a guessed name is not ours.
    if (existsSync(home) && lstatSync(home).uid !== 0) return false
    if (!(await prepareHome(home, account))) return false
    writeFileSync(join(home, 'made-for'), `${dataDir}\n`)
    return true
  } catch {
    return false
  }
}

function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeedsAs(account, 'cd "$1"', folder)
}
