import { fieldId } from './labels.ts'

/** Shows a field of the form and puts the keyboard into it. */
export function goToField(field: string): void {
  const place = document.getElementById(fieldId(field))
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable="true"]')?.focus()
}
