import { defineCall } from '../contract.ts'
import { application, contactRequest, linkToken, report, subscription } from './schemas.ts'

export const createSubscribe = defineCall({
  method: 'POST',
  path: '/subscribe/createSubscribe',
  access: 'anyone',
  summary:
    'Asks for news by mail: a link to confirm is mailed, at most once in ten minutes; the answer is the same for every address',
  input: subscription,
  status: 201,
  limits: ['subscribePerNetwork', 'subscribePerAccount'],
  done: 'subscribe_done',
})

export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/subscribe/confirmSubscription',
  access: 'anyone',
  summary: 'Confirms a subscription by the token of the mailed link; a second time changes nothing',
  input: linkToken,
  limits: ['subscriptionLinkPerNetwork'],
  done: 'subscription_confirmed',
})

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/subscribe/unsubscribe',
  access: 'anyone',
  summary: 'Ends a subscription by the token that stands in every mail; a second time changes nothing',
  input: linkToken,
  limits: ['subscriptionLinkPerNetwork'],
  done: 'subscription_ended',
})

export const contactSupport = defineCall({
  method: 'POST',
  path: '/student/contactSupport',
  access: 'anyone',
  summary: 'Sends a message to support; the sender is mailed a reference',
  input: contactRequest,
  limits: ['contactPerNetwork', 'contactPerAccount'],
  done: 'contact_done',
})

export const createApplication = defineCall({
  method: 'POST',
  path: '/application/create',
  access: 'anyone',
  summary: 'Applies for a career batch; the sender is mailed a reference',
  input: application,
  limits: ['applyPerNetwork', 'applyPerAccount'],
  done: 'apply_done',
})

export const createReport = defineCall({
  method: 'POST',
  path: '/report/create',
  access: 'optional',
  summary: 'Reports a lesson or an article; who names an email, or is signed in, is mailed a reference',
  input: report,
  limits: ['reportPerNetwork', 'reportPerAccount', 'askedCharactersPerAccount'],
  done: 'report_done',
})
