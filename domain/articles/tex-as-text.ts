/** No reader needs deeper nesting; remaining braces are dropped. */
const mostNested = 20

/**
 * A formula in plain signs, where only text can be shown: `x^2 + \frac{1}{2}` is "x² + 1/2". An unknown command keeps
 * its name without the backslash.
 */
export function texAsText(tex: string): string {
  let text = tex
    .replace(/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/(\\[dt]?frac)\s*(\d)\s*(\d)/g, '$1{$2}{$3}')
  // From the innermost braces outwards.
  for (let before = '', turn = 0; before !== text && turn < mostNested; turn += 1) {
    before = text
    text = text
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, above: string, below: string) => {
        return `${grouped(above)}/${asOne(below)}`
      })
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, inside: string) => `√${asOne(inside)}`)
      .replace(/\^\{([^{}]*)\}/g, (_, power: string) => raised(power))
      .replace(/_\{([^{}]*)\}/g, (_, index: string) => lowered(index))
  }
  return text
    .replace(/\^(\\[a-z]+|\S)/gi, (_, power: string) => raised(power))
    .replace(/_(\S)/g, (_, index: string) => lowered(index))
    .replace(/\\(?:left|right|big|Big|displaystyle)\b/g, '')
    .replace(/\\q?quad\b/g, ' ')
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => signs[name] ?? name)
    .replace(/\\[\\,;:! ]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '')
    .replaceAll('~', ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const signs: Readonly<Record<string, string>> = {
  alpha: 'α',
  angle: '∠',
  approx: '≈',
  beta: 'β',
  cdot: '·',
  circ: '°',
  cos: 'cos',
  Delta: 'Δ',
  degree: '°',
  div: '÷',
  dots: '…',
  ge: '≥',
  geq: '≥',
  implies: '⇒',
  in: '∈',
  ldots: '…',
  le: '≤',
  leq: '≤',
  ne: '≠',
  neq: '≠',
  parallel: '∥',
  perp: '⊥',
  pi: 'π',
  pm: '±',
  Rightarrow: '⇒',
  sim: '∼',
  sum: 'Σ',
  theta: 'θ',
  therefore: '∴',
  times: '×',
  to: '→',
  triangle: '△',
}

const high = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const low = '₀₁₂₃₄₅₆₇₈₉'

function raised(power: string): string {
  if (/^\\(?:circ|degree)$/.test(power)) return '°'
  return scripted(power, high, 'ⁿ', '^')
}

function lowered(index: string): string {
  return scripted(index, low, 'ₙ', '_')
}

function scripted(text: string, digits: string, letterN: string, sign: '^' | '_'): string {
  if (text === 'n') return letterN
  if (/^\d+$/.test(text)) return Array.from(text, (digit) => digits[Number(digit)] ?? digit).join('')
  return text.length === 1 ? `${sign}${text}` : `${sign}(${text})`
}

function grouped(text: string): string {
  return /^[\w√.]*$/.test(text.trim()) ? text.trim() : `(${text.trim()})`
}

/** A denominator or radicand that is a product gets brackets: 1/2a would be half of a. */
function asOne(text: string): string {
  return /^(?:\d+|√?\w|√\d+)$/.test(text.trim()) ? text.trim() : `(${text.trim()})`
}
