/** The text around the value of an answer: a name before the equals sign, words, steps between equals signs. */
import { readExpression } from '../expression/read-expression.ts'
import { normalise, splitOutside, withoutInitialDots } from '../expression/spelling.ts'
import { Unreadable } from '../expression/unreadable.ts'

export const equalsSign = /(?<![<>!=])=(?!=)/
/** Words that join values, in English, Hindi and Telugu. */
export const orWords =
  /(?<!\p{L})(?:or|ya)(?!\p{L})|∨|(?<![\p{M}\u0900-\u0d7f])(?:अथवा|या|किंवा|లేదా|లేక|அல்லது|ಅಥವಾ|অথবা|অথবা|અથવા)(?![\u0900-\u0d7f])/iu
export const andWords =
  /(?<!\p{L})and(?!\p{L})|(?<![\p{M}\u0900-\u0d7f])(?:और|तथा|एवं|आणि|మరియు|மற்றும்|ಮತ್ತು|এবং|અને)(?![\u0900-\u0d7f])|&/iu
/** Words that say that there is no value. */
export const nothingWords =
  /^(?:(?:has|have|there (?:is|are)|the equation has)\s+)?(?:no\s+(?:real\s+)?(?:roots?|solutions?|zeroe?s?|values?)(?:\s+exists?)?|(?:real\s+)?(?:roots?|solutions?)\s+(?:do(?:es)?\s+not\s+exist|are\s+(?:not\s+real|imaginary))|not?\s+real|no\s+real\s+numbers?|imaginary(?:\s+roots)?|(?:.*\s)?do(?:es)?\s+not\s+have\s+(?:any\s+)?(?:real\s+)?(?:roots?|solutions?)|(?:.*\s)?no\s+real\s+(?:roots?|solutions?)|(?:roots?\s+(?:are\s+)?)?not\s+(?:real|possible|exist)|inconsistent|none|nil|null(?:\s+set)?|empty(?:\s+set)?|does\s+not\s+exist|φ|\{\s*\}|(?:कोई\s+(?:भी\s+)?)?(?:वास्तविक\s+)?(?:हल|मूल)\s+नहीं(?:\s+(?:है|हैं|होते))?|(?:వాస్తవ\s+)?(?:సాధన|సాధనలు|పరిష్కారం|మూలాలు)\s+(?:లేదు|లేవు))$/iu

