import type { Locale } from '../../../domain/locales.ts'
import type { Notice } from '../../notifications/operations.ts'
import type { Settings } from '../../settings.ts'
import { type Reader, unsubscribeToken } from '../links.ts'
import { newsNotice } from '../notices.ts'

type News = { locale: Locale; subject: string; parts: readonly string[] }

/** News as one reader gets it: with the way out in its text and in its headers. */
export function newsFor(settings: Settings, reader: Reader, news: News): Notice {
  return newsNotice(settings, { ...news, unsubscribeToken: unsubscribeToken(settings, reader) })
}
