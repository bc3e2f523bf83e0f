import { LaunchFailure } from './launch-failure.mjs'
import { installPackages } from './packages.mjs'
import { buildPages } from './pages.mjs'
import { findRuntime } from './runtime.mjs'
import { createSteps } from './steps.mjs'

/**
 * Sets up what a command needs, runs its steps and returns the exit code.
 *
 * @param {{
 *   root: string,
 *   commands: Record<string, { needsPages: boolean, steps: string[][], environment?: Record<string, string> }>,
 *   name: string,
 *   rest: string[],
 * }} request `rest` goes to the last step.
 * @returns {Promise<number>}
 */
export async function runCommand({ root, commands, name, rest }) {
  const steps = createSteps(root)
  try {
    const command = commands[name]
    if (!command)
      throw new LaunchFailure(`There is no command ${name}: choose ${Object.keys(commands).join(', ')}.`)
    await installPackages(root, steps)
    const runtime = findRuntime(root)
    if (command.needsPages) await buildPages(root, steps, runtime)
    for (const [index, step] of command.steps.entries()) {
      const extra = index === command.steps.length - 1 ? rest : []
      const environment = { ...command.environment, ...runtime.environment }
      const code = await steps.run(runtime.node, [...step, ...extra], environment)
      if (code !== 0) return code
    }
    return 0
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error
    if (error.message) console.error(error.message)
    return error.exitCode
  }
}
