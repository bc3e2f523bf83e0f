import { accountAddress } from '../../domain/accounts/rules.ts'
import { connectDatabase, databaseErrorCode, type Queryable } from '../adapters/database/database.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import type { Logger } from '../adapters/log.ts'
import type { Services } from '../services.ts'
import { forgetFigures, forgetHigherRefundLimit } from './queries/money.ts'
import {
  countDemo,
  deleteDemoProofs,
  endDemoMails,
  endDemoSessions,
  endUnfinishedWork,
  findDemoAccount,
  keepPayers,
  stopOffers,
} from './queries/people.ts'
import { findRealCapture, findStage, lockStage, type Stage, updateStage } from './queries/stage.ts'

/**
 * At start, marks this database as a demo or as production, and refuses to serve one as the other.
 * In production the accounts of an incompletely removed demo are signed out; returns what the
 * operator must know then.
 *
 * @throws StartFailure with one sentence for the terminal.
 */
export async function enterStage({ database, settings, clock }: Services): Promise<string | null> {
  return database.transaction(async (tx) => {
    const now = clock.now()
    const stage = await stageOf(tx)
    const holdsRealMoney = (await tx.first(findRealCapture())) !== null
    if (settings.isDemo) {
      if (stage === 'live' || holdsRealMoney)
        throw new StartFailure(
          'This database serves real people and is never shown as a demo: start it with the settings of its installation; for a restore drill see docs/operating.md, "The drill".',
        )
      if (stage === 'new') await tx.first(updateStage('demo', now))
      return null
    }
    if (stage === 'demo' && !holdsRealMoney)
      throw new StartFailure(
        'This database holds the demo, whose accounts and orders must not go into production: run npm run go-live once.',
      )
    if (stage !== 'live') {
      await tx.first(updateStage('live', now))
      await tx.first(keepPayers(now))
      if (stage === 'demo')
        await runAll(tx, [
          deleteDemoProofs(),
          ...stopOffers(now),
          ...endUnfinishedWork(now),
          forgetHigherRefundLimit(),
          ...forgetFigures(),
        ])
    }
    await tx.first(endDemoMails(now, settings.supportEmail))
    const left = await tx.first(countDemo())
    if (left === null || left.students + left.staff + left.orders === 0) return null
    await tx.first(endDemoSessions(now))
    return `${left.students} students, ${left.staff} staff and ${left.orders} orders of the demo are still here. These accounts are shut out. npm run go-live removes them.`
  })
}

/**
 * Without its settings a command would take a live installation for a demo, and whatever it seals
 * or signs would be invalid.
 */
export async function refuseDemoSettings({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<void> {
  if (settings.isDemo && (await database.first(findStage()))?.stage === 'live')
    throw new StartFailure(
      'This database serves real people, and these are the settings of a demo: load those of its installation first. No account was made.',
    )
}

/**
 * Whether a database is marked as a demo and holds no real money; one from before such marks is not. Changes nothing.
 */
export async function isDemoAlone({ url, log }: { url: string; log: Logger }): Promise<boolean> {
  const database = connectDatabase({ url, directUrl: url, log, poolSize: 1 })
  try {
    const stage = await database.first(findStage())
    return stage?.stage === 'demo' && (await database.first(findRealCapture())) === null
  } catch (error) {
    if (databaseErrorCode(error) === undefinedTable) return false
    throw error
  } finally {
    await database.close()
  }
}

const undefinedTable = '42P01'

/** Whether only a demo account has the address: a real installation writes to none of those. */
export async function isLeftOfTheDemo(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  email: string,
): Promise<boolean> {
  const address = accountAddress(email)
  if (settings.isDemo || address === accountAddress(settings.supportEmail)) return false
  return (await database.first(findDemoAccount(address))) !== null
}

export async function stageOf(tx: Queryable): Promise<Stage> {
  const row = await tx.first(lockStage())
  if (row === null)
    throw new StartFailure('The database does not say whether it is a demo: restore a backup.')
  return row.stage
}

export async function runAll(tx: Queryable, statements: Parameters<Queryable['first']>[0][]): Promise<void> {
  for (const statement of statements) await tx.first(statement)
}
