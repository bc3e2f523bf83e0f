import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchFailure } from './launch-failure.mjs'

const sources = [
  'web',
  'domain',
  'packages',
  'vite.config.ts',
  'vite.admin.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the pages unless they were built from the same sources. The sources' hash is written only
 * after a complete build, so an interrupted one is repeated.
 *
 * @param {string} root
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 * @param {ReturnType<typeof import('./runtime.mjs').findRuntime>} runtime
 */
export async function buildPages(root, steps, { node, environment }) {
  const stamp = join(root, 'build/.stamp')
  const hash = hashSources(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  console.log('Building pages…')
  forgetEarlierBuilds(join(root, 'build/server'))
  const settings = { ...environment, NODE_ENV: 'production' }
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  for (const build of [vite, [...vite, '--config', 'vite.admin.config.ts']]) {
    const code = await steps.run(node, build, settings)
    if (steps.wasInterrupted()) throw new LaunchFailure('', code || 130)
    if (code !== 0) throw new LaunchFailure('The pages could not be built: the reason stands above.', code)
  }
  writeFileSync(stamp, hash)
}

/** Longer than a build takes to write its files. */
const writingMs = 5 * 60_000

/**
 * Removes builds older than the last one. A running server still loads chunks of the last build on
 * demand, so a new build is written next to it; file names contain content hashes.
 *
 * @param {string} folder
 */
export function forgetEarlierBuilds(folder) {
  const last = statSync(join(folder, 'server.js'), { throwIfNoEntry: false })
  const assets = join(folder, 'assets')
  if (!last || !existsSync(assets)) return
  for (const name of readdirSync(assets)) {
    const path = join(assets, name)
    if (statSync(path).mtimeMs < last.mtimeMs - writingMs) rmSync(path)
  }
}

/**
 * A hash of the sources of the pages.
 *
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} the files at or below the path, in a stable order
 */
function listFiles(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found || isGenerated(path)) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}

/**
 * Files that the build itself generates among the sources.
 *
 * @param {string} path
 */
function isGenerated(path) {
  if (path === 'domain/messages/compiled') return true
  if (path.startsWith('domain/messages/project.inlang/')) return !path.endsWith('/settings.json')
  return path.endsWith('.gen.ts') || path.endsWith('.test.ts')
}
