import { glob, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { runOn } from './database.ts'

/** How a copy of a row differs, so that a table takes it: as the arguments of `jsonb_build_object`. */
const copies = {
  rate_limits: `'key', gen_random_uuid()`,
  sessions: `'id', gen_random_uuid(), 'token_hash', '\\x' || md5(random()::text), 'revoked_at', now()`,
  staff_sessions: `'id', gen_random_uuid(), 'token_hash', '\\x' || md5(random()::text), 'ended_at', now()`,
  playbacks: `'id', gen_random_uuid(), 'ended_at', now(), 'end_reason', 'stopped'`,
  orders: `'id', gen_random_uuid(), 'public_id', 'ord_' || md5(random()::text), 'state', 'expired', 'ask_at', null, 'gateway_order_id', null`,
}

/**
 * What a busy school does to a full disk within minutes: the pages that tables have are written full, until
 * one more is wanted. Each of these tables holds a row of which copies are made.
 */
export async function useUpRoom(databaseUrl: string): Promise<void> {
  for (const [table, change] of Object.entries(copies))
    await runOn(
      databaseUrl,
      `do $$ begin
        for n in 1..50000 loop
          begin
            insert into ${table}
              select (jsonb_populate_record(t, jsonb_build_object(${change}))).* from ${table} t limit 1;
          exception when disk_full then
            return;
          end;
        end loop;
        raise 'there is room for as many as one likes';
      end $$`,
    )
}

/** Writes to the WAL of a database on a full disk until it has no space left, which ends its server. */
export async function useUpLog({ database }: Pick<Services, 'database'>): Promise<void> {
  for (let megabytes = 0; megabytes < 1000; megabytes += 1) {
    const message = sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1024 * 1024))`
    const isTaken = await database.first(message).then(
      () => true,
      () => false,
    )
    if (!isTaken) return
  }
  throw new Error('the log has room for as much as one likes')
}

/**
 * What every vacuum of the catalogue does: a server makes these files again for its next connection, and on a
 * full disk lets nobody in.
 */
export async function dropInitFiles(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres', 'cluster')
  for await (const file of glob('{global,base/*}/pg_internal.init', { cwd: cluster }))
    await rm(join(cluster, file))
}

/**
 * Every table, or one of them, refuses writes as PostgreSQL does on a full disk, for a machine
 * where no disk can be filled; `end` gives the room back.
 */
export async function refuseWrites(databaseUrl: string, table = '%'): Promise<{ end(): Promise<void> }> {
  await runOn(
    databaseUrl,
    `create function no_room() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
     end $$`,
    `do $$ declare t regclass; begin
       for t in select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname like '${table}' loop
         execute format('create trigger no_room before insert or update on %s for each row execute function no_room()', t);
       end loop;
     end $$`,
  )
  return { end: () => runOn(databaseUrl, 'drop function no_room cascade') }
}

/** A database that refuses everything with one of PostgreSQL's codes. */
export function refusing(whole: Database, code: string): Database {
  const refuse = () => {
    const error = new pg.DatabaseError('refused', 0, 'error')
    error.code = code
    return Promise.reject(error)
  }
  return { ...whole, all: refuse, first: refuse, transaction: refuse }
}
