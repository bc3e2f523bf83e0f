import { randomUUID } from 'node:crypto'
import { mostImportRows } from '../../domain/admin/people/rules.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { runDueJobs } from '../../server/jobs/operations.ts'
import { jobHandlers } from '../../server/worker.ts'
import { openOwnersSession } from './admin-lists.ts'
import { writeContent } from './growth-content.ts'
import { type OwnDatabaseOptions, onOwnDatabase } from './in-process.ts'
import type { Part } from './report.ts'

type ImportOptions = Pick<OwnDatabaseOptions, 'serverUrl' | 'settings'> & {
  /** As many as one file may have, unless a smaller number is set for a trial. */
  count?: number
}

const mostMilliseconds = 2000

/** A file with the maximum of students, each with a course, processed by its one job, with the invitation mails. */
export async function measureImport({ count = mostImportRows, ...options }: ImportOptions): Promise<Part> {
  const fill = (databaseUrl: string) => writeContent(databaseUrl, { courses: 20, students: 1 })
  return onOwnDatabase(options, 'bench_imports', fill, async (recorded) => {
    const { app, services } = recorded
    const cookie = await openOwnersSession(recorded)
    const until = `${new Date().getUTCFullYear() + 1}-12-31`
    const people = Array.from(
      { length: count },
      (_, n) =>
        `Student ${n},student${n}@many.example,${9_848_000_000 + n},2000-01-01,course-${1 + (n % 20)},${until}`,
    )
    const csv = ['name,email,phone,date_of_birth,course,until', ...people].join('\n')
    const ask = async (path: string, body: object) => {
      const headers = { cookie, 'content-type': 'application/json' }
      const request = new Request(`http://localhost/api/v1/admin/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const started = performance.now()
      const answer = await app.fetch(request)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return performance.now() - started
    }
    const given = { id: randomUUID(), name: 'many.csv', csv, batchId: null }
    const asked = {
      'a dry run': await ask('imports/check', { csv }),
      'taking it': await ask('imports/start', given),
      'the same file again': await ask('imports/start', { ...given, id: randomUUID() }),
    }
    // Noon in India, when invitations are sent.
    const noon = new Date(Date.now() + 24 * 3600 * 1000)
    noon.setUTCHours(6, 30)
    const started = performance.now()
    // The import first, then its mails.
    while ((await runDueJobs({ ...services, clock: { now: () => noon } }, jobHandlers)) > 0);
    const seconds = (performance.now() - started) / 1000
    const found = await services.database.first(sql<{
      jobs: number
      done: number
      grants: number
      mails: number
    }>`
      select (select count(*) from jobs where kind = 'importPeople')::int as "jobs",
        (select count(*) from people_import_rows where asked is null and refusal is null)::int as "done",
        (select count(*) from access_grants)::int as "grants",
        (select count(distinct recipient) from mailbox_messages where recipient like '%@many.example')::int as "mails"`)
    if (found === null) throw new Error('nothing was counted')
    return {
      results: [
        {
          what: `Import: a file of ${count} students with a course each, and their mails`,
          ours: `${seconds.toFixed(1)} s`,
          against: '',
          value: `${found.done} students, ${found.grants} grants, mails to ${found.mails} by ${found.jobs} job`,
          reach: `${count} of each by 1`,
          isReached:
            [found.done, found.grants, found.mails].every((made) => made === count) && found.jobs === 1,
          n: '1',
        },
        ...Object.entries(asked).map(([what, ms]) => ({
          what: `Import: ${what}, ${count} rows`,
          ours: '',
          against: '',
          value: `${ms.toFixed(0)} ms`,
          reach: `${mostMilliseconds} ms`,
          isReached: ms <= mostMilliseconds,
          n: '1',
        })),
      ],
      notes: [],
    }
  })
}
