import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const machineBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const folder = fileURLToPath(new URL('./chromium/', import.meta.url))
const unpacked = `${folder}node_modules/.unpacked`
const program = `${unpacked}/chromium`

/**
 * The headless Chromium from npm, the same version everywhere: a page in its own context takes a third of the
 * processor time of an installed full browser. It is installed and unpacked next to this file when first needed, which
 * must not happen in two processes at once. It is shipped only for Linux on x64: elsewhere the machine's browser is
 * used. `CHROMIUM_PATH` names another.
 */
export async function browserPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) return named
  if (process.platform === 'linux' && process.arch === 'x64') return shippedBrowser()
  const found = machineBrowsers.find((path) => existsSync(path))
  if (found === undefined) throw new Error('CHROMIUM_PATH has to name a Chromium or Chrome')
  return found
}

async function shippedBrowser(): Promise<string> {
  if (existsSync(program)) return program
  console.log('Installing a browser for the tests…')
  await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: folder })
  // Among the machine's temporary files it would be one user's alone, and half a file after a kill.
  const draft = await mkdtemp(`${folder}node_modules/.unpacking-`)
  await run(process.execPath, ['unpack.mjs'], { cwd: folder, env: { ...process.env, TMPDIR: draft } })
  await rename(draft, unpacked)
  return program
}
