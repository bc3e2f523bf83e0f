/**
 * Who may make a call: `anyone` (the token is ignored), `optional` (a visitor, or a student by token; a stale token is
 * refused, never treated as a visitor), `student` (a valid token is required).
 */
export type Access = 'anyone' | 'optional' | 'student'

/**
 * Staff roles in the admin; most people have several. The owner may do everything. Writers write their own courses and
 * articles, or all of them; publishing, pricing, and changing the site, the policies and the seller are separate roles.
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
  /** The response has `totalPages` next to `data`: the output is then `{ data, totalPages }`. */
  isPaged?: boolean
}

/** A staff call names the roles that may make it: without one it does not compile. */
type StaffOnly = {
  roles: readonly [Role, ...Role[]]
  /** Refused with `codeNeeded` unless the session confirmed an authenticator code in the last minutes. */
  wantsFreshCode?: true
}

export type Address = Place & ({ access: Access } | ({ access: 'staff' } & StaffOnly))

/** An admin call's declaration in a contract: for staff with the named roles or, for sign-in, for anyone. */
export type AdminAddress = Omit<Place, 'method' | 'path'> & {
  /** Default: POST. */
  method?: 'GET'
  /** Default: `/admin/` and the name of the call. */
  path?: `/admin/${string}`
} & ({ access: 'anyone' } | StaffOnly)
