import type { Question } from './question.ts'

/**
 * What may be punctuation or speech in a line, and not mathematics. A line that is wrong or unread as it stands is read
 * once more with one of these, or with several, and takes the first reading that makes it right. None drops an equals
 * sign, and a dash that stands close to a number is its sign.
 */
const doubts: readonly (readonly [pattern: RegExp, becomes: string])[] = [
  // Hence – 7y = 35, Sol:-2x + 3 = 7, Therefore—2x = 18
  [/(\p{L}{2,}[\s.,]*)(?:(?<!ing):-|:\s*[-–]\s|\s[-–](?=\s)|—)\s*(?=[^;]*=)/gu, '$1; '],
  // GST - 18% of 500 = 90
  [/^([^=]*\p{L}{2,}[\s.,]*)(?:(?<!ing):-|:\s*[-–]\s|\s[-–](?=\s)|—)\s*(?=[^=\s])/u, '$1 = '],
  // x = 5 [Ans], x = 5 (1) and y = 3 (by calculation)
  [/(?<=[^\s=+*/×÷(-])(?:\s*[[{]|\s+\()[^()[\]{}=+*×/^-]*[)\]}]/g, ' '],
  // Since (x - 3) is a factor, p(3) = 0
  [/^[^=,;]*\p{L}{3,}[^=,;]*,\s*(?=[^=]*=)/u, ''],
  [/\b[fgp]\(\s*-?[\d/]+\s*\)(?=\s*=)/g, 'remainder'],
  // Amount after 1 yr = 20000 + 2000, 5 years hence = x + 5: several words are a label, whatever numbers are among them
  [
    /^(?=[^=+*×/()^-]*\p{L}{2}\s+(?:\d+\s*)?\p{L}{2})([^=+*×/()^-]*)(?<![\d.])\d+\s*(?=\p{L}{2}[^=+*×/()^-]*=)/u,
    '$1',
  ],
  // 5 years hence = x + 5
  [/^\W*\d+\s*(?:days?|months?|ye?a?rs?)\.?\s+\p{L}{3}[^=\d]*(?==(?:[^=]+=|\W*\d*[a-z](?!\p{L})))/u, 'Age '],
  // HCF × LCM = 1st number × 2nd number
  [/\b\d+(?:st|nd|rd|th)\b/g, ''],
  // Ans: 17, 18 where 17 alone was asked
  [/^(\W*ans(?:wer)?s?\W+-?[\d./]+)\s*(?:,|&|and)[^=]*$/iu, '$1'],
  // x = 5 – Ans, x = 5 - (A)
  [/(?<=[^\s=+*/×÷(-])\s*(?:[-–—]+\s*\p{L}{3}[^=]*|\s[-–—]+\s*\(\w{1,3}\)\W*)$/u, ''],
  // x = 5!
  [/[\s.:;,!|⇒→-]+$/, ''],
  // x = 5, as needed
  [/(?:,\s*\p{L}{2,}\s[^=]*|(?<=[\d)²³%°]),?\s+(?!sin|cos|tan|cot|sec|log)\p{L}{2,}[^=\d]*)$/u, ''],
  // x = 5, y = 3. z = 4: each for itself
  [/(?:,|\||(?<=[\p{Ll}\d)²³])\.\s|\s-+\s(?=\p{L}{3}))(?=[^=;,]*[^=;,\s][^=;,]*=)/gu, '; '],
  // 2x = 10 or x = 5, i.e. x = 5
  [/\b(?:and|or|i\.?e)\b\.?(?=[^=;,]*[^=;,\s][^=;,]*=)/g, '; '],
  // a = 8 d = -5
  [/(=\s*-?[\d./]+(?:\s*[ckm]?m[²³]?)?)\s+(?=[a-zA-Z][\d₀-₉]?\s*=)/g, '$1; '],
  // y = 2 (5)
  [/(\d)\s+(?=\(\d\)\s*$)/, '$1×'],
  // x = 5 or - 2
  [/(\bor|,)\s*-\s+(?=[\d√])/g, '$1 -'],
  // 1. x = 5, • x = 5
  [/^\s*(?:->|\(?\w{1,3}[.):]+\s|[•●▪◦·*►▶➤→✓✔✅])\s*/u, ''],
  // x = -b ± √D/2a
  [/([^=;,]*±[^=;,/]+)\/([^=;,]+)/g, '($1)/($2)'],
  // 5/100 × 100% = 5%
  [/100\s*%/g, '100'],
  [/(=[^,;]*\d)\s*%(?=\s*(?:\.?$|[,;]))/g, '$1'],
  // root of 36 + 64: of the sum
  [/\broot of ([^=]+)/gi, '√($1)'],
  // 2x3, though the question has a letter x
  [/(\d\s*)x(?=\s*\d)/g, '$1×'],
]

const mostTexts = 30

/** "When x = 0, y = 14 ⇒ (0, 14)": a point of a graph */
const point =
  /\bx\s*=\s*-?\d+\W{1,4}(?:then\W+)?y\s*=\s*-?\d+(?!\s*[^\s;,.)&⇒→|a-wz=-])(?:\W*\(-?\d+,\s*-?\d+\))?/gi
const valuesIn = (text: string) => text.match(/-?\d+/g)?.slice(0, 2).join()

/** A line of a system without the points of a graph: pairs beside or before another pair, which are no solution. */
function withoutPoints(lines: readonly string[], at: number, { worlds }: Question): string {
  const [{ x, y } = {}, another] = worlds
  const pairs = lines.slice(at).flatMap((line) => line.match(point)?.map(valuesIn) ?? [])
  return (lines[at] ?? '').replace(point, (one) => {
    const values = valuesIn(one)
    return !another && values !== `${x},${y}` && pairs.some((other) => other !== values) ? ';' : one
  })
}

/** What a line may say besides: with one doubt, then with two, and so on. */
export function doubtsOf(lines: readonly string[], at: number, question: Question): string[] {
  const texts = [withoutPoints(lines, at, question)]
  for (const text of texts)
    for (const [pattern, becomes] of doubts) {
      const other = text.replace(pattern, becomes)
      if (texts.length < mostTexts && !texts.includes(other)) texts.push(other)
    }
  return texts.filter((text) => text !== lines[at])
}
