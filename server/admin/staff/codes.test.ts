import { expect, test } from 'vitest'
import { openSecret } from './codes.ts'

test('what an earlier release sealed for a member of staff opens, with its secret and for that person alone', () => {
  const sealed = Buffer.from('/iUQpMuH5jyuSp4nt6etl7GwyBkNbiljMNBSRBxqcMVH/emGCkYVShqACJo=', 'base64')
  const settings = { secret: 'a secret of this house that is long enough', otherSecret: null }
  expect(openSecret(settings, 'a-member', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(openSecret(settings, 'another', sealed)).toBeNull()
  expect(openSecret({ ...settings, secret: 'another secret' }, 'a-member', sealed)).toBeNull()
})
