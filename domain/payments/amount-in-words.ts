const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** An amount as invoices spell it: "Rupees one lakh two thousand and fifty and forty paise only". */
export function amountInWords(amountInPaise: number): string {
  const rupees = Math.floor(amountInPaise / 100)
  const paise = amountInPaise % 100
  const coins = paise === 0 ? '' : `${words(paise)} ${paise === 1 ? 'paisa' : 'paise'}`
  if (rupees === 0 && coins !== '') return `${coins.charAt(0).toUpperCase()}${coins.slice(1)} only`
  return `Rupees ${words(rupees)}${coins === '' ? '' : ` and ${coins}`} only`
}

/** A whole number in words, counted in lakh and crore. */
function words(number: number): string {
  for (const [size, name] of scales) {
    if (number < size) continue
    const rest = number % size
    const head = `${words(Math.floor(number / size))} ${name}`
    if (rest === 0) return head
    return rest < 100 ? `${head} and ${words(rest)}` : `${head} ${words(rest)}`
  }
  if (number < 20) return small[number] ?? ''
  const unit = number % 10
  return unit === 0
    ? (tens[Math.floor(number / 10)] ?? '')
    : `${tens[Math.floor(number / 10)]}-${small[unit]}`
}
