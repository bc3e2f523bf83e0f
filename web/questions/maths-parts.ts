import type { ComponentType } from 'react'

/** A text field with the keypad of practice. */
export type MathsField = ComponentType<{
  label: string
  hint?: string | undefined
  error?: string | undefined
  name: string
  rows: number
  maxLength: number
  value: string
  onChange(event: { target: { value: string } }): void
}>

/** Text with mathematics rendered as in print. */
export type MathsWords = ComponentType<{ text: string }>
