import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnSheet } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { PageText } from '../../ui/page-text.tsx'
import { SheetPage } from './sheet-page.tsx'

/** A worksheet rendered as HTML of its page. Server only. */
export function sheetPageText(id: string, sheet: DrawnSheet): PageText {
  return new PageText(id, renderToStaticMarkup(<SheetPage sheet={sheet} />))
}
