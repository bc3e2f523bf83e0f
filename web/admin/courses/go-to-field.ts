import { fieldId } from './labels.ts'

/** Scrolls to a field of the form and focuses it. */
export function goToField(field: string): void {
  const place = document.getElementById(fieldId(field))
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable="true"]')?.focus()
}
