/**
 * Who may make a call: `anyone` (a token is not looked at), `optional` (a visitor, or a student by
 * token; a stale token is refused, never treated as a visitor), `student` (a live token is required).
 */
export type Access = 'anyone' | 'optional' | 'student'

/**
 * What a member of staff may do in the admin; most have several. The owner may do everything; who writes, writes own
 * courses and articles or all; to publish, to set prices, and to change the site, the policies and the seller each is a
 * role of its own.
 */
export type Role =
  | 'owner'
  | 'author-own'
  | 'author-all'
  | 'publish'
  | 'price'
  | 'site'
  | 'policies'
  | 'support'
  | 'finance'
  | 'people'

type Place = {
  method: 'GET' | 'POST'
  /** Relative to `/api/v1`; parameters are named as `:name`. */
  path: `/${string}`
  /** The answer carries `totalPages` beside `data`: the output is then `{ data, totalPages }`. */
  isPaged?: boolean
}

/** A call of staff names the roles that may make it: one without a role does not compile. */
type StaffOnly = {
  roles: readonly [Role, ...Role[]]
  /** Refused with `codeNeeded` unless the session had a code of the authenticator in the last minutes. */
  wantsFreshCode?: true
}

export type Address = Place & ({ access: Access } | ({ access: 'staff' } & StaffOnly))

/** An address in the admin as a contract declares it: for staff of the roles named or, to sign in, for anyone. */
export type AdminAddress = Omit<Place, 'method' | 'path'> & {
  /** POST unless said. */
  method?: 'GET'
  /** `/admin/` and the name of the call, unless said. */
  path?: `/admin/${string}`
} & ({ access: 'anyone' } | StaffOnly)
