/** A formula that KaTeX rendered as MathML, as a `<math>` element without its source. */
export function bareMath(drawn: string): string {
  const inside = /<semantics>(.*)<annotation/s.exec(drawn)?.[1] ?? ''
  // KaTeX's extra row wrapper is not needed.
  return `<math>${inside.replace(/^<mrow>(.*)<\/mrow>$/s, '$1')}</math>`
}
