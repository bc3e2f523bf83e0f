import * as z from 'zod/mini'
import { body, defineCall, identifier, query } from '../../contract.ts'

export const getCertificate = defineCall({
  method: 'GET',
  path: '/certificates/:number',
  access: 'anyone',
  summary: 'Verifies a certificate by its number; public',
  input: query({ number: identifier }),
  output: z.object({
    number: z.string(),
    /** Null once the account was deleted. */
    name: z.nullable(z.string()),
    courseTitle: z.string(),
    instructor: z.nullable(z.string()),
    /** Every lesson that was completed, as the course was then. */
    modules: z.array(z.object({ title: z.string(), lessons: z.array(z.string()) })),
    lessonCount: z.number(),
    videoSeconds: z.number(),
    /** Earned in the question sets of practice, and the most there were; null for a course without practice. */
    practiceMarks: z.nullable(z.number()),
    mostPracticeMarks: z.nullable(z.number()),
    /** ISO 8601. */
    completedAt: z.string(),
    issuedAt: z.string(),
    /** When the course was paid back, unless the student has had it again since; null otherwise. */
    refundedAt: z.nullable(z.string()),
  }),
})

export const issueCertificate = defineCall({
  method: 'POST',
  path: '/student/issueCertificate',
  access: 'student',
  summary: 'Issues the certificate of a fully completed course; the number is the same each time',
  input: body({ course: z.guid('field_invalid') }),
  output: z.object({ number: z.string() }),
  limits: ['progressPerAccount'],
})

export const getCertificateFile = defineCall({
  method: 'GET',
  path: '/student/getCertificateFile/:number',
  access: 'student',
  summary: 'A short-lived link to the PDF of one of the student’s certificates',
  input: query({ number: identifier }),
  output: z.object({
    url: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
  }),
})
