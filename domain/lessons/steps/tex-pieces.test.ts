import { describe, expect, it } from 'vitest'
import { texPieces } from './tex-pieces.ts'

const t = String.raw
const cut = (tex: string) => texPieces(tex).map((piece) => ('text' in piece ? `“${piece.text}”` : piece.tex))

describe('a line of TeX', () => {
  it('breaks before each relation', () => {
    expect(cut(t`D=b^2-4ac=25+24=49`)).toEqual(['D=b^2-4ac', '=25+24', '=49'])
    expect(cut(t`x^2-x=x^2-4\;\Rightarrow\; x=4`)).toEqual(['x^2-x', '=x^2-4', t`\Rightarrow\; x=4`])
  })

  it('keeps the content of braces, growing brackets and environments together', () => {
    expect(cut(t`x=\frac{a=b}{c}`)).toEqual([t`x=\frac{a=b}{c}`])
    expect(cut(t`\left(a=b\right)`)).toEqual([t`\left(a=b\right)`])
    expect(cut(t`\begin{array}{c}a=b\end{array}`)).toEqual([t`\begin{array}{c}a=b\end{array}`])
  })

  it('returns words as words, which wrap by themselves', () => {
    expect(cut(t`\text{Width } x\text{ m}:\quad x(x+5)=84`)).toEqual([
      '“Width”',
      'x',
      '“m:”',
      'x(x+5)',
      '=84',
    ])
  })
})
