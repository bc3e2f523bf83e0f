import { expect, it } from 'vitest'
import { subjectKinds } from '../ui/action-labels.ts'
import { subjectScreens } from './subject-screens.ts'

it('links every kind of subject in the log to a screen', () => {
  for (const kind of subjectKinds) expect(subjectScreens[kind]('an-id').to, kind).toMatch(/^\/admin\//)
  expect(subjectScreens.coupon('a-batch')).toEqual({ to: '/admin/coupons', search: { batch: 'a-batch' } })
  expect(subjectScreens.flag('a-flag')).toEqual({
    to: '/admin/safeguarding/$id',
    params: { id: 'a-flag' },
  })
})
