import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { LaunchFailure } from './launch-failure.mjs'

/**
 * Runs programs one after another in this process group, with this process's terminal.
 *
 * A signal is passed on to the running program and this process waits for it: the program decides
 * how long a clean shutdown takes. A terminal sends Ctrl-C to the whole group and npm repeats it,
 * so a program must accept the same signal several times. After a signal no further program is run.
 *
 * @param {string} root the folder in which they run
 */
export function createSteps(root) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null
  /** @type {NodeJS.Signals | null} */
  let received = null
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      received = signal
      running?.kill(signal)
    })
  }

  return {
    /**
     * @param {string} program
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} environment
     * @returns {Promise<number>} its exit code, 128 and the signal's number when a signal ended it
     */
    run(program, args, environment) {
      if (received) throw new LaunchFailure('', exitCodeOf(received))
      return new Promise((resolve, reject) => {
        const child = spawn(program, args, { cwd: root, env: environment, stdio: 'inherit' })
        running = child
        child.on('error', (error) => {
          running = null
          reject(new LaunchFailure(`${program} cannot be run on this machine: ${error.message}.`))
        })
        child.on('exit', (code, signal) => {
          running = null
          resolve(signal ? exitCodeOf(signal) : (code ?? 1))
        })
      })
    },
    /** Whether a stop was requested. */
    wasInterrupted() {
      return received !== null
    },
  }
}

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