/** `2 -3`: two numbers, or one less the other. */
export const isSpacedPair = (text: string): boolean => /^[^=]*[\d)]\s+-[\d(√][^=]*$/.test(text)

const leadIn =
  /^(?:(?:ans(?:wer)?|sol(?:ution)?(?=\s*[.:=])|hence|therefore|thus|so|then|given|उत्तर|अतः|జవాబు|సమాధానం)(?!\p{L}|\p{M})\s*[.:,-]?\s*(?:=\s*)?(?:is\s+)?)+/iu

/** The text in a normalised spelling, without leading words; `<ACB` is typed for ∠ACB. */
export function plainAnswer(input: string): string {
  return withoutInitialDots(
    normalise(input)
      .replace(/[\r\n]+/g, ' ')
      .replace(/\s*\((or|and)\)\s*/gi, ' $1 ')
      .replace(/(?<![.]|\d\.\d*)\.\s*$/, '')
      .replace(leadIn, '')
      .replace(/^<\s*(?=[A-Z]{1,3}\s*=)/, '∠'),
  )
    .replace(/^the\s+(?=\d)/i, '')
    .replace(/\s*\(?\s*ans(?:wer)?\.?\s*\)?$/i, '')
    .replace(/\s*[(,]?\s*(?:since|because|∵)\s.*$/iu, '')
    .replace(/(?<=[\d°)])\s+only$/i, '')
    .replace(/\s*\(?\s*approx(?:imately|\.)?\s*\)?$/i, '')
    .replace(/,\s*(?=(?:and|or)\s)|(?<=\s(?:and|or))\s*,/gi, ' ')
    .replace(/≈/g, '=')
    .replace(/^=\s*/, '')
    .trim()
}

/** An amount without its currency: `₹ 500/-`, `Rs. 500`. */
export const withoutRupees = (text: string): string =>
  text.replace(/(?:₹|(?<!\p{L})(?:rs|inr)\.?(?=\s*[\d.]))\s*|(?<=\d)\s*\/-(?!\d)/giu, '')

/** `x² + 1/x²`, the value of which is asked and not x */
const reciprocals = /^(\p{L})(?:\^\d)?\s*[-+]\s*1\s*\/\s*\1(?:\^\d)?$/u

/** `b² - 4ac`, `α + β`, `sin²θ`: of two letters or a function, so that it is no equation to be solved. */
function isFormula(text: string, letters: readonly string[]): boolean {
  if (letters.length > 0 || /[=<>]/.test(text)) return false
  const hasEnough =
    /sin|cos|tan|cot|sec|^σ\^2$/.test(text) ||
    reciprocals.test(text) ||
    new Set(text.match(/\p{L}/gu)).size > 1
  return hasEnough && isExpression(text)
}

/** What is allowed before the equals sign of a matrix or a set: `A`, `2A + B`, `A ∪ B`. */
export const isHead = (text: string): boolean => isName(text) || isExpression(text)

function isExpression(text: string): boolean {
  try {
    readExpression(text)
    return true
  } catch (error) {
    if (error instanceof Unreadable) return error.reason === 'two-readings'
    throw error
  }
}

/** `f(x)`, `f⁻¹(x)`, `(f∘g)(x)` */
const functionName = /^\(?\s*[fgh](?:\s*[o∘]\s*[fgh])*\s*\)?\s*(?:\^\s*\(?-1\)?)?\s*\(\s*-?[\p{L}\d]+\s*\)$/iu

/** `x`, `HCF`, `P(E)`, `∠AOB`, `A ∪ B`, `Mean of the data`: what names a value and has none itself. */
export function isName(text: string): boolean {
  if (functionName.test(text)) return true
  if (/\([^()]*(?:[+*/^]|[\p{L}\d]\s*-\s*[\d\p{Ll}])[^()]*\)/u.test(text)) return false
  const outside = text.replace(/\([^()]*\)|_\{?[\p{L}\d]+\}?/gu, '')
  if (!/^(?:[∠△Δ∆|]|the\s|\d+(?:st|nd|rd|th)\s)?\s*[\p{L}∠△Δ∆]/iu.test(outside)) return false
  if (/[+*/^√<>±%{}[\]=]/.test(outside) || /-\s*\d|-\s*$/.test(outside)) return false
  if (/(?<![\p{L}_{\d]\s*)\d/u.test(outside) && !/\p{L}{3}/u.test(outside)) return false
  return !/^(?:sqrt|root|pi$)/i.test(outside)
}

/**
 * The sides of `P(E) = 3/6 = 1/2` without the name at their head; `HCF is 4` and `Mean: 4` count as well.
 * `letters` are no names: the question itself has them.
 */
export function sidesOf(
  text: string,
  letters: readonly string[] = [],
): { sides: string[]; name: string | undefined } {
  if (/==/.test(text)) throw new Unreadable('two-equals-signs')
  const spoken =
    /^([\p{L}\p{M}\s,'()\d]*?\p{L}{2}[\p{L}\p{M}\s'()\d]*?|\p{L}(?=\s+is\s))\s*(?::(?!.*:)|(?:\s|^)(?:is|are|will be|=\s*>)\s)\s*(.+)$/iu.exec(
      text,
    )
  const plain =
    spoken && isName(spoken[1] ?? '') && !equalsSign.test(spoken[1] ?? '')
      ? `${spoken[1]} = ${spoken[2]}`
      : text
  const sides = splitOutside(plain, equalsSign)
  if (sides.length > 1 && sides.some((side) => side === '')) throw new Unreadable('missing-part')
  const [head = '', ...rest] = sides
  if (rest.length === 0 || letters.includes(head) || !(isName(head) || isFormula(head, letters)))
    return { sides, name: undefined }
  return { sides: rest, name: head }
}
