import type { Services } from '../services.ts'
import { type FilmFileRow, findSiteFilmFile } from './queries.ts'

/** Renditions by how the address of their file ends. */
const renditions: Record<string, string> = {
  '240.mp4': '240p',
  '480.mp4': '480p',
  'en.vtt': 'captions-en',
  jpg: 'poster',
}

/** A file of one of the house's own films, which everybody may see: `square-breath.480.mp4`. */
export async function openSiteFilm({ database }: Services, file: string): Promise<FilmFileRow | null> {
  const [, name = '', ending = ''] = file.match(/^([a-z0-9-]+)\.([a-z0-9.]+)$/) ?? []
  const rendition = renditions[ending]
  return rendition === undefined ? null : database.first(findSiteFilmFile(name, rendition))
}
