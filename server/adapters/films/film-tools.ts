import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('./tools/', import.meta.url))

/** Neither on the PATH nor to be installed: nothing can be said of a film. */
export class NoFilmTools extends Error {}

/** A program that ran and was not content; `said` is what it wrote. */
export class ToolRefused extends Error {
  readonly said: string

  constructor(tool: string, said: string) {
    super(`${tool} refused: ${said.slice(-400)}`)
    this.said = said
  }
}

type Tool = 'ffmpeg' | 'ffprobe'
type Paths = Record<Tool, string>

let found: Promise<Paths> | null = null

/**
 * Runs ffmpeg or ffprobe of the PATH, else those installed beside this file, and returns what it
 * wrote. Throws `NoFilmTools`, or `ToolRefused` when it leaves with an error or takes longer than
 * `seconds`.
 */
export async function runFilmTool(tool: Tool, args: readonly string[], seconds: number): Promise<string> {
  found ??= findTools()
  const paths = await found.catch((error: unknown) => {
    found = null
    throw error
  })
  try {
    const options = { timeout: seconds * 1000, maxBuffer: 16 * 1024 * 1024, killSignal: 'SIGKILL' } as const
    const { stdout } = await run(paths[tool], [...args], options)
    return stdout
  } catch (error) {
    const { stderr = '', code } = error as { stderr?: string; code?: unknown }
    if (code === 'ENOENT') found = null
    if (code === 'ENOENT' || code === 'EACCES') throw new NoFilmTools(`${paths[tool]} cannot be run`)
    if (/No space left on device/.test(stderr)) throw Object.assign(new Error(stderr), { code: 'ENOSPC' })
    throw new ToolRefused(tool, stderr)
  }
}

async function findTools(): Promise<Paths> {
  const onPath = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }
  if (await areRunning(onPath)) return onPath
  const beside = await pathsBeside().catch(() => null)
  if (beside !== null && (await areRunning(beside))) return beside
  try {
    await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: folder, timeout: 300_000 })
    const installed = await pathsBeside()
    if (await areRunning(installed)) return installed
  } catch (error) {
    throw new NoFilmTools('ffmpeg and ffprobe could not be installed', { cause: error })
  }
  throw new NoFilmTools('ffmpeg and ffprobe were installed and do not run')
}

async function pathsBeside(): Promise<Paths> {
  const require = createRequire(`${folder}package.json`)
  const pathOf = async (name: string): Promise<string> => {
    const path: unknown = require(name).path
    if (typeof path !== 'string') throw new Error(`${name} names no program`)
    // Their install scripts, which do not run here, would have done it.
    await chmod(path, 0o755)
    return path
  }
  return {
    ffmpeg: await pathOf('@ffmpeg-installer/ffmpeg'),
    ffprobe: await pathOf('@ffprobe-installer/ffprobe'),
  }
}

async function areRunning(paths: Paths): Promise<boolean> {
  return Promise.all(Object.values(paths).map((path) => run(path, ['-version'], { timeout: 20_000 }))).then(
    () => true,
    () => false,
  )
}
