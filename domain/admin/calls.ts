import type { Address } from '../addresses.ts'
import { type CallInput, type CallOutput, callsOf } from '../contract.ts'
import type { AdminCall } from './access.ts'
import * as account from './account/contract.ts'
import * as articles from './articles/contract.ts'
import * as audit from './audit/contract.ts'
import * as coupons from './coupons/contract.ts'
import * as courses from './courses/contract.ts'
import * as drafts from './drafts/contract.ts'
import * as holidays from './holidays/contract.ts'
import * as inbox from './inbox/contract.ts'
import * as insight from './insight/contract.ts'
import * as launch from './launch/contract.ts'
import * as lessons from './lessons/contract.ts'
import * as mailings from './mailings/contract.ts'
import * as notifications from './notifications/contract.ts'
import * as orders from './orders/contract.ts'
import * as paymentLinks from './payment-links/contract.ts'
import * as people from './people/contract.ts'
import * as practice from './practice/contract.ts'
import * as questions from './questions/contract.ts'
import * as safeguarding from './safeguarding/contract.ts'
import * as selling from './selling/contract.ts'
import * as signIn from './sign-in/contract.ts'
import * as site from './site/contract.ts'
import * as staff from './staff/contract.ts'
import * as students from './students/contract.ts'
import * as terms from './terms/contract.ts'
import * as uploads from './uploads/contract.ts'
import * as watching from './watching/contract.ts'

const declared = callsOf({
  ...account,
  ...articles,
  ...audit,
  ...coupons,
  ...courses,
  ...drafts,
  ...holidays,
  ...inbox,
  ...insight,
  ...launch,
  ...lessons,
  ...mailings,
  ...notifications,
  ...orders,
  ...paymentLinks,
  ...people,
  ...practice,
  ...questions,
  ...safeguarding,
  ...selling,
  ...signIn,
  ...site,
  ...staff,
  ...students,
  ...terms,
  ...uploads,
  ...watching,
})

type Declared = typeof declared
type AdminCalls = { [Name in keyof Declared]: Declared[Name] & Address }

/** Every call of the back office, by the name of its operation. */
export const adminCalls = Object.fromEntries(
  Object.entries<AdminCall>(declared).map(([name, call]) => [
    name,
    { path: `/admin/${name}`, ...('roles' in call && { access: 'staff' }), ...call },
  ]),
  // The same names; `fromEntries` types them as string.
) as AdminCalls

export type AdminCallName = keyof AdminCalls

export type AdminInputOf<Name extends AdminCallName> = CallInput<AdminCalls[Name]>
export type AdminOutputOf<Name extends AdminCallName> = CallOutput<AdminCalls[Name]>
