import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { LaunchFailure } from './launch-failure.mjs'
import { lacksPinnedNode } from './runtime.mjs'

/**
 * Installs node_modules from the lock file. The lock file's hash is stored in node_modules, and
 * only after a complete installation.
 *
 * @param {string} root
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 */
export async function installPackages(root, steps) {
  const stamp = join(root, 'node_modules/.stepmark-lock')
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!isInstalledByHand(root)) {
    console.log('Installing packages…')
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await steps.run('npm', args, environmentForNpm(root))
    if (steps.wasInterrupted()) throw new LaunchFailure('', code || 130)
    if (code !== 0)
      throw new LaunchFailure('The packages could not be installed: npm gives the reason above.', code)
  }
  removeHeaders(root)
  writeFileSync(stamp, hash)
}

/**
 * Whether the developer has already run npm for this lock file: npm records what it installed in
 * node_modules when it finishes.
 *
 * @param {string} root
 */
function isInstalledByHand(root) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record) || lacksPinnedNode(root)) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(record)
  const isWhole = Object.entries(wanted).every(([path, { version, optional }]) =>
    path === '' || installed[path] ? path === '' || installed[path]?.version === version : optional === true,
  )
  return isWhole && Object.keys(installed).every((path) => path in wanted)
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
}

/**
 * npm must not run on the Node inside the node_modules that it is about to remove.
 *
 * @param {string} root
 */
function environmentForNpm(root) {
  const inside = join(root, 'node_modules') + sep
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !`${folder}${sep}`.startsWith(inside))
  return { ...process.env, PATH: folders.join(delimiter) }
}

/**
 * The headers of Node, 67 MB, are only needed to compile native modules, which nobody does here.
 *
 * @param {string} root
 */
function removeHeaders(root) {
  const modules = join(root, 'node_modules')
  for (const name of readdirSync(modules).filter((entry) => entry.startsWith('node-linux-'))) {
    rmSync(join(modules, name, 'include'), { recursive: true, force: true })
  }
}
