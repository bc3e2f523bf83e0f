import { useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { concernIn } from '../../domain/safeguarding/rules.ts'
import { send } from '../api.ts'

type Props = {
  /** What is being written. */
  words: string
  /** The server's response to the message. */
  given?: string | null
}

/** Shows the helplines as soon as the text mentions harm; offline too. */
export function HelpPanel({ words, given = null }: Props) {
  const [help, setHelp] = useState<string | null>(null)
  const isWanted = given !== null || concernIn(words) !== null
  useEffect(() => {
    if (!isWanted || given !== null) return
    void send('getHelp', {}).then((answer) => {
      if (answer.success) setHelp(answer.data.help)
    })
  }, [isWanted, given])
  if (!isWanted) return null
  const text = given ?? help ?? m.help_text()
  return (
    <section
      role="status"
      aria-label={m.help_title()}
      className="rounded-card border-l-4 border-brand bg-brand-soft px-4 py-3"
    >
      <p className="font-bold">{m.help_title()}</p>
      {text.split('\n').map((line) => (
        <p key={line}>
          {line.split(/(?<!\d)(\d{3,10})(?!\d)/).map((part, at) =>
            at % 2 === 0 ? (
              part
            ) : (
              <a
                key={part}
                href={`tel:${part}`}
                className="inline-flex min-h-11 items-center font-bold text-link underline"
              >
                {part}
              </a>
            ),
          )}
        </p>
      ))}
    </section>
  )
}
