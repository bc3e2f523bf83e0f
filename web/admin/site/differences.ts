import type { FormField } from '../../../domain/admin/site/fields.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Difference } from '../conflict-panel.tsx'
import { isSame } from '../kept-copy.ts'
import { siteFieldText } from './labels.ts'

/** Where two versions of an entry differ, field by field; lists of other lengths differ as a whole. */
export function differencesOf(field: FormField, label: string, mine: unknown, theirs: unknown): Difference[] {
  return walk(field, { label, path: '' }, mine, theirs)
}

type Place = { label: string; path: string }

function walk(field: FormField, place: Place, mine: unknown, theirs: unknown): Difference[] {
  const { label, path } = place
  if (isSame(mine, theirs)) return []
  if (field.kind === 'group' && isHeld(mine) && isHeld(theirs))
    return field.fields.flatMap(([name, inner]) => {
      const named = path === '' ? siteFieldText(name) : `${label}: ${siteFieldText(name)}`
      return walk(
        inner,
        { label: named, path: `${path}.${name}` },
        Reflect.get(mine, name),
        Reflect.get(theirs, name),
      )
    })
  if (field.kind === 'list' && Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.flatMap((item, index) =>
      walk(
        field.item,
        { label: m.admin_site_item({ label, number: index + 1 }), path: `${path}.${index}` },
        item,
        theirs[index],
      ),
    )
  return [{ field: path || 'all', label, mine: textOf(mine), theirs: textOf(theirs) }]
}

function isHeld(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Its words, one below the other. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return m.admin_site_in_english()
  if (isHeld(value)) return Object.values(value).map(textOf).join('\n')
  return String(value)
}
