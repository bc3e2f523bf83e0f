import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCredit, splitTax } from './tax.ts'

const amounts = fc.integer({ min: 1, max: 2_000_000_000 })
const rates = fc.constantFrom(0, 5, 12, 18, 28)

test('₹399 divides into ₹338.14 and two taxes of ₹30.43, or one of ₹60.86', () => {
  expect(splitTax(39_900, true, 18)).toEqual({
    taxableInPaise: 33_814,
    cgstInPaise: 3043,
    sgstInPaise: 3043,
    igstInPaise: 0,
  })
  expect(splitTax(39_900, false, 18)).toEqual({
    taxableInPaise: 33_814,
    cgstInPaise: 0,
    sgstInPaise: 0,
    igstInPaise: 6086,
  })
})

test('the parts of every amount add up to it, and no tax is off by more than half a paisa', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), rates, (amount, isWithinState, rate) => {
      const { taxableInPaise, cgstInPaise, sgstInPaise, igstInPaise } = splitTax(amount, isWithinState, rate)
      expect(taxableInPaise + cgstInPaise + sgstInPaise + igstInPaise).toBe(amount)
      expect(cgstInPaise).toBe(sgstInPaise)
      expect(isWithinState ? igstInPaise : cgstInPaise).toBe(0)
      // In whole numbers: |2 × tax × divisor − 2 × amount × rate| ≤ divisor.
      const [tax, twice] = isWithinState ? [cgstInPaise, rate] : [igstInPaise, 2 * rate]
      const divisor = BigInt(100 + rate)
      const off = 2n * BigInt(tax) * divisor - BigInt(amount) * BigInt(twice)
      expect(off >= -divisor && off <= divisor).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the credit notes of a full refund, however it is split, cancel the invoice to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      rates,
      (parts, isWithinState, rate) => {
        const sum = { taxableInPaise: 0, cgstInPaise: 0, sgstInPaise: 0, igstInPaise: 0 }
        let credited = 0
        for (const part of parts) {
          const note = splitCredit(credited, part, isWithinState, rate)
          credited += part
          expect(note.taxableInPaise + note.cgstInPaise + note.sgstInPaise + note.igstInPaise).toBe(part)
          expect(Math.min(...Object.values(note))).toBeGreaterThanOrEqual(0)
          for (const key of ['taxableInPaise', 'cgstInPaise', 'sgstInPaise', 'igstInPaise'] as const)
            sum[key] += note[key]
        }
        expect(sum).toEqual(splitTax(credited, isWithinState, rate))
      },
    ),
  )
})

test('a seller who is not registered charges no tax', () => {
  const all = { taxableInPaise: 39_900, cgstInPaise: 0, sgstInPaise: 0, igstInPaise: 0 }
  expect(splitTax(39_900, true, 0)).toEqual(all)
  expect(splitTax(39_900, false, 0)).toEqual(all)
})
