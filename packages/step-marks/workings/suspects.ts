import { toPlainText } from '../expression/plain-text.ts'
import type { Expression } from '../expression/tree.ts'
import type { Slip, SlipCode } from './problem.ts'

/** The kinds of slip that explain a line, each with the term in which it may be. */
export class Suspects {
  readonly #found = new Map<SlipCode, Expression | undefined>()

  add(code: SlipCode, part?: Expression): void {
    if (!this.#found.has(code)) this.#found.set(code, part)
  }

  drop(code: SlipCode): void {
    this.#found.delete(code)
  }

  has(code: SlipCode): boolean {
    return this.#found.has(code)
  }

  get isEmpty(): boolean {
    return this.#found.size === 0
  }

  /** The likeliest; a guess where several kinds of slip lead to the same line. */
  likeliest(otherwise: SlipCode): Slip {
    const code = byLikelihood.find((one) => this.#found.has(one))
    if (code === undefined) return { code: otherwise, isSure: false }
    const part = this.#found.get(code)
    const text = part === undefined ? undefined : toPlainText(part)
    return {
      code,
      isSure: this.#found.size === 1,
      ...(text !== undefined && text.length <= 40 && { part: text }),
    }
  }
}

const byLikelihood: readonly SlipCode[] = [
  'lost-root',
  'extraneous',
  'square-of-sum',
  'root-of-sum',
  'identity',
  'inverse',
  'distribution',
  'cancel-term',
  'sign',
  'one-side',
  'swap',
  'diameter',
  'formula',
  'order',
  'coefficient',
  'value',
  'arithmetic',
]
