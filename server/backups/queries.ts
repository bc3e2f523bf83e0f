import { sql } from '../adapters/database/sql.ts'

export type NamedFile = { key: string; contentType: string; byteCount: number }

/** Every stored file that a row refers to. */
export function listNamedFiles() {
  return sql<NamedFile>`
    select storage_key as key, content_type as "contentType", byte_count::float8 as "byteCount" from media_files
    union all
    select storage_key, 'application/octet-stream', byte_count::float8 from video_renditions`
}

/** The keys that a row still refers to. */
export function listStillNamed(keys: readonly string[]) {
  return sql<{ key: string }>`
    select storage_key as key from media_files where storage_key = any(${[...keys]}::text[])
    union all
    select storage_key from video_renditions where storage_key = any(${[...keys]}::text[])`
}
