import { Icon } from './icon.tsx'

type QuestionsProps = {
  /** One of a name is open at a time. */
  name: string
  questions: readonly { question: string; answer: string }[]
}

/** Questions that open their answers, the first one open; they work before any script. */
export function Questions({ name, questions }: QuestionsProps) {
  return (
    <div className="divide-y divide-rule rounded-card border border-rule bg-card">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0} className="group px-4">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-[19px] font-semibold">
            {question}
            <span className="shrink-0 text-ink-3 transition-transform group-open:rotate-180">
              <Icon name="chevron-down" />
            </span>
          </summary>
          <p className="max-w-[65ch] pb-4 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
