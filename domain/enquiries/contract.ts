import { defineCall } from '../contract.ts'
import { application, contactRequest, linkToken, report, subscription } from './schemas.ts'

export const createSubscribe = defineCall({
  method: 'POST',
  path: '/subscribe/createSubscribe',
  access: 'anyone',
  summary:
    'Subscribes to news: mails a confirmation link at most once in ten minutes; the response is the same for every address',
  input: subscription,
  status: 201,
  limits: ['subscribePerNetwork', 'subscribePerAccount'],
  done: 'subscribe_done',
})

export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/subscribe/confirmSubscription',
  access: 'anyone',
  summary: 'Confirms a subscription by the token of the mailed link; repeating it changes nothing',
  input: linkToken,
  limits: ['subscriptionLinkPerNetwork'],
  done: 'subscription_confirmed',
})

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/subscribe/unsubscribe',
  access: 'anyone',
  summary: 'Ends a subscription by the token in every news mail; repeating it changes nothing',
  input: linkToken,
  limits: ['subscriptionLinkPerNetwork'],
  done: 'subscription_ended',
})

export const contactSupport = defineCall({
  method: 'POST',
  path: '/student/contactSupport',
  access: 'anyone',
  summary: 'Sends a message to support and mails the sender a reference',
  input: contactRequest,
  limits: ['contactPerNetwork', 'contactPerAccount'],
  done: 'contact_done',
})

export const createApplication = defineCall({
  method: 'POST',
  path: '/application/create',
  access: 'anyone',
  summary: 'Applies for a career batch and mails the applicant a reference',
  input: application,
  limits: ['applyPerNetwork', 'applyPerAccount'],
  done: 'apply_done',
})

export const createReport = defineCall({
  method: 'POST',
  path: '/report/create',
  access: 'optional',
  summary:
    'Reports a lesson or an article; a reference is mailed if an email is given or the caller is signed in',
  input: report,
  limits: ['reportPerNetwork', 'reportPerAccount', 'askedCharactersPerAccount'],
  done: 'report_done',
})
