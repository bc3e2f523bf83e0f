import { baseLocale, localeOfPath } from '../../domain/locales.ts'

const script = /\/assets\/([\w.$-]+\.js)/g

/**
 * Points a rendered page at the scripts of its language: each is built once per language, in a folder
 * of its own (`/assets/hi/x.js`), English beside the folders.
 */
export function withOwnScripts(html: string, path: string): string {
  const locale = localeOfPath(path)
  return locale === baseLocale ? html : html.replace(script, `/assets/${locale}/$1`)
}
