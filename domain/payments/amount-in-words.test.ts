import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [100, 'Rupees one only'],
  [1, 'One paisa only'],
  [0, 'Rupees zero only'],
  [110_000, 'Rupees one thousand one hundred only'],
  [110_100, 'Rupees one thousand one hundred and one only'],
  [39_900, 'Rupees three hundred and ninety-nine only'],
  [3043, 'Rupees thirty and forty-three paise only'],
  [1_200_000, 'Rupees twelve thousand only'],
  [
    12_345_678,
    'Rupees one lakh twenty-three thousand four hundred and fifty-six and seventy-eight paise only',
  ],
  [1_000_000_000, 'Rupees one crore only'],
  [1_502_003_010, 'Rupees one crore fifty lakh twenty thousand and thirty and ten paise only'],
  [
    2_147_483_647,
    'Rupees two crore fourteen lakh seventy-four thousand eight hundred and thirty-six and forty-seven paise only',
  ],
])('%d paise are "%s"', (amount, text) => {
  expect(amountInWords(amount)).toBe(text)
})
