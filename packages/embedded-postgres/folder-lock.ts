import { statSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { makeDataFolder } from './data-folder.ts'
import { asLaunchFailure, LaunchFailure } from './launch-failure.ts'
import type { Owner } from './owner.ts'

const answerWaitMs = 500

/**
 * Makes this process the only one of its owner on a data folder, and creates the folder if it is missing.
 *
 * @throws LaunchFailure when another process holds the folder, or when it cannot be created.
 */
export function lockDataFolder(dataDir: string, owner: Owner): Promise<() => Promise<void>> {
  return lockFolder(
    dataDir,
    owner,
    (process) =>
      `${owner.title} is already running on the data folder ${dataDir}${process}: stop it first, or set ${owner.settings.folder} to another folder.`,
  )
}

/**
 * Makes this process the only one on a folder, and creates the folder if it is missing. `refusal` is the message when
 * another process has it.
 *
 * The lock is a name in the kernel's abstract socket space, derived from the folder's device and inode. The kernel
 * releases it when the process ends for any reason, so there is no stale lock file and no reused process id to check.
 * A client that connects receives the id of the process that holds it.
 *
 * @throws LaunchFailure when another process holds the folder, or when it cannot be created.
 */
export async function lockFolder(
  folder: string,
  owner: Owner,
  refusal: (process: string) => string,
): Promise<() => Promise<void>> {
  const address = lockAddress(folder, owner)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(String(process.pid))
  })
  try {
    await listen(server, address)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    const holder = await askHolder(address)
    throw new LaunchFailure(refusal(holder ? ` (process ${holder})` : ''))
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function lockAddress(dataDir: string, { name }: Owner): string {
  try {
    makeDataFolder(dataDir)
    const { dev, ino } = statSync(dataDir)
    return `\0${name}-data-${dev}-${ino}`
  } catch (error) {
    throw asLaunchFailure(error, dataDir)
  }
}

function listen(server: Server, path: string): Promise<AddressInfo | string | null> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path }, () => resolve(server.address()))
  })
}

function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ path: address })
    socket.setTimeout(answerWaitMs, () => socket.destroy())
    socket.on('data', (part) => {
      answer += String(part)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(/^\d+$/.test(answer) ? answer : null))
  })
}
