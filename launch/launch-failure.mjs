/** A reason to stop: one sentence for the terminal (empty when the user asked to stop), and the exit code. */
export class LaunchFailure extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
