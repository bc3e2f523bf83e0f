import { sql } from '../../adapters/database/sql.ts'

export function findFingerprint() {
  return sql<{ fingerprint: Buffer }>`select fingerprint from installation_secret`
}

export function upsertFingerprint(fingerprint: Buffer) {
  return sql`
    insert into installation_secret as known (fingerprint) values (${fingerprint})
    on conflict (only_row) do update set fingerprint = excluded.fingerprint
    where known.fingerprint <> excluded.fingerprint`
}
