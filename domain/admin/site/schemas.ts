import * as z from 'zod/mini'
import { type SiteContentKey, siteContentSchemas } from '../../site/content.ts'

const proof = z._default(z.string().check(z.maxLength(400, 'admin_text_too_long')), '')

/** What staff keep of a voice or a result, and visitors never see. */
const behindIt = {
  /** Where the words or marks come from. */
  source: proof,
  /** Who agreed that they are shown, when, and where that is kept. */
  consent: proof,
}

/** What staff write under each key: what visitors see, and what stands behind it. */
export const siteFormSchemas = {
  ...siteContentSchemas,
  testimonials: z.array(z.extend(siteContentSchemas.testimonials._zod.def.element, behindIt)),
  results: z.array(z.extend(siteContentSchemas.results._zod.def.element, behindIt)),
} as const

export const siteKeys = Object.keys(siteContentSchemas) as SiteContentKey[]

/** Keys whose voices and results want a source and a consent once they are no samples. */
const provenKeys: readonly SiteContentKey[] = ['testimonials', 'results']

type Issue = { path: string; key: string }

/** What is wrong with an entry, by the path of the field: `0.text`. Empty when nothing is. */
export function judgeSiteEntry(key: SiteContentKey, value: unknown, isSample: boolean): Issue[] {
  const parsed = siteFormSchemas[key].safeParse(value)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      key: /^[a-z0-9_]+$/.test(message) ? message : 'admin_field_required',
    }))
  if (isSample || !provenKeys.includes(key) || !Array.isArray(parsed.data)) return []
  return parsed.data.flatMap((item, index) =>
    (['source', 'consent'] as const)
      .filter((name) => !(name in item) || String(Reflect.get(item, name)).trim() === '')
      .map((name) => ({ path: `${index}.${name}`, key: 'admin_proof_required' })),
  )
}
