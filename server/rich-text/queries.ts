import { type Statement, sql } from '../adapters/database/sql.ts'
import { drawnBy } from '../adapters/formulas/drawn-by.ts'
import type { FormulaDrawing } from '../adapters/formulas/formulas.ts'

/** The stored drawings of the formulas with these names. */
export function listDrawings(ids: readonly string[]): Statement<FormulaDrawing & { id: string }> {
  return sql`select id, html, mathml from formulas where id = any(${ids})`
}

/** The sizes of drawings that are current in this release. */
export function listDrawingSizes(ids: readonly string[]): Statement<{ id: string; length: number }> {
  return sql`select id, length(html) as length from formulas where id = any(${ids}) and drawn_by = ${drawnBy}`
}

export function putDrawing(id: string, { html, mathml }: FormulaDrawing) {
  return sql`
    insert into formulas (id, html, mathml, drawn_by) values (${id}, ${html}, ${mathml}, ${drawnBy})
    on conflict (id) do update set html = excluded.html, mathml = excluded.mathml, drawn_by = excluded.drawn_by,
      drawn_at = now()
    where formulas.drawn_by <> excluded.drawn_by`
}

/** Every formula of every text that may be shown, as TeX. */
export function listWrittenFormulas(): Statement<{ written: string }> {
  return sql`
    select distinct found[1] as written from (
      select about as html from courses union all select importance from courses union all select learning from courses
      union all select jsonb_path_query(translations, '$.*.*') #>> '{}' from courses
      union all select html from articles
      union all select jsonb_array_elements_text(content) from resources
      union all select html from policies union all select summary from policies
      union all select document ->> 'html' from text_drafts
      union all select document ->> 'html' from site_drafts union all select document ->> 'summary' from site_drafts
      union all select document ->> 'about' from course_drafts
      union all select document ->> 'importance' from course_drafts
      union all select document ->> 'learning' from course_drafts
      union all select jsonb_path_query(document, '$.translations.*.*') #>> '{}' from course_drafts
    ) texts, regexp_matches(html, '<(?:span|div) data-tex="[^"]*">', 'g') found
    where html like '%data-tex%'`
}
