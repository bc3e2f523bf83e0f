import { longDateText } from '../../../domain/formats.ts'
import { certificatePath } from '../../../domain/lessons/certificates/rules.ts'
import { markText } from '../../../domain/practice/mark-text.ts'
import { productName } from '../../../domain/product.ts'
import type { CertificateDocument } from '../../adapters/documents/documents.ts'
import type { Services } from '../../services.ts'
import { type CertificateRow, findCertificateById } from './queries.ts'

/** The PDF of a stored certificate; null when there is none. */
export async function openCertificate(
  { database, makeDocument, settings }: Pick<Services, 'database' | 'makeDocument' | 'settings'>,
  id: string,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const row = await database.first(findCertificateById(id))
  if (row === null) return null
  const bytes = await makeDocument({
    template: 'certificate',
    data: documentOf(row, settings.publicUrl),
    createdAt: row.issuedAt,
  })
  return { bytes, fileName: `${row.number}.pdf` }
}

function documentOf(row: CertificateRow, publicUrl: string): CertificateDocument {
  return {
    product: productName,
    label: row.number,
    name: row.name,
    course: row.courseTitle,
    instructor: row.instructor,
    lessonCount: row.lessonCount,
    practice:
      row.practiceMarks === null || row.mostPracticeMarks === null
        ? null
        : { marks: markText(row.practiceMarks), most: markText(row.mostPracticeMarks) },
    minutes: Math.max(1, Math.round(row.videoSeconds / 60)),
    modules: row.modules.map(({ title, lessons }) => ({ title, lessonCount: lessons.length })),
    completed: longDateText(row.completedAt, 'en'),
    issued: longDateText(row.issuedAt, 'en'),
    address: publicUrl.replace(/^https?:\/\//, '') + certificatePath(row.number),
  }
}
