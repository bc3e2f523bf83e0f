/** A formula that KaTeX drew as MathML, as a `<math>` element without its source. */
export function bareMath(drawn: string): string {
  const inside = /<semantics>(.*)<annotation/s.exec(drawn)?.[1] ?? ''
  // What KaTeX wraps in a row of its own needs none.
  return `<math>${inside.replace(/^<mrow>(.*)<\/mrow>$/s, '$1')}</math>`
}
