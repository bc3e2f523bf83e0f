/**
 * How many times a random test runs: the first-size number, times `FAULT_FACTOR` where a long run is
 * wanted (`FAULT_FACTOR=40 npx vitest run tests/faults`).
 */
export function runs(count: number): number {
  return Math.ceil(count * Number(process.env.FAULT_FACTOR ?? 1))
}
