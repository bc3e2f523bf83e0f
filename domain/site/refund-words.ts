import { dateText, rupeesText } from '../formats.ts'
import { midnightOf } from '../india-time.ts'
import { rupees as inRupees, paise } from '../payments/plans.ts'
import { partInPaise, type RefundShare, shareOn } from '../payments/refund-policy.ts'

/** Shares from an Indian day on, `2027-04-01`. */
type DatedShares = { from: string; shares: readonly RefundShare[] }

/**
 * What the policies say of refund shares where they name `{refundShares}`, `{refundTable}` and `{refundExamples}`
 * (specification, section 9). In English, as the policies are; the table and the examples are HTML.
 *
 * @param terms all of the seller, those that begin first before the others
 * @param day the Indian day whose terms are told
 */
export function refundWords(terms: readonly DatedShares[], day: string) {
  const shares = terms.findLast(({ from }) => from <= day)?.shares ?? terms[0]?.shares ?? []
  return {
    refundShares: sharesText(shares),
    refundTable: sharesTable(shares) + otherDays(terms),
    refundExamples: examples(shares),
  }
}

/** "85 % of what you paid within 7 days of the start of your batch, 70 % within 10 days, and nothing after that" */
function sharesText(shares: readonly RefundShare[]): string {
  const [first, ...later] = shares
  if (first === undefined) return 'nothing'
  return [
    `${first.percent} % of what you paid ${within(first.untilDay, 'the start of your batch')}`,
    ...later.map(({ percent, untilDay }) => `${percent} % within ${daysText(untilDay)}`),
    'and nothing after that',
  ].join(', ')
}

function sharesTable(shares: readonly RefundShare[]): string {
  const rows = shares.map(({ percent, untilDay }, index) => {
    const before = shares[index - 1]
    const days =
      before === undefined
        ? `Before the batch starts, or ${within(untilDay, 'its start')}`
        : `On day ${daysBetween(before.untilDay + 1, untilDay)} after its start (within ${daysText(untilDay)})`
    return [days, `${percent} %`]
  })
  const last = shares.at(-1)
  const none = '0 %: no refund'
  return table({
    caption: 'Share of the amount you paid that is refunded',
    head: ['We receive your request', 'You get back'],
    rows: [
      ...rows,
      [last === undefined ? 'At any time' : `After the ${ordinal(last.untilDay)} day`, none],
      ['At any time, for a registration-only payment', none],
    ],
  })
}

/** The shares of every period, where they changed: an order keeps its own. */
function otherDays(terms: readonly DatedShares[]): string {
  const periods = terms
    .map(({ from, shares }) => ({ from, text: sharesText(shares) }))
    .filter(({ text }, index, all) => text !== all[index - 1]?.text)
  if (periods.length < 2) return ''
  const lines = periods.map(({ from, text }, index) => {
    const next = periods[index + 1]
    const days = [
      ...(index === 0 ? [] : [`from ${dayText(from)} on`]),
      ...(next === undefined ? [] : [`before ${dayText(next.from)}`]),
    ]
    return `<li>Orders ${days.join(' and ')}: ${text}.</li>`
  })
  return `\n<p>An order keeps the shares of the day on which it was offered to you:</p>\n<ul>\n${lines.join('\n')}\n</ul>`
}

const payments = [
  { rupees: 399, plan: 'monthly plan' },
  { rupees: 999, plan: 'quarterly plan' },
  { rupees: 2999, plan: 'yearly plan' },
  { rupees: 12_999, plan: 'yearly plan of a career batch' },
]
const quarter = 999

function examples(shares: readonly RefundShare[]): string {
  if (shares.length === 0) return ''
  const exampleOf = (day: number, who: string) => {
    const share = shareOn(shares, day)
    return share === undefined
      ? 'there is no refund any more, and access stays until the end of the plan'
      : `${who} gets ${share.percent} % of ${rupees(quarter)}, that is ${rupees(part(quarter, share.percent))}`
  }
  return [
    table({
      caption: 'What four payments give back',
      head: [
        'You paid',
        ...shares.map(
          ({ untilDay, percent }) =>
            `${untilDay === 0 ? 'By the start' : `Within ${daysText(untilDay)}`} (${percent} %)`,
        ),
      ],
      rows: payments.map(({ rupees: paid, plan }) => [
        `${rupees(paid)}, ${plan}`,
        ...shares.map(({ percent }) => rupees(part(paid, percent))),
      ]),
    }),
    `<p><strong>Anita</strong> pays ${rupees(quarter)} for a quarterly plan. Her batch starts on 1 February. She writes on 6 February, day 5: ${exampleOf(5, 'she')}.</p>`,
    `<p><strong>Rahul</strong> is in the same batch and writes on 10 February, day 9: ${exampleOf(9, 'he')}.</p>`,
    `<p><strong>Meena</strong> writes on 12 February, day 11: ${exampleOf(11, 'she')}.</p>`,
  ].join('\n')
}

type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

function table({ caption, head, rows }: Table): string {
  const lines = rows.map(
    ([first, ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  const names = head.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<table>\n<caption>${caption}</caption>\n<thead><tr>${names}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`
}

function part(paid: number, percent: number): number {
  return inRupees(partInPaise(paise(paid), percent))
}

function rupees(amount: number): string {
  return rupeesText(amount, 'en')
}

function within(untilDay: number, start: string): string {
  return untilDay === 0 ? `by the day of ${start}` : `within ${daysText(untilDay)} of ${start}`
}

function daysText(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

/** "8, 9 or 10"; of many "8 to 30". */
function daysBetween(first: number, last: number): string {
  if (last - first > 3) return `${first} to ${last}`
  const days = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(days)
}

function ordinal(count: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
  return `${count}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th'}`
}

function dayText(day: string): string {
  return dateText(midnightOf(day), 'en')
}
