import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { LaunchFailure } from './launch-failure.mjs'

const neededMajor = 24

/**
 * The Node that runs everything except the launcher: the one npm installed from the lock file, else
 * this process's own if it is new enough.
 *
 * @param {string} root
 * @returns {{ node: string, environment: NodeJS.ProcessEnv }} the environment finds the same Node as `node`
 */
export function findRuntime(root) {
  const folder = join(root, pinnedFolder(), 'bin')
  const pinned = join(folder, 'node')
  if (existsSync(pinned)) {
    return {
      node: pinned,
      environment: { ...process.env, PATH: [folder, process.env.PATH ?? ''].join(delimiter) },
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= neededMajor)
    return { node: process.execPath, environment: process.env }
  throw new LaunchFailure(
    `Stepmark runs on Node ${neededMajor}, which npm has no package of for this machine (${process.platform} ${process.arch}): install Node ${neededMajor} and try again.`,
  )
}

/**
 * Whether the lock file has a Node for this machine that is not installed.
 *
 * @param {string} root
 */
export function lacksPinnedNode(root) {
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return pinnedFolder() in packages && !existsSync(join(root, pinnedFolder(), 'bin/node'))
}

function pinnedFolder() {
  return `node_modules/node-${process.platform}-${process.arch}`
}
