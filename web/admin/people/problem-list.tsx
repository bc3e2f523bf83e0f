import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

type Problems = AdminOutputOf<'checkImport'>['problems']

/** Errors by line of a file. */
export function ProblemList({ problems }: { problems: Problems }) {
  return (
    <ul aria-label={m.admin_import_problems()} className="grid max-h-96 gap-1 overflow-y-auto text-small">
      {problems.map(({ line, column, text }) => (
        <li key={`${line}/${column}/${text}`} className="border-b border-grid py-1 wrap-anywhere">
          <span className="font-semibold">
            {column === null ? m.admin_import_line({ line }) : m.admin_import_line_column({ line, column })}
          </span>{' '}
          {text}
        </li>
      ))}
    </ul>
  )
}
