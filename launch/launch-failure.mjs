/** A reason to stop: one sentence for the person at the terminal (or none, when it was their wish), and the exit code. */
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
