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
  '/usr/bin/google-chrome',
]
const folder = fileURLToPath(new URL('./chromium/', import.meta.url))
const unpacked = `${folder}node_modules/.unpacked`
const program = `${unpacked}/chromium`

/**
 * A real Chromium: the machine's, else the one that npm ships, which is installed and unpacked beside
 * this file when it is first needed. That must not happen in two processes at once.
 */
export async function browserPath(): Promise<string> {
  const found = [process.env['CHROMIUM_PATH'], ...machineBrowsers].find((path) => path && existsSync(path))
  return found ?? shippedBrowser()
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
