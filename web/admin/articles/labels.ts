import type { ArticleKind, ArticleState } from '../../../domain/admin/articles/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'

export function articleKindText(kind: ArticleKind): string {
  return kind === 'article' ? m.admin_articles() : m.admin_resources()
}

export const articleStateText = textBy<ArticleState>({
  draft: m.admin_article_state_draft,
  scheduled: m.admin_article_state_scheduled,
  published: m.admin_article_state_published,
  withdrawn: m.admin_article_state_withdrawn,
})

export function articleTypeText(type: number): string {
  if (type === 1) return m.admin_article_type_blog()
  return type === 2 ? m.admin_article_type_home() : m.admin_article_type_other()
}
