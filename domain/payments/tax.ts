/** How an amount divides, in paise. `cgst` and `sgst` are equal; one of them and `igst` is 0. */
export type TaxSplit = {
  taxableInPaise: number
  cgstInPaise: number
  sgstInPaise: number
  igstInPaise: number
}

/**
 * The tax inside an amount that includes it, at a rate in percent; 0 for a seller who is not registered. Each tax is rounded to the nearest paisa, halves up; the
 * taxable value is what is left, so that the parts add up exactly and CGST equals SGST.
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
 * The tax that a refund takes back, after `creditedInPaise` of the same invoice went back before: the
 * difference of the two totals, so that the credit notes of a full refund undo the invoice to the paisa.
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

/** Whole numbers only: the quotient's half is added before the division is cut off. */
function taxWithin(amountInPaise: number, percent: number, rate: number): number {
  const divisor = 100 + rate
  return Math.floor((2 * amountInPaise * percent + divisor) / (2 * divisor))
}
