import { renderToStaticMarkup } from 'react-dom/server'
import { PageText } from '../ui/page-text.tsx'
import { TermList } from './term-list.tsx'

/** The terms as HTML of their page. Server only. */
export function termListText(): PageText {
  return new PageText('terms', renderToStaticMarkup(<TermList />))
}
