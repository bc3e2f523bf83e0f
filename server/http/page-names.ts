import { hasArticle, hasResource, hasTextDraft } from '../articles/operations.ts'
import { hasCourse } from '../catalog/operations.ts'
import { hasCertificate } from '../lessons/certificates/operations.ts'
import { hasLesson } from '../lessons/pages/operations.ts'
import type { Services } from '../services.ts'

type HasName = (services: Services, name: string, id: string) => Promise<boolean>

/**
 * Pages with a name in their address, by pattern: whether a page exists for a name. Checked before
 * rendering, as invalid names are unbounded.
 */
export const pageNames: Readonly<Record<string, HasName>> = {
  '/blog/$name': hasArticle,
  '/certificate/$number': hasCertificate,
  '/courses/$name': hasCourse,
  '/courses/$name/$lesson': hasLesson,
  '/preview/$kind/$id': hasTextDraft,
  '/resources-repository/$name': hasResource,
}
