import { hash } from 'node:crypto'

const lineEnd = 10

/**
 * Counts the rows of a table as COPY writes them, one a line, and adds up their SHA-256. The sum does not depend on the
 * order of the rows, which no server guarantees.
 */
export class RowSum {
  rows = 0
  readonly #lanes = new Uint32Array(8)
  #begun: Uint8Array[] = []

  add(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, from)) {
      this.#count(chunk.subarray(from, end))
      from = end + 1
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from))
  }

  /** The sum as text. */
  sum(): string {
    return Buffer.from(this.#lanes.buffer).toString('hex')
  }

  #count(rest: Buffer): void {
    const row = this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest])
    this.#begun = []
    const digest = hash('sha256', row, 'buffer')
    // Each lane separately, without carry: overflow is dropped.
    this.#lanes.forEach((lane, index) => {
      this.#lanes[index] = lane + digest.readUInt32LE(4 * index)
    })
    this.rows += 1
  }
}
