import { type ItemQuality, itemQualities } from '../../../domain/catalog/rules.ts'
import { keepPrivate, readPrivate } from '../../session.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

const name = 'quality'

/** The quality a film starts with: the one chosen last, otherwise the small one on a metered or slow line. */
export function startingQuality(): ItemQuality {
  const kept = readPrivate<string>(name)
  const known = itemQualities.find((quality) => quality === kept)
  return known ?? qualityFor(connection())
}

export function keepQuality(quality: ItemQuality): void {
  keepPrivate(name, quality)
}

/** 240p where the visitor saves data or the line is 3g or slower, else 480p. */
export function qualityFor({ saveData = false, effectiveType = '4g' }: Connection): ItemQuality {
  return saveData || effectiveType !== '4g' ? '240p' : '480p'
}

function connection(): Connection {
  // The Network Information API is in no type library: not every browser has it.
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
