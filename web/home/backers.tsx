import { m } from '../../domain/messages/compiled/messages.js'

/** The backers of the product, each with a drawn crest: no real logo is used. */
export function Backers({ backers }: { backers: readonly { name: string }[] }) {
  return (
    <section aria-labelledby="backed-by" className="border-y border-rule bg-card py-8">
      <div className="container-page flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <h2 id="backed-by" className="text-ink-2">
          {m.home_backed_by()}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-4">
          {backers.map(({ name }) => (
            <li key={name} className="flex items-center gap-3 text-lg font-semibold">
              <svg
                width="44"
                height="48"
                viewBox="0 0 44 48"
                fill="none"
                stroke="currentColor"
                aria-hidden="true"
              >
                <path
                  d="M4 5h36v19c0 11-7 17-18 21C11 41 4 35 4 24z"
                  strokeWidth="2"
                  strokeLinejoin="round"
                />
                <path
                  d="M12 33h20M14 33V21M20 33V21M24 33V21M30 33V21M11 20h22L22 12z"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
