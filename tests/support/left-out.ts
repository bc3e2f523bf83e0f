/** Whether tests are skipped here; if so, the reason is printed. */
export function isLeftOut(condition: boolean, reason: string): boolean {
  if (condition) process.stderr.write(`SKIPPED: ${reason}\n`)
  return condition
}
