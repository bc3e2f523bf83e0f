import { answerTicketIn } from '../../server/support/operations.ts'
import { servicesBeside } from './running-product.ts'

export type StaffAdmin = {
  answer(ticketId: string, text: string, isSolved?: boolean): Promise<void>
  close(): Promise<void>
}

/** Staff, separate from the running product: they answer tickets in the database of its data folder. */
export async function openStaffAdmin(dataDir: string): Promise<StaffAdmin> {
  const { services, close } = await servicesBeside(dataDir)
  const staff = { id: 'admin-of-the-journey', name: 'Stepmark Support' }
  return {
    async answer(ticketId, text, isSolved = false) {
      const answer = { ticketId, staff, text, isSolved }
      await services.database.transaction((tx) => answerTicketIn(tx, services, answer))
    },
    close,
  }
}
