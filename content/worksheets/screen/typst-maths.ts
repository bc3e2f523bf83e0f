/** TeX of a question's mathematics, from the subset of Typst that our questions use. */

const symbols: Readonly<Record<string, string>> = {
  times: '\\times',
  'plus.minus': '\\pm',
  slash: '/',
  alpha: '\\alpha',
  beta: '\\beta',
  theta: '\\theta',
  sigma: '\\sigma',
  pi: '\\pi',
  sum: '\\sum',
  approx: '\\approx',
  emptyset: '\\varnothing',
  in: '\\in',
  'in.not': '\\notin',
  RR: '\\mathbb{R}',
  NN: '\\mathbb{N}',
  union: '\\cup',
  inter: '\\cap',
  sect: '\\cap',
  without: '\\setminus',
  subset: '\\subset',
  triangle: '\\triangle',
  angle: '\\angle',
  degree: '^\\circ',
  parallel: '\\parallel',
  perp: '\\perp',
  tilde: '\\sim',
  dots: '\\dots',
  'dots.h': '\\dots',
  'dots.h.c': '\\cdots',
  quad: '\\quad',
  therefore: '\\therefore',
  'eq.not': '\\ne',
  compose: '\\circ',
  'tilde.equiv': '\\cong',
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\tan',
  sec: '\\sec',
  cot: '\\cot',
  csc: '\\operatorname{cosec}',
  log: '\\log',
}
const signs: Readonly<Record<string, string>> = {
  '>=': '\\ge ',
  '<=': '\\le ',
  '!=': '\\ne ',
  '=>': '\\Rightarrow ',
  '->': '\\to ',
  '...': '\\dots ',
  '%': '\\%',
  '°': '^\\circ ',
  '₹': '₹',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  '&': '\\&',
}
const matrixOf: Readonly<Record<string, string>> = { '[': 'bmatrix', '(': 'pmatrix', '|': 'vmatrix' }

type Token = { kind: 'text' | 'name' | 'number' | 'sign'; text: string }

const tokens =
  /"((?:[^"\\]|\\.)*)"|([A-Za-z]+(?:\.[A-Za-z]+)*)|(\d+(?:\.\d+)?)|(>=|<=|!=|=>|->|\.\.\.|'+|\\.|[^\sA-Za-z0-9"])/gu

/** Throws on an unknown name, so that nothing is shown wrongly. */
export function texOfTypst(maths: string): string {
  const list = [...maths.matchAll(tokens)].map(([, text, name, number, sign]): Token => {
    if (text !== undefined) return { kind: 'text', text: text.replace(/\\(.)/g, '$1') }
    if (name !== undefined) return { kind: 'name', text: name }
    if (number !== undefined) return { kind: 'number', text: number }
    return { kind: 'sign', text: sign ?? '' }
  })
  const reader = readerOf(list)
  const tex = reader.sequence(() => false)
  if (!reader.isAtEnd()) throw new Error(`mathematics that cannot be read: ${maths}`)
  return tex.trim()
}

function readerOf(list: readonly Token[]) {
  let at = 0
  const isSign = (...texts: string[]) => {
    const token = list[at]
    return token?.kind === 'sign' && texts.includes(token.text)
  }
  const take = (): Token => {
    const token = list[at]
    if (token === undefined) throw new Error('mathematics that ends too early')
    at += 1
    return token
  }

  function sequence(isEnd: () => boolean): string {
    const parts: string[] = []
    while (at < list.length && !isEnd()) parts.push(fraction())
    return parts.join(' ')
  }

  /** A numerator, denominator or index loses its brackets, as in Typst. */
  function fraction(): string {
    const first = scripted()
    if (!isSign('/')) return first.tex
    let tex = first.bare
    while (isSign('/')) {
      at += 1
      tex = `\\frac{${tex}}{${scripted().bare}}`
    }
    return tex
  }

  function scripted(): { tex: string; bare: string } {
    const base = atom()
    let scripts = ''
    while (isSign('^', '_')) scripts += `${take().text}{${atom().bare}}`
    if (isSign('°')) {
      at += 1
      scripts += '^\\circ '
    }
    return scripts === '' ? base : { tex: `${base.tex}${scripts}`, bare: `${base.tex}${scripts}` }
  }

  function atom(): { tex: string; bare: string } {
    const token = take()
    if (token.kind === 'sign') return signOf(token.text)
    const tex =
      token.kind === 'name' ? nameOf(token.text) : token.kind === 'text' ? textOf(token.text) : token.text
    return { tex, bare: tex }
  }

  function signOf(sign: string): { tex: string; bare: string } {
    if (sign === '(') {
      const inner = sequence(() => isSign(')'))
      take()
      return { tex: `(${inner})`, bare: inner }
    }
    if (sign.startsWith('\\')) return { tex: sign.slice(1), bare: sign.slice(1) }
    const tex = signs[sign] ?? sign
    return { tex, bare: tex }
  }

  function nameOf(name: string): string {
    if (name.length === 1) return name
    if (name === 'sqrt' && isSign('(')) return `\\sqrt{${atom().bare}}`
    if (name === 'overline' && isSign('(')) return `\\overline{${atom().bare}}`
    if (name === 'mat' && isSign('(')) return matrix()
    const known = symbols[name]
    if (known === undefined) throw new Error(`mathematics with an unknown name: ${name}`)
    return known
  }

  function matrix(): string {
    take()
    let delimiter = '('
    if (list[at]?.text === 'delim') {
      at += 2
      delimiter = take().text
      at += 1
    }
    const rows: string[][] = [[]]
    while (!isSign(')')) {
      rows.at(-1)?.push(sequence(() => isSign(',', ';', ')')))
      if (isSign(';')) rows.push([])
      if (!isSign(')')) at += 1
    }
    take()
    const name = matrixOf[delimiter] ?? 'pmatrix'
    return `\\begin{${name}}${rows.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{${name}}`
  }

  return { sequence, isAtEnd: () => at >= list.length }
}

function textOf(text: string): string {
  return `\\text{${text.replace(/[%#&_]/g, '\\$&')}}`
}
