// Pre-renders the home page's mathematics: KaTeX is 75 KB, and no visitor should load it. Run: node
// web/home/make-formulas.mjs
import { writeFileSync } from 'node:fs'
import { renderToString } from 'katex'

const formulas = {
  question: '2x^2 - 7x + 3 = 0',
  coefficients: 'a = 2,\\ b = -7,\\ c = 3',
  discriminant: 'D = b^2 - 4ac = 25',
  formula: 'x = \\dfrac{7 \\pm 5}{4}',
  firstRoot: 'x = 3',
  secondRoot: 'x = \\frac{1}{2}',
}

const entries = Object.entries(formulas).map(
  ([name, tex]) =>
    `  ${name}:\n    ${JSON.stringify(renderToString(tex)).replace(/'/g, "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')},`,
)
writeFileSync(
  new URL('formulas.gen.ts', import.meta.url),
  `// Written by make-formulas.mjs.\nexport const formulas = {\n${entries.join('\n')}\n} as const\n`,
)
