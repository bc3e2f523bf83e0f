import { partsToMathML, prettyText, readParts } from '../../packages/step-marks/expression/line.ts'
import { partsToWords } from '../../packages/step-marks/expression/words.ts'
import { speech } from './speech.ts'

type Props = { text: string; letters?: readonly string[] | undefined }

/** Maximum length of an answer. */
const mostLength = 500
const deepestBrackets = 20

/** Text too long to be handwritten is shown as typed: parsing it would block the page. */
function isReadable(text: string): boolean {
  if (text.length > mostLength) return false
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest <= deepestBrackets
}

/** A typed line as in print, and in words for screen readers. Without MathML support it is plain text. */
export function TypedMaths({ text, letters }: Props) {
  if (!isReadable(text)) return text
  const parts = readParts(text, letters)
  const words = partsToWords(parts, speech)
  if (!('MathMLElement' in window))
    return (
      <span role="img" aria-label={words}>
        {prettyText(text)}
      </span>
    )
  return (
    <span
      role="img"
      aria-label={words}
      className="typed-maths"
      // Rendered by the engine from its own tree; its text is escaped. A long line breaks between its parts.
      dangerouslySetInnerHTML={{
        __html: parts.map((part) => `<math>${partsToMathML([part])}</math>`).join(' '),
      }}
    />
  )
}

/** The line in words, for a label that is read aloud. */
export function spokenLine(text: string, letters?: readonly string[]): string {
  if (!isReadable(text)) return text
  return partsToWords(readParts(text, letters), speech)
}
