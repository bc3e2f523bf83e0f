import { channels, isChoice, isOnUnlessChosen, notificationKinds } from '../../domain/notifications/kinds.ts'
import type { Input, Output } from '../calls.ts'
import type { StudentContext } from '../services.ts'
import { listChoices, putChoices } from './queries.ts'

type Choices = Output<'getNotificationChoices'>

export async function getNotificationChoices({ database, student }: StudentContext): Promise<Choices> {
  const chosen = await database.all(listChoices(student.id))
  return notificationKinds.flatMap((kind) =>
    channels
      .filter((channel) => isChoice(kind, channel))
      .map((channel) => ({
        ...{ kind, channel, isOn: isOnUnlessChosen(kind, channel) },
        ...chosen.find((one) => one.kind === kind && one.channel === channel),
      })),
  )
}

export async function updateNotificationChoices(
  context: StudentContext,
  { choices }: Input<'updateNotificationChoices'>,
): Promise<Choices> {
  const { database, student } = context
  // A statement updates each row once: for a repeated channel the last value counts.
  const last = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  await database.first(putChoices(student.id, [...last.values()]))
  return getNotificationChoices(context)
}
