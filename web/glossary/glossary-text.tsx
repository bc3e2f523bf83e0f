import { renderToStaticMarkup } from 'react-dom/server'
import { PageText } from '../ui/page-text.tsx'
import { GlossaryTerms } from './glossary-terms.tsx'

/** The terms as HTML of their page. Server only. */
export function glossaryText(): PageText {
  return new PageText('glossary', renderToStaticMarkup(<GlossaryTerms />))
}
