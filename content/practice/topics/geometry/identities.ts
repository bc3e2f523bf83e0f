/** Identities to prove: both sides and the lines of a proof, each with its marks and the shape that earns them. */
export type Identity = {
  readonly start: string
  readonly target: string
  readonly lines: readonly (readonly [plain: string, marks: number, shape?: string])[]
}

export const identities: readonly Identity[] = [
  {
    start: '(1 + tan^2 θ) cos^2 θ',
    target: '1',
    lines: [
      ['LHS = sec^2 θ * cos^2 θ', 0],
      ['= (1/cos^2 θ) * cos^2 θ', 1, 'only-cos'],
      ['= 1', 1, 'target'],
    ],
  },
  {
    start: 'sin θ/(1 + cos θ) + (1 + cos θ)/sin θ',
    target: '2 cosec θ',
    lines: [
      ['LHS = (sin^2 θ + (1 + cos θ)^2)/(sin θ (1 + cos θ))', 1, 'one-fraction'],
      ['= (2 + 2 cos θ)/(sin θ (1 + cos θ))', 1, 'one-fraction'],
      ['= 2/sin θ', 0],
      ['= 2 cosec θ', 1, 'target'],
    ],
  },
  {
    start: 'sqrt((1 - sin θ)/(1 + sin θ))',
    target: 'sec θ - tan θ',
    lines: [
      ['LHS = sqrt((1 - sin θ)^2/(1 - sin^2 θ))', 1, 'only-sin-cos'],
      ['= (1 - sin θ)/cos θ', 1, 'one-fraction'],
      ['= sec θ - tan θ', 1, 'target'],
    ],
  },
  {
    start: 'tan θ + cot θ',
    target: 'sec θ cosec θ',
    lines: [
      ['LHS = sin θ/cos θ + cos θ/sin θ', 0],
      ['= (sin^2 θ + cos^2 θ)/(sin θ cos θ)', 1, 'one-fraction'],
      ['= 1/(sin θ cos θ)', 0],
      ['= sec θ cosec θ', 1, 'target'],
    ],
  },
  {
    start: 'sin^4 θ - cos^4 θ',
    target: '2 sin^2 θ - 1',
    lines: [
      ['LHS = (sin^2 θ - cos^2 θ)(sin^2 θ + cos^2 θ)', 1, 'only-sin-cos'],
      ['= sin^2 θ - (1 - sin^2 θ)', 0],
      ['= 2 sin^2 θ - 1', 1, 'target'],
    ],
  },
  {
    start: '(cosec θ - sin θ)(sec θ - cos θ)',
    target: '1/(tan θ + cot θ)',
    lines: [
      ['LHS = cos^2 θ/sin θ * sin^2 θ/cos θ', 1, 'only-sin-cos'],
      ['= sin θ cos θ', 0],
      ['RHS = sin θ cos θ/(sin^2 θ + cos^2 θ)', 1, 'one-fraction'],
      // each line of a proof is different, as it is put in its place
      ['RHS = sin θ cos θ', 1, 'target'],
    ],
  },
  {
    start: '(1 - tan^2 θ)/(1 + tan^2 θ)',
    target: '1 - 2 sin^2 θ',
    lines: [
      ['LHS = (1 - tan^2 θ)/sec^2 θ', 0],
      ['= cos^2 θ - sin^2 θ', 1, 'only-sin-cos'],
      ['= 1 - 2 sin^2 θ', 1, 'target'],
    ],
  },
  {
    start: '(1 + sec θ)/sec θ',
    target: 'sin^2 θ/(1 - cos θ)',
    lines: [
      ['LHS = cos θ + 1', 1, 'only-cos'],
      ['RHS = (1 - cos^2 θ)/(1 - cos θ)', 0],
      ['= 1 + cos θ', 1, 'target'],
    ],
  },
  {
    start: '(sin θ + cosec θ)^2 + (cos θ + sec θ)^2',
    target: '7 + tan^2 θ + cot^2 θ',
    lines: [
      ['LHS = sin^2 θ + 2 + cosec^2 θ + cos^2 θ + 2 + sec^2 θ', 1, 'expanded'],
      ['= 5 + cosec^2 θ + sec^2 θ', 1, 'expanded'],
      ['= 5 + 1 + cot^2 θ + 1 + tan^2 θ', 0],
      ['= 7 + tan^2 θ + cot^2 θ', 1, 'target'],
    ],
  },
]
