import './practice.css'
import { TypedMaths } from './typed-maths.tsx'

/** Words with mathematics between `$` signs, shown as a book prints it. */
export function MathsText({ text }: { text: string }) {
  // What stands between two signs has an odd place; a last sign alone is a sign.
  const parts = text.split('$')
  const isWhole = parts.length % 2 === 1
  return parts.map((part, at) => {
    const isMaths = at % 2 === 1 && (isWhole || at < parts.length - 1)
    const isLone = !isWhole && at === parts.length - 1
    return (
      // Parts have no name but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={at}>{isMaths ? <TypedMaths text={part} /> : isLone ? `$${part}` : part}</span>
    )
  })
}
