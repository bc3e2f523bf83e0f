import * as z from 'zod/mini'
import { SandboxRefusal } from './refusals.ts'

const mostNotes = 15

/** Notes as the gateway accepts them: 15 at most, of 256 characters at most. */
export const notes = z.optional(
  z
    .record(z.string().check(z.maxLength(256)), z.coerce.string().check(z.maxLength(256)))
    .check(
      z.refine((given) => Object.keys(given).length <= mostNotes, `There may be ${mostNotes} notes at most.`),
    ),
)

/** The parsed body of a request. Throws SandboxRefusal for missing, wrong or unknown fields. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys')
    throw new SandboxRefusal(`${issue.keys.join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    })
  throw new SandboxRefusal(issue?.message ?? 'The request is not right.')
}
