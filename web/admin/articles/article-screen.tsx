import type { ArticleKind } from '../../../domain/admin/articles/rules.ts'
import { OpenDraft } from '../drafts/open-draft.tsx'
import type { ScreenProps } from '../screens.ts'
import { type ArticleDraft, ArticleForm } from './article-form.tsx'

/** One article or resource being written. */
export function ArticleScreen({ parameters: [kindName = '', id = ''] }: ScreenProps) {
  const kind: ArticleKind = kindName === 'resource' ? 'resource' : 'article'
  return (
    <OpenDraft<ArticleDraft> kind={kind} id={id}>
      {(first) => <ArticleForm key={first.id} first={first} />}
    </OpenDraft>
  )
}
