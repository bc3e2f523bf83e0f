import './practice.css'
import type { ReactNode } from 'react'
import { texAsText } from '../../domain/articles/tex-as-text.ts'
import { TypedMaths } from './typed-maths.tsx'

/** Text with mathematics between `$` signs, typed as on the keypad or as TeX, rendered as in print. */
export function MathsText({ text }: { text: string }): ReactNode {
  // Text between two signs has an odd index; an unpaired last sign stays a sign.
  const parts = text.split('$')
  const isWhole = parts.length % 2 === 1
  return parts.map((part, at) => {
    const isMaths = at % 2 === 1 && (isWhole || at < parts.length - 1)
    const isLone = !isWhole && at === parts.length - 1
    return (
      // Parts have no name but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={at}>{isMaths ? <TypedMaths text={typed(part)} /> : isLone ? `$${part}` : part}</span>
    )
  })
}

function typed(maths: string): string {
  return /\\[A-Za-z]/.test(maths) ? texAsText(maths) : maths
}
