import { type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

/**
 * A function of this connection that deletes rows together with all rows that depend on them,
 * whatever the tables. References to a member of staff are set to null instead. A table's foreign
 * keys to itself are deleted with their rows.
 */
export function createRemover() {
  return sql`
    create or replace function pg_temp.remove_rows(parent regclass, chosen text) returns void language plpgsql as $$
    declare
      key record;
      is_used boolean;
    begin
      for key in
        select c.conrelid::regclass as child, format('%I', a.attname) as name, format('%I', pa.attname) as parent_name,
          a.attnotnull as is_needed
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = c.confkey[1]
        where c.contype = 'f' and c.confdeltype = 'a' and c.confrelid = parent and c.conrelid <> parent
      loop
        execute format('select exists (select from %s where %s in (select %s from %s where %s))',
          key.child, key.name, key.parent_name, parent, chosen) into is_used;
        continue when not is_used;
        if parent = 'staff'::regclass and not key.is_needed then
          execute format('update %s set %s = null where %s in (select %s from %s where %s)',
            key.child, key.name, key.name, key.parent_name, parent, chosen);
        else
          perform pg_temp.remove_rows(key.child,
            format('%s in (select %s from %s where %s)', key.name, key.parent_name, parent, chosen));
        end if;
      end loop;
      execute format('delete from %s where %s', parent, chosen);
    end $$`
}

/** Only for conditions without values: they become part of a statement. */
export function removal(table: string, condition: Statement<Nothing>) {
  if (condition.values.length > 0) throw new Error('a condition of a removal has values')
  return sql`select pg_temp.remove_rows(${table}::text::regclass, ${condition.text}::text)`
}
