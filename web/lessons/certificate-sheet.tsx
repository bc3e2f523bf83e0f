import type { OutputOf } from '../../domain/calls.ts'
import { longDateText, numberText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import { productName } from '../../domain/product.ts'
import { currentLocale } from '../locale.ts'
import { CertificateFile } from './certificate-file.tsx'

type Certificate = OutputOf<'getCertificate'>

/** A public certificate: who completed what, when, lesson by lesson. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const {
    number,
    name,
    courseTitle,
    instructor,
    modules,
    lessonCount,
    videoSeconds,
    practiceMarks,
    mostPracticeMarks,
  } = certificate
  const locale = currentLocale()
  return (
    <article className="mx-auto max-w-3xl rounded-sheet border border-rule bg-card px-5 py-8 shadow-2 sm:px-10 sm:py-12">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2">
        <span>{m.certificate_title()}</span>
        <span className="tabular-nums">{number}</span>
      </p>
      <h1 className="mt-5 text-page text-balance break-words">{name ?? m.certificate_nobody()}</h1>
      <p className="mt-4 text-lead text-ink-2">{m.certificate_has_completed()}</p>
      <p className="mt-1 text-2xl leading-snug font-bold text-balance">{courseTitle}</p>
      <p className="mt-1 text-ink-2">
        {m.certificate_lessons({ count: numberText(lessonCount, locale), minutes: minutesOf(videoSeconds) })}
        {instructor !== null && ` · ${m.course_taught_by()} ${instructor}`}
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-y border-rule py-4">
        <Fact
          name={m.certificate_completed()}
          text={longDateText(new Date(certificate.completedAt), locale)}
        />
        <Fact name={m.certificate_issued()} text={longDateText(new Date(certificate.issuedAt), locale)} />
        {practiceMarks !== null && mostPracticeMarks !== null && (
          <Fact
            name={m.certificate_practice()}
            text={m.practice_run_total({
              marks: markText(practiceMarks),
              all: markText(mostPracticeMarks),
              count: mostPracticeMarks,
            })}
          />
        )}
      </dl>
      {certificate.refundedAt !== null && (
        <p className="mt-6 font-semibold text-bad">
          {m.certificate_refunded({ date: longDateText(new Date(certificate.refundedAt), locale) })}
        </p>
      )}
      <CertificateFile number={number} />
      <h2 className="mt-8 text-lead font-heading">{m.certificate_what()}</h2>
      <ol className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {modules.map((module, index) => (
          // Titles may repeat; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is what was written down
          <li key={index}>
            <h3 className="font-semibold">{module.title}</h3>
            <ul className="mt-1 list-disc pl-5 text-small text-ink-2">
              {module.lessons.map((lesson, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is what was written down
                <li key={at}>{lesson}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-8 border-t border-rule pt-4 text-sm text-ink-3">
        {m.certificate_explained({ product: productName })}
      </p>
    </article>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  )
}

function minutesOf(seconds: number): string {
  return numberText(Math.max(1, Math.round(seconds / 60)), currentLocale())
}
