import { getRouteApi } from '@tanstack/react-router'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { ArticleForm } from './article-form.tsx'
import type { ArticleDraft } from './publish-box.tsx'

const route = getRouteApi('/admin/articles/$kind/$id')

/** One article or resource being written. */
export function ArticleScreen() {
  const { kind, id } = route.useParams()
  return (
    <OpenDraft<ArticleDraft> kind={kind} id={id}>
      {(first) => <ArticleForm key={first.id} first={first} />}
    </OpenDraft>
  )
}
