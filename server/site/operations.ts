import { type Locale, locales, perLocale } from '../../domain/locales.ts'
import { namedVideos, siteContentSchemas } from '../../domain/site/content.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Input, Output } from '../calls.ts'
import type { Context, Services } from '../services.ts'
import { countSamples, findSeller, findSiteVideoFile, listSiteContent, type VideoFileRow } from './queries.ts'

export async function getSiteContent(
  context: Context,
  { keys }: Input<'getSiteContent'>,
): Promise<Output<'getSiteContent'>> {
  const rows = await context.database.all(listSiteContent(keys.split(','), context.locale))
  // A key's value was validated by its schema when it was written.
  return Object.fromEntries(
    rows.map(({ key, value, ...entry }) => [key, { ...entry, value: shownValue(key, value) }]),
  ) as Output<'getSiteContent'>
}

/** Proof of consent for testimonials and results is internal: visitors only get what the page shows. */
function shownValue(key: string, value: unknown): unknown {
  if (key === 'chronicle' || key === 'showcase') return namedVideos(value)
  if (key !== 'testimonials' && key !== 'results') return value
  return siteContentSchemas[key].safeParse(value).data ?? []
}

/** Sample content that is still on the site: whether the seller is one, and how many other samples there are per language. */
export async function findSamples(
  tx: Queryable,
): Promise<{ isSellerSample: boolean; counts: Record<Locale, number> }> {
  const [seller, rows] = await Promise.all([tx.first(findSeller()), tx.all(countSamples())])
  const counts = perLocale(() => 0)
  for (const { locale, count } of rows) counts[locale] = count
  return { isSellerSample: seller?.isSample !== false, counts }
}

/** Renditions by the end of their file's address. */
const renditions: Record<string, string> = {
  '240.mp4': '240p',
  '480.mp4': '480p',
  ...Object.fromEntries(locales.map((language) => [`${language}.vtt`, `captions-${language}`])),
  jpg: 'poster',
}

/** A file of one of the site's own public videos: `square-breath.480.mp4`. */
export async function openSiteVideo({ database }: Services, file: string): Promise<VideoFileRow | null> {
  const [, name = '', ending = ''] = file.match(/^([a-z0-9-]+)\.([a-z0-9.]+)$/) ?? []
  const rendition = renditions[ending]
  return rendition === undefined ? null : database.first(findSiteVideoFile(name, rendition))
}
