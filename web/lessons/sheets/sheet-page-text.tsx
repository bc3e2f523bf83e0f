import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnSheet } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { PageText } from '../../ui/page-text.tsx'
import { SheetPage } from './sheet-page.tsx'

/** A worksheet as text of its page. On the server alone. */
export function sheetPageText(id: string, sheet: DrawnSheet): PageText {
  return new PageText(id, renderToStaticMarkup(<SheetPage sheet={sheet} />))
}
