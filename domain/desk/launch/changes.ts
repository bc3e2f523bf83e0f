import { m } from '../../messages/compiled/messages.js'

/**
 * What an owner of an older installation must know of this release, a sentence each. A change that such an
 * installation notices adds its sentence here.
 */
export const changes: readonly (() => string)[] = [
  m.desk_change_demo,
  m.desk_change_settings,
  m.desk_change_secret,
  m.desk_change_smtp,
  m.desk_change_files,
  m.desk_change_others,
  m.desk_change_people,
  m.desk_change_search,
  m.desk_change_launch,
]
