import { Menu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { call } from '../query.ts'

type Props = {
  isForQuestions: boolean
  text: string
  /** Replaces `{name}`. */
  name: string
  onWrite(text: string): void
}

/** Appends a saved reply, with the person's name. */
export function CannedMenu({ isForQuestions, text, name, onWrite }: Props) {
  const replies = useQuery(call('getCannedReplies', {}))
  const offered = replies.data?.filter((reply) => reply.isForQuestions === isForQuestions) ?? []
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass('quiet')}>{m.admin_canned()}</Menu.Trigger>
      <Menu.Portal container={document.getElementById('main')}>
        <Menu.Positioner sideOffset={4} align="end" className="z-20">
          <Menu.Popup className="grid max-w-80 rounded-ctl border border-rule bg-card p-1 shadow-2 outline-none">
            {offered.map((reply) => (
              <Menu.Item
                key={reply.id}
                className="flex min-h-11 cursor-pointer items-center rounded-ctl px-3 outline-none data-[highlighted]:bg-brand-soft"
                onClick={() => onWrite(withReply(text, reply.text, name))}
              >
                {reply.title}
              </Menu.Item>
            ))}
            {offered.length === 0 && <p className="px-3 py-2 text-ink-2">{m.admin_canned_none()}</p>}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function withReply(text: string, reply: string, name: string): string {
  const named = reply.replaceAll('{name}', name)
  return text.trim() === '' ? named : `${text.trimEnd()}\n\n${named}`
}
