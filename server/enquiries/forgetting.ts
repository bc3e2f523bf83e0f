import {
  enquiryKeptDays,
  leftSubscriptionKeptDays,
  sameKeySeconds,
  unconfirmedSubscriptionKeptDays,
} from '../../domain/enquiries/rules.ts'
import type { Services } from '../services.ts'
import { deleteEndedSubscriptions, deleteEnquiryKeys, deleteOldEnquiries } from './queries.ts'

/** Forgets what the privacy policy promises to forget. */
export async function forgetOldEnquiries({ database, clock }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 3600 * 1000)
  await database.first(deleteOldEnquiries(daysAgo(enquiryKeptDays)))
  await database.first(
    deleteEndedSubscriptions(daysAgo(leftSubscriptionKeptDays), daysAgo(unconfirmedSubscriptionKeptDays)),
  )
  await database.first(deleteEnquiryKeys(daysAgo(sameKeySeconds / (24 * 3600))))
}
