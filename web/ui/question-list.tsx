import { Icon } from './icon.tsx'

type QuestionListProps = {
  questions: readonly { question: string; answer: string }[]
  /** Questions with the same name are exclusive. */
  name: string
  headingLevel?: 2 | 3
}

/** Questions that open one at a time, the first one open; native, so that they work without a script. */
export function QuestionList({ questions, name, headingLevel = 3 }: QuestionListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="overflow-hidden rounded-card border border-rule bg-card">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={index === 0}
          className="disclosure group border-b border-rule last:border-b-0"
        >
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-3 hover:bg-sunk sm:px-5">
            <Heading className="text-body leading-snug font-semibold sm:text-lg">{question}</Heading>
            <span className="shrink-0 text-link transition-[rotate] duration-300 group-open:rotate-180">
              <Icon name="chevron-down" />
            </span>
          </summary>
          <p className="max-w-[65ch] px-4 pb-5 text-ink-2 sm:px-5">{answer}</p>
        </details>
      ))}
    </div>
  )
}
