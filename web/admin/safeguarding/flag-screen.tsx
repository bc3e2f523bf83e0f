import '../../fonts/katex.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { writtenText } from '../../../domain/admin/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { MathsText } from '../../practice/maths-text.tsx'
import { send } from '../api.ts'
import { call, useShow } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Chip } from '../ui/chip.tsx'
import { momentText } from '../ui/labels.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ReasonButton } from '../ui/reason-button.tsx'
import { ThreadPicture } from '../ui/thread-picture.tsx'
import { concernText, saidByText, threadText } from './labels.ts'

type Flag = AdminOutputOf<'getFlag'>

/** One flagged conversation in full. */
export function FlagScreen() {
  const { id } = useParams({ from: '/admin/safeguarding/$id' })
  const of = call('getFlag', { id })
  const flag = useQuery({ ...of, gcTime: 0 })
  const show = useShow(of)
  return (
    <>
      <BackLink to="/admin/safeguarding">{m.admin_flags()}</BackLink>
      <title>{m.admin_title({ screen: m.admin_flag() })}</title>
      <Loaded of={flag} title={m.admin_flag()}>
        {(data) => <Opened flag={data} onShow={show} />}
      </Loaded>
    </>
  )
}

function Opened({ flag, onShow }: { flag: Flag; onShow(flag: Flag): void }) {
  const { id, title, student, thread, concern, saidBy, raisedAt, closedAt, closedBy, closingNote } = flag
  return (
    <div className="grid max-w-3xl gap-4">
      <div>
        <h1 className="text-subhead leading-tight font-bold wrap-anywhere">{title}</h1>
        <p className="mt-1 text-small text-ink-2">
          {threadText(thread)} · {student.name} · {momentText(raisedAt)}
        </p>
        <p className="mt-2">
          <Chip tone={closedAt === null ? 'bad' : 'plain'}>{concernText(concern)}</Chip>{' '}
          <span className="text-small text-ink-2">{saidByText(saidBy)}</span>
        </p>
      </div>
      <p className="text-small">{m.admin_flags_lead()}</p>
      <ol aria-label={m.admin_conversation()} className="grid gap-3">
        {flag.messages.map(({ _id, from, name, text, picture, sentAt }) => (
          <li key={_id} className="rounded-card border border-rule bg-card p-3">
            <p className="text-sm text-ink-2">
              <span className="font-semibold">{from === 'system' ? m.admin_ask_system() : name}</span>{' '}
              <time dateTime={sentAt}>{momentText(sentAt)}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">
              <MathsText text={text} />
            </p>
            {picture !== null && (
              <ThreadPicture
                picture={picture}
                from={name}
                ask={(pictureId) => send('getFlagPicture', { id: pictureId, flagId: id })}
              />
            )}
          </li>
        ))}
      </ol>
      {closingNote !== null && (
        <p className="rounded-card bg-sunk p-3 whitespace-pre-wrap">
          {m.admin_flag_closed_note({ name: closedBy ?? '', note: closingNote })}
        </p>
      )}
      <div>
        <ReasonButton
          label={m.admin_flag_close()}
          isOffered={flag.mayClose}
          variant="primary"
          size="normal"
          dialog={{
            name: `flag ${id}`,
            lead: m.admin_flag_close_lead(),
            reasonHint: m.admin_flag_close_hint(),
            reasonRule: writtenText,
            async act(note) {
              const answer = await send('closeFlag', { id, note })
              if (answer.success) onShow(answer.data)
              return answer
            },
          }}
        />
      </div>
    </div>
  )
}
