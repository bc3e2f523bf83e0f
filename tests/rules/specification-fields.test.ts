import { describe, expect, it } from 'vitest'
import * as accounts from '../../domain/accounts/schemas.ts'
import { article, resource } from '../../domain/articles/contract.ts'
import { calls } from '../../domain/calls.ts'
import { category, course, courseModule, lessonDocument, video } from '../../domain/catalog/contract.ts'
import { application, contactRequest, subscription } from '../../domain/enquiries/schemas.ts'
import { siteContentSchemas } from '../../domain/site/content.ts'
import { ticket } from '../../domain/support/contract.ts'

type Schema = { shape: Record<string, unknown> }

// Specification, section 3; additional fields are harmless, a missing one is not.
const entities: [entity: string, schema: Schema, fields: string][] = [
  ['a course', course, '_id title image content instructor category about importance learning'],
  ['a course that is sold', course, 'coursePurchased enrolledStudentCount'],
  ['a course by the month', course, 'monthlyPrice monthlyDescription'],
  ['a course by the quarter', course, 'quaterlyPrice quaterlyDescription'],
  ['a course by the year', course, 'yearlyPrice yearlyDescription'],
  ['an instructor', innerOf(course.shape.instructor), 'name'],
  ['the category of a course', innerOf(course.shape.category), 'name'],
  ['a module', courseModule, '_id moduleTitle videos documents'],
  ['a video', video, '_id title duration videoUrl isFreeAccess'],
  ['a document', lessonDocument, '_id title docUrl isFreeAccess'],
  ['a category', category, '_id name'],
  ['an article', article, '_id title image content type'],
  ['an order', schemaOf(calls.createOrder.output), 'key amount currency orderId paymentId'],
  ['a ticket', ticket, '_id ticketId question subject conversations'],
  ['a message', elementOf(ticket.shape.conversations), 'senderId message'],
  ['a new ticket', schemaOf(calls.createTicket.input), 'userId courseId question'],
  ['a reply', schemaOf(calls.addConversation.input), 'senderId message'],
  ['a contact request', contactRequest, 'name email phone message'],
  ['a subscription', subscription, 'email'],
  ['a registration', accounts.registration, 'email name phone password'],
  ['a login', accounts.signIn, 'email phone password'],
  ['a check of a code', accounts.codeCheck, 'email otp'],
  ['a reset', accounts.passwordReset, 'email otp newPassword'],
  [
    'an application',
    application,
    'fullName emailId phoneNumber companyName experienceInYears dreamCompany topicsOfInterest occupation',
  ],
  ['a resource', resource, 'name img heading content'],
  ['a result', elementOf(siteContentSchemas.results), 'title text marks'],
]

describe('the entities of the specification', () => {
  it.each(entities)('%s has its fields', (_, { shape }, fields) => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('the content of a course is its modules, and theirs are videos and documents', () => {
    // Practice is the product's own, in addition to them.
    const module = { _id: 'm', moduleTitle: 'Circles', videos: [], steps: [], documents: [], practices: [] }
    expect(course.shape.content.safeParse([module]).success).toBe(true)
    expect(course.shape.content.safeParse([{ ...module, videos: [{ _id: 'v' }] }]).success).toBe(false)
    expect(course.shape.coursePurchased.safeParse('yes').success).toBe(false)
    expect(resource.shape.content.safeParse(['<p>One</p>', '<p>Two</p>']).success).toBe(true)
  })
})

/** An object's schema, where the contract's type has lost its shape. */
function schemaOf(schema: object): Schema {
  if (!('shape' in schema)) throw new Error('no object')
  return { shape: Object(schema.shape) }
}

/** The items of a list. */
function elementOf({ def }: { def: { element: object } }): Schema {
  return schemaOf(def.element)
}

/** What may be null. */
function innerOf({ def }: { def: { innerType: object } }): Schema {
  return schemaOf(def.innerType)
}
