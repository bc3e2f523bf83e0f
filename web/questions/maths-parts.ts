import type { ComponentType } from 'react'

/** A text field with the keys of practice. */
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

/** Words with their mathematics as a book prints it. */
export type MathsWords = ComponentType<{ text: string }>
