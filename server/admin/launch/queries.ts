import { type Id, sql } from '../../adapters/database/sql.ts'

export type FactName = 'mail' | 'webhook' | 'metrics' | 'backup' | 'restore' | 'before'
export type Fact = { name: FactName; about: string; seenAt: Date }

export function listFacts() {
  return sql<Fact>`select name, about, seen_at as "seenAt" from launch_facts`
}

export function writeFact(name: FactName, about: string, now: Date) {
  return sql`
    insert into launch_facts (name, about, seen_at) values (${name}, ${about}, ${now})
    on conflict (name) do update set about = excluded.about, seen_at = excluded.seen_at`
}

/** Keeps the marks of earlier backups, latest first, up to the limit. */
export function writeBackup(mark: string, now: Date) {
  return sql`
    insert into launch_facts (name, about, seen_at) values ('backup', ${mark}, ${now})
    on conflict (name) do update
    set about = left(excluded.about || ' ' || launch_facts.about, 400), seen_at = excluded.seen_at`
}

/** No row while this person's last mail is too recent. */
export function writeMailTest(test: {
  staffId: string
  codeHash: Buffer
  about: string
  tries: number
  now: Date
  notAfter: Date
}) {
  return sql<Id>`
    insert into launch_mail_tests (staff_id, code_hash, about, sent_at, tries_left)
    values (${test.staffId}, ${test.codeHash}, ${test.about}, ${test.now}, ${test.tries})
    on conflict (staff_id) do update set code_hash = excluded.code_hash, about = excluded.about,
      sent_at = excluded.sent_at, tries_left = excluded.tries_left
    where launch_mail_tests.sent_at <= ${test.notAfter}
    returning staff_id as id`
}

/** Takes one of the tries of a test sent after a time; no row when none is left. */
export function tryMailTest(staffId: string, sentAfter: Date) {
  return sql<{ codeHash: Buffer; about: string }>`
    update launch_mail_tests set tries_left = tries_left - 1
    where staff_id = ${staffId} and sent_at > ${sentAfter} and tries_left > 0
    returning code_hash as "codeHash", about`
}

export function deleteMailTest(staffId: string) {
  return sql`delete from launch_mail_tests where staff_id = ${staffId}`
}

export function findUnreadChanges(staffId: string) {
  return sql<{ name: string }>`
    select f.name from launch_facts f join staff st on st.id = ${staffId} and st.created_at < f.seen_at
    where f.name = 'before' and not exists (select from changes_read r where r.staff_id = ${staffId})`
}

export function markChangesRead(staffId: string, now: Date) {
  return sql`insert into changes_read (staff_id, read_at) values (${staffId}, ${now}) on conflict do nothing`
}
