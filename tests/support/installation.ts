import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { readFolderId } from '../../packages/embedded-postgres/place.ts'
import { openFolder } from './folders.ts'
import { startProductProcess } from './product-process.ts'

const run = promisify(execFile)

/**
 * Makes the data folder of a product with the demo content, and leaves it at rest: a start on a copy of it
 * takes seconds, where the first one takes half a minute. Null where the database is outside the folder.
 */
export async function makeInstallation(): Promise<string | null> {
  const folder = await openFolder('installation')
  const product = await startProductProcess({ dataDir: folder })
  await product.stop()
  if (readFolderId(folder) === null) return folder
  await rm(folder, { recursive: true, force: true })
  return null
}

/** A copy of an installation, in which every file keeps its owner. */
export async function copyInstallation(installation: string): Promise<string> {
  const folder = await openFolder('product')
  await run('cp', ['-a', `${installation}/.`, folder])
  return folder
}
