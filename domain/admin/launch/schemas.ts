import * as z from 'zod/mini'

/** The code of a test mail, as the owner types it. */
export const testMailCode = z.strictObject({
  code: z.string('code_invalid').check(z.trim(), z.regex(/^\d{6}$/, 'code_invalid')),
})

/** The output of `npm run restore`, in any formatting. */
export const restoreMark = z.strictObject({
  mark: z
    .string('admin_launch_mark_invalid')
    .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-F]{8}$/, 'admin_launch_mark_invalid')),
})
