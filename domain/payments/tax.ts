/** The parts of an amount, in paise. `cgst` and `sgst` are equal; either they or `igst` are 0. */
export type TaxSplit = {
  taxableInPaise: number
  cgstInPaise: number
  sgstInPaise: number
  igstInPaise: number
}

/**
 * The tax included in an amount, at a rate in percent; 0 for an unregistered seller. Each tax is rounded to the nearest
 * paisa, halves up; the taxable value is the rest, so that the parts add up exactly and CGST equals SGST.
 */
export function splitTax(amountInPaise: number, isWithinState: boolean, rate: number): TaxSplit {
  if (!isWithinState) {
    const igstInPaise = taxWithin(amountInPaise, rate, rate)
    return { taxableInPaise: amountInPaise - igstInPaise, cgstInPaise: 0, sgstInPaise: 0, igstInPaise }
  }
  const half = taxWithin(amountInPaise, rate / 2, rate)
  return { taxableInPaise: amountInPaise - 2 * half, cgstInPaise: half, sgstInPaise: half, igstInPaise: 0 }
}

/**
 * The tax of a refund, after `creditedInPaise` of the same invoice was refunded before: the difference of the two
 * totals, so that the credit notes of a full refund cancel the invoice to the paisa.
 */
export function splitCredit(
  creditedInPaise: number,
  amountInPaise: number,
  isWithinState: boolean,
  rate: number,
): TaxSplit {
  const before = splitTax(creditedInPaise, isWithinState, rate)
  const after = splitTax(creditedInPaise + amountInPaise, isWithinState, rate)
  return {
    taxableInPaise: after.taxableInPaise - before.taxableInPaise,
    cgstInPaise: after.cgstInPaise - before.cgstInPaise,
    sgstInPaise: after.sgstInPaise - before.sgstInPaise,
    igstInPaise: after.igstInPaise - before.igstInPaise,
  }
}

/** Integers only: half the divisor is added before the division truncates. */
function taxWithin(amountInPaise: number, percent: number, rate: number): number {
  const divisor = 100 + rate
  return Math.floor((2 * amountInPaise * percent + divisor) / (2 * divisor))
}
