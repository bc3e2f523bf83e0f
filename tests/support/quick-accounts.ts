import { evenTime, passwordStrength } from '../../server/accounts/passwords/operations.ts'

const product = { evenTime: { ...evenTime }, passwordStrength: { ...passwordStrength } }

/** The suite makes some thousand accounts: their passwords and the even times of their answers took minutes. */
function makeQuick(): void {
  Object.assign(passwordStrength, { memoryCost: 8, timeCost: 1 })
  evenTime.stepInMilliseconds = 1
}
makeQuick()

/** Accounts as in the product, for the tests of what is quick elsewhere. */
export async function asInProduct<Result>(work: () => Promise<Result>): Promise<Result> {
  Object.assign(passwordStrength, product.passwordStrength)
  Object.assign(evenTime, product.evenTime)
  try {
    return await work()
  } finally {
    makeQuick()
  }
}
