import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/support/runs.ts'
import { createRandom } from '../random.ts'
import type { TopicName } from '../sheet-seed.ts'
import { topics } from '../topics.ts'
import { inLanguage, sentencesBySubject } from './in-language.ts'
import { drawPractised, practisedQuestion } from './practised-question.ts'

describe('a line of a worksheet in Hindi and Telugu', () => {
  it('keeps its formulas and numbers, each in its place', () => {
    const line = 'Find $k$ so that $x^2 + 6 x + k = 0$ has equal roots.'
    expect(inLanguage(line, 'hi')).toBe(
      '$k$ का वह मान ज्ञात कीजिए जिसके लिए $x^2 + 6 x + k = 0$ के मूल बराबर हों।',
    )
    expect(inLanguage(line, 'te')).toBe('$x^2 + 6 x + k = 0$ కు సమాన మూలాలు ఉండేలా $k$ విలువ కనుగొనండి.')
    expect(inLanguage(line, 'en')).toBe(line)
  })

  it('has the heads of its table in the language, and a list as it stands', () => {
    const table = '#data(3, [*Class*], [0–5], [5–10], [*Frequency*], [$f$], [7])'
    expect(inLanguage(`Find the median. ${table}`, 'hi')).toBe(
      'माध्यक ज्ञात कीजिए। #data(3, [*वर्ग*], [0–5], [5–10], [*बारंबारता*], [$f$], [7])',
    )
    expect(inLanguage('new sides 2.4 cm, 3 cm, 3.6 cm', 'te')).toBe('కొత్త భుజాలు 2.4 cm, 3 cm, 3.6 cm')
  })

  it('is the same without words, and is not known with words that nobody wrote', () => {
    expect(inLanguage('$= 4 times 5 = 20$ cm²', 'hi')).toBe('$= 4 times 5 = 20$ cm²')
    expect(inLanguage('an unheard sentence of $x$', 'hi')).toBeNull()
    expect(inLanguage('Find the median. #data(2, [*Unheard*], [1])', 'te')).toBeNull()
  })

  it('loses no formula and no number of any sentence, and each sentence stands once', () => {
    const written = sentencesBySubject.flatMap((sentences) => Object.entries(sentences))
    expect(written.length).toBeGreaterThan(400)
    expect(new Set(written.map(([english]) => english)).size).toBe(written.length)
    for (const [english, { hi, te }] of written)
      for (const words of [hi, te]) expect(slotsOf(words), words).toEqual(slotsOf(english))
  })
})

describe('every question of a worksheet that is not one of practice', () => {
  it.each(Object.entries(topics))('of %s is known in Hindi and Telugu, whatever is drawn', (name, makers) => {
    const seeds = Array.from({ length: runs(5) }, (_, place) => 101 + 7919 * place)
    // The names are those of the topics.
    const asked = makers.flatMap((make) =>
      seeds.map((seed) => drawPractised(name as TopicName, make, createRandom(seed))),
    )
    const lines = asked
      .filter((question) => practisedQuestion(question) === null)
      .flatMap(({ prompt, steps }) => [prompt, ...steps.map(([work]) => work)])
    for (const language of ['hi', 'te'] as const)
      expect(
        lines.filter((line) => inLanguage(line, language) === null),
        language,
      ).toEqual([])
  })
})

/** The places of the formulas and numbers in a sentence, in order of their numbers. */
function slotsOf(sentence: string): number[] {
  return [...sentence.matchAll(/\{(\d*)\}/g)]
    .map(([, place], index) => (place === '' ? index + 1 : Number(place)))
    .toSorted((one, other) => one - other)
}
