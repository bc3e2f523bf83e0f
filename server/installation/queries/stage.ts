import { type Id, sql } from '../../adapters/database/sql.ts'

export type Stage = 'new' | 'demo' | 'live'

export function lockStage() {
  return sql<{ stage: Stage }>`select stage from installation_stage for update`
}

export function findStage() {
  return sql<{ stage: Stage }>`select stage from installation_stage`
}

export function updateStage(stage: Exclude<Stage, 'new'>, now: Date) {
  return sql`
    update installation_stage set stage = ${stage},
      live_since = case when ${stage} = 'live' then coalesce(live_since, ${now}) end`
}

/** Real money: a capture that neither the sandbox nor a test key took. */
export function findRealCapture() {
  return sql<Id>`select id from payments where outcome is not null and not is_demo limit 1`
}

/** From here to the end of the transaction the guards allow deleting what is marked. */
export function beginGoingLive(now: Date) {
  return sql`
    update installation_stage set stage = 'live', live_since = coalesce(live_since, ${now}), going_live_in = '0'`
}

export function endGoingLive() {
  return sql`update installation_stage set going_live_in = null`
}

/** The demo can be of any size: the usual statement timeout is too short for it. */
export function waitForLargeDeletions() {
  return sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`
}

export function findFingerprint() {
  return sql<{ fingerprint: Buffer }>`select fingerprint from installation_secret`
}

export function upsertFingerprint(fingerprint: Buffer) {
  return sql`
    insert into installation_secret as known (fingerprint) values (${fingerprint})
    on conflict (only_row) do update set fingerprint = excluded.fingerprint
    where known.fingerprint <> excluded.fingerprint`
}
