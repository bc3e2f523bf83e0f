import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder that the user may enter who carries the database when root runs the tests: the database
 * is then inside, and is deleted with the folder.
 */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `stepmark-${name}-`))
  await chmod(folder, 0o755)
  return folder
}
