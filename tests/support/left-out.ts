/** Whether tests are left out here; if so, it is said why. */
export function isLeftOut(condition: boolean, reason: string): boolean {
  if (condition) process.stderr.write(`SKIPPED: ${reason}\n`)
  return condition
}
