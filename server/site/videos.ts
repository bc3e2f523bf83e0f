import { locales } from '../../domain/locales.ts'
import type { Services } from '../services.ts'
import { findSiteVideoFile, type VideoFileRow } from './queries.ts'

/** Renditions by how the address of their file ends. */
const renditions: Record<string, string> = {
  '240.mp4': '240p',
  '480.mp4': '480p',
  ...Object.fromEntries(locales.map((language) => [`${language}.vtt`, `captions-${language}`])),
  jpg: 'poster',
}

/** A file of one of the site's own videos, which everybody may see: `square-breath.480.mp4`. */
export async function openSiteVideo({ database }: Services, file: string): Promise<VideoFileRow | null> {
  const [, name = '', ending = ''] = file.match(/^([a-z0-9-]+)\.([a-z0-9.]+)$/) ?? []
  const rendition = renditions[ending]
  return rendition === undefined ? null : database.first(findSiteVideoFile(name, rendition))
}
