import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../../domain/support/rules.ts'
import { Form, Submit } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { send } from '../api.ts'
import { call, openedOnce, useShow } from '../query.ts'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { localeText } from '../ui/labels.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Choice, Heading } from '../ui/parts.tsx'

type Safeguarding = AdminOutputOf<'getSafeguarding'>

/** Who is notified of words of harm, and what students read then. */
export function SafeguardingScreen() {
  const of = call('getSafeguarding', {})
  const safeguarding = useQuery({ ...of, ...openedOnce })
  const show = useShow(of)
  return (
    <>
      <BackLink to="/admin/safeguarding">{m.admin_flags()}</BackLink>
      <Heading>{m.admin_safeguarding()}</Heading>
      <p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_safeguarding_lead()}</p>
      <Loaded of={safeguarding}>{(known) => <PeopleAndHelp known={known} onSaved={show} />}</Loaded>
    </>
  )
}

function PeopleAndHelp({ known, onSaved }: { known: Safeguarding; onSaved(saved: Safeguarding): void }) {
  const [people, setPeople] = useState([known.people[0] ?? '', known.people[1] ?? ''])
  const [help, setHelp] = useState(known.help)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [result, setResult] = useState<ActionResult | null>(null)

  async function save(): Promise<void> {
    const answer = await send('saveSafeguarding', { help, people: people.filter((id) => id !== '') })
    setErrors(answer.success ? {} : answer.fields)
    setResult(resultOf(answer))
    if (answer.success) onSaved(answer.data)
  }

  return (
    <Form className="grid max-w-2xl gap-4" onSubmit={save}>
      <ActionNotice result={result} />
      {[m.admin_safeguarding_first(), m.admin_safeguarding_second()].map((label, at) => (
        <Choice
          key={label}
          label={label}
          value={people[at]}
          error={at === 0 ? errors['people'] : undefined}
          onChange={({ target }) => setPeople(people.with(at, target.value))}
          none={m.admin_safeguarding_nobody()}
          options={known.staff}
        />
      ))}
      {locales.map((locale) => (
        <TextArea
          key={locale}
          label={m.admin_safeguarding_help({ language: localeText(locale) })}
          lang={locale}
          rows={6}
          maxLength={longestMessage}
          value={help[locale]}
          error={errors[`help.${locale}`]}
          onChange={({ target }) => setHelp({ ...help, [locale]: target.value })}
        />
      ))}
      <div>
        <Submit>{m.admin_safeguarding_save()}</Submit>
      </div>
    </Form>
  )
}
