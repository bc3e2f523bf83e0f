import { Fragment, type ReactNode } from 'react'
import type { DrawnSheet, DrawnSheetQuestion } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { localeNames } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { markText } from '../../../domain/practice/mark-text.ts'
import { currentLocale } from '../../locale.ts'

type Props = {
  sheet: DrawnSheet
  /** The student's phone as watermark, on a paid sheet. */
  mark?: string | null
  /** Where an answer to a question can be tried. */
  tryOn?(question: DrawnSheetQuestion): ReactNode
  /** Where a teacher is asked about a question, by its name. */
  askOn?: ((name: string) => ReactNode) | undefined
}

/** A worksheet to read: its questions, each with its answer and steps on tap. It works without a script. */
export function SheetPage({ sheet, mark = null, tryOn, askOn }: Props) {
  const { questions, marks, minutes, usesTaxRates } = sheet
  const language = currentLocale()
  const isPartlyEnglish = questions.some((question) => question.language !== language)
  return (
    <div className="sheet-on-screen">
      <p className="text-ink-2">{m.sheet_about({ marks: markText(marks), minutes })}</p>
      {isPartlyEnglish && (
        <p className="text-ink-2">{m.sheet_in_english({ language: localeNames[language] })}</p>
      )}
      {language !== 'en' && <p className="text-ink-2">{m.steps_unreviewed()}</p>}
      {usesTaxRates && <p className="sheet-note">{m.sheet_tax_rates()}</p>}
      {mark !== null && <p className="text-ink-2">{m.sheet_marked_for({ phone: mark })}</p>}
      <ol>
        {questions.map((question) => (
          <Fragment key={`${question.number}${question.part ?? ''}`}>
            {question.section !== undefined && <li className="sheet-section">{question.section}</li>}
            <SheetQuestion question={question} tried={tryOn?.(question)} asked={askOn?.(nameOf(question))} />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

function nameOf({ number, part }: DrawnSheetQuestion): string {
  return part === undefined ? `${number}` : `${number} (${part})`
}

type QuestionProps = { question: DrawnSheetQuestion; tried: ReactNode; asked: ReactNode }

function SheetQuestion({ question, tried, asked }: QuestionProps) {
  const { marks, language, html, figure, options, steps } = question
  return (
    <li className="sheet-question">
      <p className="sheet-question-head">
        <strong>{m.sheet_question({ name: nameOf(question) })}</strong>
        <span>{m.practice_marks({ count: marks, marks: markText(marks) })}</span>
      </p>
      {/* Our own SVG, made with the sheet; its text is escaped. */}
      <div className="sheet-text" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
      {figure && (
        <div
          role="img"
          aria-label={figure.words}
          lang={language}
          className="sheet-figure"
          dangerouslySetInnerHTML={{ __html: figure.svg }}
        />
      )}
      {options && tried == null && (
        <ol className="sheet-options" lang={language}>
          {options.map((option, index) => (
            <li key={option}>
              {'ABCDEFGH'[index]}. <span dangerouslySetInnerHTML={{ __html: option }} />
            </li>
          ))}
        </ol>
      )}
      {tried}
      <details>
        <summary>{m.sheet_answer()}</summary>
        <ol lang={language}>
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            <li key={at}>
              <div className="sheet-text" dangerouslySetInnerHTML={{ __html: step.html }} />
              {step.marks > 0 && (
                <span className="step-mark">
                  <span className="sr-only">
                    {m.practice_marks({ count: step.marks, marks: step.marks })}
                  </span>
                  <span aria-hidden="true">{markText(step.marks)}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </details>
      {asked}
    </li>
  )
}
