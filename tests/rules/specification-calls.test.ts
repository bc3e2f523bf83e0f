import { describe, expect, it } from 'vitest'
import type { Access } from '../../domain/addresses.ts'
import { type CallName, calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'

type Row = [
  method: 'GET' | 'POST',
  path: string,
  name: CallName,
  access: Access,
  /** Fields of query, path and body that the specification names. */
  takes: string,
  /** Fields of the data that it reads. */
  answers: string,
]

// Specification, section 7, in its order. `optional`: visitors and students may both call.
const table: Row[] = [
  ['POST', '/subscribe/createSubscribe', 'createSubscribe', 'anyone', 'email', ''],
  ['POST', '/student/contactSupport', 'contactSupport', 'anyone', 'name email phone message', ''],
  ['GET', '/student/getMyCourses', 'getMyCourses', 'student', 'page limit', '_id title'],
  [
    'POST',
    '/tickets/getTicketByUserId/:userId',
    'getTicketByUserId',
    'student',
    'userId',
    '_id ticketId question subject conversations',
  ],
  ['POST', '/tickets/createTicket', 'createTicket', 'student', 'userId courseId question', ''],
  ['POST', '/tickets/addConversation/:ticketId', 'addConversation', 'student', 'senderId message', ''],
  ['GET', '/student/getCategories', 'getCategories', 'optional', 'page limit', '_id name'],
  [
    'GET',
    '/student/getAllCoursesBasedOnUser',
    'getAllCoursesBasedOnUser',
    'student',
    'page limit category',
    '_id title coursePurchased',
  ],
  ['GET', '/student/getliveCourses', 'getLiveCourses', 'anyone', 'page limit category', '_id title'],
  ['GET', '/blog', 'getBlog', 'optional', 'page limit', '_id title image content type'],
  ['GET', '/blog/:id', 'getArticle', 'optional', 'id', '_id title image content type'],
  ['POST', '/student/getPresignedFile', 'getPresignedFile', 'optional', 'file', 'url'],
  [
    'POST',
    '/payment/createOrder',
    'createOrder',
    'student',
    'courseId subscriptionType',
    'key amount currency orderId paymentId',
  ],
  [
    'POST',
    '/payment/verifyPayment/:paymentId',
    'verifyPayment',
    'student',
    'paymentId razorpay_order_id razorpay_payment_id razorpay_signature',
    '',
  ],
  ['POST', '/student/register', 'register', 'anyone', 'email name phone password', ''],
  ['POST', '/student/verifyEmail', 'verifyEmail', 'anyone', 'email otp', ''],
  ['POST', '/student/resendOTP', 'resendOTP', 'anyone', 'email', ''],
  ['POST', '/student/login', 'login', 'anyone', 'email phone password', 'isVerified token'],
  ['GET', '/auth/getProfileData', 'getProfileData', 'student', '', 'name email'],
  ['POST', '/student/forgotPassword', 'forgotPassword', 'anyone', 'email', ''],
  ['POST', '/student/resetPassword', 'resetPassword', 'anyone', 'email otp newPassword', ''],
  [
    'POST',
    '/application/create',
    'createApplication',
    'anyone',
    'fullName emailId phoneNumber companyName experienceInYears dreamCompany topicsOfInterest occupation',
    '',
  ],
]

const paged = [
  '/student/getCategories',
  '/student/getliveCourses',
  '/student/getAllCoursesBasedOnUser',
  '/blog',
]

describe('the calls of the specification', () => {
  it.each(table)(
    '%s %s: who may call it, what it takes, what it answers',
    (method, path, name, access, takes, answers) => {
      const call: Call = calls[name]
      expect([call.method, call.path, call.access]).toEqual([method, path, access])
      expect(call.status ?? 200).toBe(name === 'createSubscribe' ? 201 : 200)
      expect(fieldsOf(call.input)).toEqual(expect.arrayContaining(words(takes)))
      expect(fieldsOf(call.output)).toEqual(expect.arrayContaining(words(answers)))
      if (paged.includes(path)) expect(call.isPaged).toBe(true)
    },
  )

  it('no call is sent by another way than GET and POST', () => {
    expect(new Set(Object.values(calls).map(({ method }) => method))).toEqual(new Set(['GET', 'POST']))
  })
})

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

type Node = {
  shape?: Record<string, Node>
  def: { type: string; options?: Node[]; element?: Node; innerType?: Node }
}

/** Names of the fields of a call's input, or of the data that its answer carries, in lists too. */
function fieldsOf(schema: object): string[] {
  // Schemas reveal their structure at run time only.
  return namesOf(schema as Node)
}

function namesOf({ shape, def }: Node): string[] {
  if (def.options) return def.options.flatMap(namesOf)
  if (def.element) return namesOf(def.element)
  if (def.innerType) return namesOf(def.innerType)
  const isPage = shape?.['data'] !== undefined && shape['totalPages'] !== undefined
  if (isPage) return namesOf(shape['data'] as Node)
  return Object.keys(shape ?? {})
}
