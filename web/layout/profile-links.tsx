import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useLogout } from './use-logout.ts'

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-ctl px-3 text-left text-base text-ink no-underline hover:bg-sunk'

type Props = { name: string; email: string; onChoose(): void }

/** The content of the profile menu: who is signed in, then the student's pages. */
export function ProfileLinks({ name, email, onChoose }: Props) {
  const logout = useLogout()
  return (
    <>
      <div className="border-b border-rule px-3 pt-1 pb-3">
        <p className="font-semibold">{name}</p>
        <p className="text-small break-all text-ink-2">{email}</p>
      </div>
      <Link to="/today" className={`${entry} mt-2`} onClick={onChoose}>
        <Icon name="clock" />
        {m.layout_today()}
      </Link>
      <Link to="/my-course" className={entry} onClick={onChoose}>
        <Icon name="book" />
        {m.layout_my_learning()}
      </Link>
      <Link to="/my-orders" className={entry} onClick={onChoose}>
        <Icon name="rupee" />
        {m.layout_my_orders()}
      </Link>
      <Link to="/support" className={entry} onClick={onChoose}>
        <Icon name="support" />
        {m.layout_support()}
      </Link>
      <Link to="/account" className={entry} onClick={onChoose}>
        <Icon name="user" />
        {m.layout_account()}
      </Link>
      <button type="button" className={entry} onClick={() => void logout()}>
        <Icon name="logout" />
        {m.layout_logout()}
      </button>
    </>
  )
}
