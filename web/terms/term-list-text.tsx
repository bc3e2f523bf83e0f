import { renderToStaticMarkup } from 'react-dom/server'
import { PageText } from '../ui/page-text.tsx'
import { TermList } from './term-list.tsx'

/** The terms as text of their page. On the server alone. */
export function termListText(): PageText {
  return new PageText('terms', renderToStaticMarkup(<TermList />))
}
