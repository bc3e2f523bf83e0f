import { clsx } from 'clsx'
import { useId } from 'react'
import { wordsToHtml } from '../../../domain/lessons/steps/draw-lesson.ts'
import type { StepWords } from '../../../domain/lessons/steps/step-lesson.ts'
import { localeNames } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { describedField, FieldFrame, fieldBorder } from '../../ui/field-frame.tsx'
import { useWriting, withText } from './writing.ts'

type Props = {
  label: string
  words: StepWords | undefined
  hint?: string | undefined
  error?: string | undefined
  rows?: number
  onChange(words: StepWords): void
}

/** Text in the current language with a preview of its TeX; another language shows the English below. */
export function WordsField({ label, words = { en: '' }, hint, error, rows = 2, onChange }: Props) {
  const { language, drawTex } = useWriting()
  const id = useId()
  const text = words[language] ?? ''
  const inLanguage = language === 'en' ? label : `${label} (${localeNames[language]})`
  return (
    <FieldFrame
      id={id}
      label={inLanguage}
      error={error}
      hint={language !== 'en' && words.en !== '' ? m.admin_lesson_in_english({ text: words.en }) : hint}
      className="min-w-0"
    >
      <textarea
        {...describedField(id, { error, hint: hint ?? (language === 'en' ? undefined : ' ') })}
        lang={language}
        rows={rows}
        maxLength={1200}
        value={text}
        className={clsx(
          'block w-full rounded-ctl bg-card px-3 py-2 text-body text-ink placeholder:text-ink-3',
          fieldBorder(error),
        )}
        onChange={({ target }) => onChange(withText(words, language, target.value))}
      />
      {text.includes('$') && (
        <p
          lang={language}
          aria-hidden="true"
          className="mt-1 text-ink-2"
          // Its text is escaped; formulas are rendered as publishing does.
          dangerouslySetInnerHTML={{ __html: wordsToHtml(text, drawTex) }}
        />
      )}
    </FieldFrame>
  )
}
