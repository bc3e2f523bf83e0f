import { m } from '../../messages/compiled/messages.js'

/**
 * What an owner of an older installation must know of this release, a sentence each. A change that such an
 * installation notices adds its sentence here.
 */
export const changes: readonly (() => string)[] = [
  m.admin_change_demo,
  m.admin_change_settings,
  m.admin_change_secret,
  m.admin_change_smtp,
  m.admin_change_files,
  m.admin_change_others,
  m.admin_change_people,
  m.admin_change_search,
  m.admin_change_roles,
  m.admin_change_launch,
  m.admin_change_recovery,
]
