import type { Queryable } from '../../adapters/database/database.ts'
import type { ExportTable } from '../../adapters/database/exports.ts'
import { exportedStudents, findStudentCard, type StudentCard } from './queries.ts'

/** A student as staff see them next to a message; null for a deleted account. */
export async function studentCard(tx: Queryable, id: string): Promise<StudentCard | null> {
  return tx.first(findStudentCard(id))
}

export function studentExports(): { students: ExportTable } {
  return { students: exportedStudents }
}
