/** Fifteen characters: State, PAN, number of the registration, a letter, check character (GST portal). */
export const gstinPattern = /^\d{2}[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The check character of the first fourteen: a base-36 digit sum, with every second digit doubled. */
export function gstinCheckCharacter(first: string): string {
  const sum = [...first.slice(0, 14)].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return signs.charAt((36 - (sum % 36)) % 36)
}

/**
 * What is wrong with a GSTIN, as a key of the catalogue; null for a valid one. With a State, it must be of that State.
 */
export function gstinFault(
  gstin: string,
  stateCode?: string,
): 'gstin_invalid' | 'gstin_check_wrong' | 'gstin_other_state' | null {
  if (!gstinPattern.test(gstin)) return 'gstin_invalid'
  if (gstinCheckCharacter(gstin) !== gstin[14]) return 'gstin_check_wrong'
  return stateCode === undefined || gstin.startsWith(stateCode) ? null : 'gstin_other_state'
}
