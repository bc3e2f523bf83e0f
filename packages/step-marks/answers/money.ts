import { type Expression, number, product } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { worked } from '../values/exact-value.ts'
import { isDecimalOf, isEqual, isRounded, judgeNumber, numeralOf } from './judge-value.ts'
import { lastValue, readNumber } from './number.ts'
import { isWorkedOut } from './number-forms.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'
import { plainAnswer } from './statement.ts'

/** An amount in rupees: ₹1,25,000, Rs. 500/-, 500 rupees 50 paise, 1.25 lakh. */
export function checkMoney(answer: string, rules: AnswerRules, input: string): Outcome {
  const text = plainAnswer(input)
  if (/[$€£]|(?<!\p{L})(?:usd|dollars?|euros?)(?!\p{L})/iu.test(text)) return wrong('other-unit')
  const expected = readAmount(answer)
  const typed = lastValue(text, rules, readAmount)
  if (typed === 'differ') return wrong('sides-differ')
  if (rules.places === undefined) {
    const outcome = judgeNumber(expected, typed, rules)
    if (outcome.verdict === 'right' && !isWorkedOut(typed)) return form('not-worked-out')
    return outcome
  }
  return judgeRoundedAmount(expected, typed, rules.places)
}

/** Whole rupees may be written with two noughts of paise. */
function judgeRoundedAmount(expected: Expression, typed: Expression, places: number): Outcome {
  const numeral = numeralOf(typed)
  if (numeral === undefined) return isEqual(expected, typed) ? form('not-rounded') : wrong()
  const isToPlaces = isRounded({ value: numeral.value, places }, expected)
  if (isToPlaces && (numeral.places === places || numeral.value.d === 1n)) return right
  if (isRounded(numeral, expected)) return form(numeral.places < places ? 'too-few-decimals' : 'not-rounded')
  return isDecimalOf(typed, expected) ? form('not-rounded') : wrong()
}

function readAmount(text: string): Expression {
  if (/°|^[\d,.\s]*%\s*$/.test(text)) throw new Unreadable('unexpected-sign')
  const amount = text
    .replace(/^(-?)[\p{L}\s]*?(?:₹|(?<!\p{L})(?:rs|re|inr|rupees?|रु|రూ)(?!\p{L})\.?)\s*/iu, '$1')
    .replace(
      /\s*(?:(?<!\p{L})each|(?:(?<!\p{L})(?:per|an?)|\/)\s*(?!cent)\p{L}{3,}|(?<!\p{L})p\.\s?[am]\.?)$/iu,
      '',
    )
    .replace(/\s*\/\s*-\s*(?:only)?$|\s*(?:only|मात्र)\s*$/iu, '')
    .replaceAll('₹', '')
    .trim()
  if (/^[\d,.]+\s*p(?:ais[ea])?$/i.test(amount))
    return worked(product(readNumber(amount.replace(/\s*p\p{L}*$/iu, '')), number({ n: 1n, d: 100n })))
  const split =
    /^(.*?)\s*(?:rupees?|rs\.?|₹)\s*(?:and\s*)?(\d{1,2})\s*paise?$/i.exec(amount) ??
    /^(\d[\d,]*)\s+(?:and\s+)?(\d{1,2})\s*paise?$/i.exec(amount)
  if (split) return readNumber(`${split[1]}.${(split[2] ?? '').padStart(2, '0')}`)
  const bare = amount.replace(/\s*(?:rupees?|rs\.?|inr|₹|रुपये|रुपए|రూపాయలు)(?:\s*only)?$/iu, '')
  if (bare === '') throw new Unreadable('number-wanted')
  return readNumber(bare.replace(/(?<=\d)\s*l$/i, ' lakh'))
}
