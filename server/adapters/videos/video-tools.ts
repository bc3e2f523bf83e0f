import { execFile, spawn } from 'node:child_process'
import { chmod, copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../videos/tools/', import.meta.url))

/** Neither on the PATH nor installable: videos cannot be read. */
export class NoVideoTools extends Error {}

/** A program that ended with an error; `output` is what it printed. */
export class ToolRefused extends Error {
  readonly output: string

  constructor(tool: string, output: string) {
    super(`${tool} refused: ${output.slice(-400)}`)
    this.output = output
  }
}

type Tool = 'ffmpeg' | 'ffprobe'
/** How each tool is started: a program and the arguments before the tool's own. */
type Commands = Record<Tool, readonly [program: string, ...before: string[]]>

let foundCommands: Promise<Commands> | null = null

/**
 * Runs ffmpeg or ffprobe from the PATH, else the installed copies, and returns the output. Throws
 * `NoVideoTools`, or `ToolRefused` when it exits with an error or takes longer than `seconds`.
 */
export async function runVideoTool(tool: Tool, args: readonly string[], seconds: number): Promise<string> {
  const [program, ...before] = (await toolCommands())[tool]
  try {
    const options = { timeout: seconds * 1000, maxBuffer: 16 * 1024 * 1024, killSignal: 'SIGKILL' } as const
    const { stdout } = await run(program, [...before, ...args], options)
    return stdout
  } catch (error) {
    const { stderr = '', code } = error as { stderr?: string; code?: unknown }
    if (code === 'ENOENT') foundCommands = null
    if (code === 'ENOENT' || code === 'EACCES') throw new NoVideoTools(`${program} cannot be run`)
    if (/No space left on device/.test(stderr)) throw Object.assign(new Error(stderr), { code: 'ENOSPC' })
    throw new ToolRefused(tool, stderr)
  }
}

/**
 * Runs a program at the lowest CPU priority and ends it with this process, however that ends: its
 * pipe to us then closes, and its guard notices.
 */
const guarded = [
  'exec 3<&0',
  'nice -n 10 "$@" </dev/null 3<&- &',
  'tool=$!',
  '(read -r _ <&3; kill -9 $tool) >/dev/null 2>&1 &',
  'guard=$!',
  'exec 3<&-',
  'wait $tool',
  'code=$?',
  'kill $guard 2>/dev/null',
  'exit $code',
].join('\n')

/** A shell's exit code for a program that was ended by a signal. */
const endedBySignal = 128

type LongRun = {
  args: readonly string[]
  /** Called for each line that ffmpeg writes to its standard output. */
  onLine(line: string): void
  /** Aborts the run; its output stays. */
  stopping: AbortSignal
  /** Seconds without output after which the run is ended. */
  silentSeconds: number
}

/**
 * Runs ffmpeg for as long as it takes. Throws `NoVideoTools`; `ToolRefused` when it exits with an error or stalls; the
 * abort reason of `stopping`; and an `Error` when it was killed by something else.
 */
export async function runFfmpegAtLength({ args, onLine, stopping, silentSeconds }: LongRun): Promise<void> {
  const { ffmpeg } = await toolCommands()
  stopping.throwIfAborted()
  const child = spawn('/bin/sh', ['-c', guarded, 'sh', ...ffmpeg, ...args], { stdio: 'pipe' })
  child.stdin.on('error', () => undefined)
  let output = ''
  child.stderr.on('data', (part) => {
    output = (output + String(part)).slice(-4000)
  })
  let isSilent = false
  const end = () => child.stdin.destroy()
  const fallSilent = () => {
    isSilent = true
    end()
  }
  let silence = setTimeout(fallSilent, silentSeconds * 1000)
  createInterface({ input: child.stdout }).on('line', (line) => {
    clearTimeout(silence)
    silence = setTimeout(fallSilent, silentSeconds * 1000)
    onLine(line)
  })
  stopping.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code === 0) return
    stopping.throwIfAborted()
    if (/No space left on device/.test(output)) throw Object.assign(new Error(output), { code: 'ENOSPC' })
    if (isSilent) throw new ToolRefused('ffmpeg', `silent for ${silentSeconds} s. ${output}`)
    if (code === null || code > endedBySignal) throw new Error(`ffmpeg was ended: ${code}. ${output}`)
    throw new ToolRefused('ffmpeg', output)
  } finally {
    clearTimeout(silence)
    stopping.removeEventListener('abort', end)
    child.stdin.destroy()
  }
}

function toolCommands(): Promise<Commands> {
  foundCommands ??= findTools().catch((error: unknown) => {
    foundCommands = null
    throw error
  })
  return foundCommands
}

async function findTools(): Promise<Commands> {
  const onPath = { ffmpeg: ['ffmpeg'], ffprobe: ['ffprobe'] } as const
  if (await areRunning(onPath)) return onPath
  const beside = await commandsBeside().catch(() => null)
  if (beside !== null && (await areRunning(beside))) return beside
  try {
    await install()
    const installed = await commandsBeside()
    if (await areRunning(installed)) return installed
  } catch (error) {
    throw new NoVideoTools('ffmpeg and ffprobe could not be installed', { cause: error })
  }
  throw new NoVideoTools('ffmpeg and ffprobe were installed and do not run')
}

/**
 * Installs to a temporary folder and moves the complete result into place: concurrent installs, as
 * by the product and its worker, do not disturb each other.
 */
async function install(): Promise<void> {
  const draft = await mkdtemp(join(folder, '.draft-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      await copyFile(join(folder, name), join(draft, name))
    await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: draft, timeout: 300_000 })
    const [made, place] = [join(draft, 'node_modules'), join(folder, 'node_modules')]
    await rename(made, place).catch(async () => {
      if (await commandsBeside().then(areRunning, () => false)) return
      await rename(place, join(draft, 'broken')).catch(() => undefined)
      await rename(made, place)
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function commandsBeside(): Promise<Commands> {
  const require = createRequire(`${folder}package.json`)
  const commandOf = async (name: string): Promise<Commands[Tool]> => {
    const path: unknown = require(name).path
    if (typeof path !== 'string') throw new Error(`${name} names no program`)
    // Their install scripts, which do not run here, would have done it.
    await chmod(path, 0o755)
    // These programs contain their own libc: loading the machine's, to resolve names in a video, crashes them.
    return ['/usr/bin/env', `GCONV_PATH=${folder}`, path]
  }
  return {
    ffmpeg: await commandOf('@ffmpeg-installer/ffmpeg'),
    ffprobe: await commandOf('@ffprobe-installer/ffprobe'),
  }
}

async function areRunning(commands: Commands): Promise<boolean> {
  return Promise.all(
    Object.values(commands).map(([program, ...before]) =>
      run(program, [...before, '-version'], { timeout: 20_000 }),
    ),
  ).then(
    () => true,
    () => false,
  )
}
