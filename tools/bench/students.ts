import { randomBytes } from 'node:crypto'
import { signToken } from '../../server/accounts/tokens.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'

type Session = { id: string; email: string; sessionId: string }
export type BenchStudent = Session & { token: string }

/** Students with an active session, inserted into the database: a read benchmark needs no passwords. */
export async function addStudents(services: Services, count: number): Promise<BenchStudent[]> {
  const now = services.clock.now()
  const later = new Date(now.getTime() + 24 * 3600 * 1000)
  const series = randomBytes(4).toString('hex')
  const rows = await services.database.all(sql<Session>`
    with added as (
      insert into students (email, name, phone, password_hash, email_verified_at, created_at)
      select 'bench-' || ${series}::text || '-' || number || '@stepmark.example', 'Asha', '+919848012345', 'none', ${now}, ${now}
      from generate_series(1, ${count}::int) as number
      returning id, email
    ), opened as (
      insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at)
      select id, sha256(convert_to(email, 'UTF8')), 'bench', ${now}, ${now}, ${later} from added
      returning id, student_id
    )
    select added.id, added.email, opened.id as "sessionId" from added join opened on opened.student_id = added.id`)
  return Promise.all(rows.map(async (row) => ({ ...row, token: await tokenOf(services, row) })))
}

/** A new token of a session: one is valid for a quarter of an hour, and a run takes longer. */
export function tokenOf(services: Services, { id, email, sessionId }: Session): Promise<string> {
  return signToken(services, { id, email, name: 'Asha', phone: '+919848012345' }, sessionId)
}
