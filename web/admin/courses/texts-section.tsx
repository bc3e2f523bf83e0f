import { useState } from 'react'
import { type noTranslation, planFieldNames } from '../../../domain/admin/courses/choices.ts'
import { priceInPaise } from '../../../domain/admin/courses/rules.ts'
import { type Locale, type TranslationLocale, translationLocales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { translatedText } from '../ui/course-fields.ts'
import { Tick } from '../ui/form.tsx'
import { localeText } from '../ui/labels.ts'
import { Languages } from '../ui/languages.tsx'
import { Section } from '../ui/section.tsx'
import { fieldId } from './labels.ts'
import type { SectionProps } from './section-props.ts'
import { TitlesInLanguage } from './titles-in-language.tsx'

const names = ['about', 'importance', 'learning'] as const

/** The three texts of a course's page, and its translations. */
export function TextsSection(props: SectionProps) {
  const { document, change, errorOf, hasErrorIn } = props
  const [chosen, setLocale] = useState<Locale>('en')
  // Errors in a hidden language must be reachable.
  const wrong = translationLocales.find((locale) => hasErrorIn(`translations.${locale}`))
  const [ledTo, setLedTo] = useState<string>()
  const locale = wrong !== undefined && wrong !== ledTo ? wrong : chosen
  return (
    <Section id="texts" title={m.admin_course_texts()}>
      <Languages
        current={locale}
        onChange={(next) => {
          setLedTo(wrong)
          setLocale(next)
        }}
      />
      {locale === 'en' ? (
        names.map((name) => (
          <div key={name} id={fieldId(name)}>
            <RichTextEditor
              label={translatedText(name)}
              value={document[name]}
              error={errorOf(name)}
              onChange={(html) => change((was) => ({ ...was, [name]: html }))}
            />
          </div>
        ))
      ) : (
        <Translation key={locale} {...props} locale={locale} />
      )}
      <Tick
        checked={document.samples[locale]}
        onTick={(isTicked) => change((was) => ({ ...was, samples: { ...was.samples, [locale]: isTicked } }))}
      >
        {m.admin_course_is_sample({ language: localeText(locale) })}
      </Tick>
    </Section>
  )
}

function Translation({ locale, ...section }: SectionProps & { locale: TranslationLocale }) {
  const { document, change, errorOf } = section
  const texts = document.translations[locale]
  const language = localeText(locale)
  const field = (name: string) => `translations.${locale}.${name}`
  const put = (part: Partial<typeof noTranslation>) =>
    change((was) => ({
      ...was,
      translations: { ...was.translations, [locale]: { ...was.translations[locale], ...part } },
    }))
  const labelOf = (name: string) => m.admin_course_text_in({ text: translatedText(name), language })
  return (
    <>
      <p className="text-ink-2">{m.admin_course_translation_hint({ language })}</p>
      <div id={fieldId(field('title'))} lang={locale}>
        <Field
          label={labelOf('title')}
          value={texts.title}
          maxLength={200}
          error={errorOf(field('title'))}
          onChange={({ target }) => put({ title: target.value })}
        />
      </div>
      {names.map((name) => (
        <div key={name} id={fieldId(field(name))} lang={locale}>
          <RichTextEditor
            label={labelOf(name)}
            value={texts[name]}
            error={errorOf(field(name))}
            onChange={(html) => put({ [name]: html })}
          />
        </div>
      ))}
      {planFieldNames
        .filter((name) => priceInPaise(document.plans[name].price) !== null || texts[name] !== '')
        .map((name) => (
          <div key={name} id={fieldId(field(name))} lang={locale}>
            <TextArea
              label={labelOf(name)}
              rows={3}
              maxLength={2000}
              value={texts[name]}
              error={errorOf(field(name))}
              onChange={({ target }) => put({ [name]: target.value })}
            />
          </div>
        ))}
      <TitlesInLanguage {...section} locale={locale} />
    </>
  )
}
