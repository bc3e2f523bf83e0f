import * as z from 'zod/mini'
import { body, defineCall, pageNumber, pageSize, query } from '../contract.ts'
import { channels, isChoice, notificationKinds } from './kinds.ts'
import { isPushAddress } from './push-hosts.ts'

const notification = z.object({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  /** Beneath the title; empty but for an announcement. */
  text: z.string(),
  /** Where it leads, without a language; null when nowhere. */
  path: z.nullable(z.string()),
  isRead: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
})

export const getNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  access: 'student',
  isPaged: true,
  summary: 'Notifications of the student, newest first, in the language of the page',
  input: query({ page: pageNumber, limit: pageSize }),
  output: z.object({ data: z.array(notification), totalPages: z.number() }),
  isCompressed: true,
})

export const mostCounted = 99

export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/notifications/unread',
  access: 'student',
  summary: `The number of unread notifications, ${mostCounted} at most`,
  output: z.object({ count: z.number() }),
})

export const readNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read',
  access: 'student',
  summary: 'Marks notifications of the student as read; all of them if no ids are given',
  input: body({
    ids: z.optional(z.array(z.uuid('id_required')).check(z.maxLength(100, 'field_invalid'))),
  }),
  limits: ['notificationsReadPerAccount'],
})

const choice = z.object({ kind: z.enum(notificationKinds), channel: z.enum(channels), isOn: z.boolean() })

export const getNotificationChoices = defineCall({
  method: 'GET',
  path: '/account/notificationChoices',
  access: 'student',
  summary: 'Notification kinds and channels the student can choose, with the current settings',
  output: z.array(choice),
})

export const updateNotificationChoices = defineCall({
  method: 'POST',
  path: '/account/updateNotificationChoices',
  access: 'student',
  summary: 'Turns channels of notification kinds on or off; others stay unchanged',
  input: body({
    choices: z
      .array(
        z.strictObject({ kind: z.enum(notificationKinds), channel: z.enum(channels), isOn: z.boolean() }),
      )
      .check(
        z.maxLength(100, 'field_invalid'),
        z.refine((all) => all.every(({ kind, channel }) => isChoice(kind, channel)), 'field_invalid'),
      ),
  }),
  output: z.array(choice),
  limits: ['accountChangePerAccount'],
  done: 'account_saved',
})

export const getPush = defineCall({
  method: 'GET',
  path: '/notifications/push',
  access: 'student',
  summary: 'Push settings for this browser: the key it needs, and whether it is subscribed',
  output: z.object({
    /** The public key that it subscribes with (RFC 8292). */
    key: z.string(),
    isOn: z.boolean(),
    /** Only offered to students who have asked a teacher a question. */
    hasAsked: z.boolean(),
  }),
})

export const startPush = defineCall({
  method: 'POST',
  path: '/notifications/startPush',
  access: 'student',
  summary: 'Subscribes this browser to push notifications until its session ends',
  input: body({
    /** Address at a known push service. */
    endpoint: z
      .string()
      .check(z.maxLength(1000, 'push_address_unknown'), z.refine(isPushAddress, 'push_address_unknown')),
    /** The browser's public key, an uncompressed point in base64url, and its secret of 16 bytes (RFC 8291). */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, 'field_invalid')),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, 'field_invalid')),
    /** The key that it subscribed with. */
    key: z.string().check(z.maxLength(100, 'field_invalid')),
  }),
  limits: ['pushPerAccount'],
})

export const stopPush = defineCall({
  method: 'POST',
  path: '/notifications/stopPush',
  access: 'student',
  summary: 'Unsubscribes this browser from push notifications',
  limits: ['pushPerAccount'],
})
