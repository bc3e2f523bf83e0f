import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateInPercent, serviceCode, splitCredit, splitTax } from './tax.ts'

const amounts = fc.integer({ min: 1, max: 2_000_000_000 })

// Notification 11/2017 (Rate), heading 9992.
test('coaching is service 999293, taxed at 18 %', () => {
  expect([serviceCode, rateInPercent]).toEqual(['999293', 18])
})

test('₹399 divides into ₹338.14 and two taxes of ₹30.43, or one of ₹60.86', () => {
  expect(splitTax(39_900, true)).toEqual({
    taxableInPaise: 33_814,
    cgstInPaise: 3043,
    sgstInPaise: 3043,
    igstInPaise: 0,
  })
  expect(splitTax(39_900, false)).toEqual({
    taxableInPaise: 33_814,
    cgstInPaise: 0,
    sgstInPaise: 0,
    igstInPaise: 6086,
  })
})

test('the parts of every amount add up to it, and no tax is off by more than half a paisa', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (amount, isWithinState) => {
      const { taxableInPaise, cgstInPaise, sgstInPaise, igstInPaise } = splitTax(amount, isWithinState)
      expect(taxableInPaise + cgstInPaise + sgstInPaise + igstInPaise).toBe(amount)
      expect(cgstInPaise).toBe(sgstInPaise)
      expect(isWithinState ? igstInPaise : cgstInPaise).toBe(0)
      // In whole numbers: |tax × 118 − amount × rate| ≤ 59, half of the divisor.
      const [tax, percent] = isWithinState ? [cgstInPaise, 9n] : [igstInPaise, 18n]
      const off = BigInt(tax) * 118n - BigInt(amount) * percent
      expect(off >= -59n && off <= 59n).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the credit notes of a full refund, however it is cut, undo the invoice to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (parts, isWithinState) => {
        const sum = { taxableInPaise: 0, cgstInPaise: 0, sgstInPaise: 0, igstInPaise: 0 }
        let credited = 0
        for (const part of parts) {
          const note = splitCredit(credited, part, isWithinState)
          credited += part
          expect(note.taxableInPaise + note.cgstInPaise + note.sgstInPaise + note.igstInPaise).toBe(part)
          expect(Math.min(...Object.values(note))).toBeGreaterThanOrEqual(0)
          for (const key of ['taxableInPaise', 'cgstInPaise', 'sgstInPaise', 'igstInPaise'] as const)
            sum[key] += note[key]
        }
        expect(sum).toEqual(splitTax(credited, isWithinState))
      },
    ),
  )
})
