import { Icon } from '../ui/icon.tsx'

/** What went wrong with a form as a whole; it stays after the toast has gone. */
export function ErrorSummary({ message }: { message: string }) {
  if (message === '') return null
  return (
    <p role="alert" className="flex gap-2 rounded-ctl bg-bad-soft p-3 font-medium text-bad">
      <Icon name="alert" size={22} />
      <span>{message}</span>
    </p>
  )
}
