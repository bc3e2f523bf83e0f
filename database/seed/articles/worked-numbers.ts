/** What a text says, word for word, and whether a calculation agrees. */
type WorkedNumber = { says: string; is: boolean }

/** The numbers of the worked examples of each article by slug, calculated anew for the tests. */
export const workedNumbers: Readonly<Record<string, readonly WorkedNumber[]>> = {
  'completing-the-square-with-paper-tiles': [
    { says: String.raw`\tfrac{121}{16}`, is: 6 + (5 / 4) ** 2 === 121 / 16 },
    { says: 'Solve \\(2x^2 + 5x - 12 = 0\\)', is: hasRoots(2, 5, -12, [3 / 2, -4]) },
    { says: String.raw`gives \(x = -8\)`, is: hasRoots(1, 6, -16, [2, -8]) },
    { says: String.raw`x = -1 \pm \sqrt{2}`, is: hasRoots(1, 2, -1, [-1 + Math.SQRT2, -1 - Math.SQRT2]) },
    {
      says: String.raw`2\left(x - \tfrac{7}{4}\right)^2 - \tfrac{25}{8}`,
      is: 2 * (7 / 4) ** 2 - 25 / 8 === 3,
    },
    { says: 'answer: 3 and −7', is: hasRoots(1, 4, -21, [3, -7]) },
    { says: 'answer: 2 and 8', is: hasRoots(1, -10, 16, [2, 8]) },
    { says: 'answer: one third and −1', is: hasRoots(3, 2, -1, [1 / 3, -1]) },
  ],
  'gst-sums-the-way-a-shop-bill-works': [
    { says: '12 % of ₹1,250 = ₹150', is: rounded(1250 * 0.12) === 150 },
    { says: '9 % of ₹1,100 = ₹99', is: rounded(1100 * 0.09) === 99 && 1250 - 150 === 1100 },
    { says: '= ₹1,298', is: rounded(1250 * 0.88 * 1.18) === 1298 },
    { says: String.raw`2 \times 10 + 1 \times 80 = 100`, is: 2 * 10 + 1 * 80 === 100 },
    { says: '483.80', is: rounded(590 * 0.82) === 483.8 },
    {
      says: String.raw`\frac{590 \times 100}{118} = 500`,
      is: (590 * 100) / 118 === 500 && 500 * 0.18 === 90,
    },
    {
      says: '₹1,800 − ₹1,440 = ₹360',
      is: rounded(10000 * 0.18 - 8000 * 0.18) === 360 && 2000 * 0.18 === 360,
    },
  ],
  'heights-and-distances-with-a-clinometer': [
    { says: String.raw`90^\circ - 58^\circ = 32^\circ`, is: 90 - 58 === 32 },
    { says: String.raw`\approx 11.55`, is: rounded(20 * tangent(30)) === 11.55 },
    { says: 'about 13.05 m', is: rounded(20 * tangent(30) + 1.5) === 13.05 },
    { says: String.raw`\(x = 6\)`, is: Math.abs(6 * tangent(60) - 18 * tangent(30)) < 1e-9 },
    { says: String.raw`6 \times 1.73 = 10.38`, is: rounded(6 * 1.73) === 10.38 },
    { says: '10.38 + 1.5 = 11.88', is: rounded(10.38 + 1.5) === 11.88 },
    { says: 'about 11.09 m for 29°', is: rounded(20 * tangent(29)) === 11.09 },
    { says: '12.02 m for 31°', is: rounded(20 * tangent(31)) === 12.02 },
  ],
  'how-step-marks-are-given': [
    { says: String.raw`\(x = \tfrac{1}{2}\) or \(x = 3\)`, is: hasRoots(2, -7, 3, [0.5, 3]) },
    { says: String.raw`l = 2 + 6 \times 1.5 = 11`, is: 2 + 6 * 1.5 === 11 },
    { says: '= 45.5', is: sumOfProgression(2, 1.5, 7) === 45.5 },
  ],
  'reading-a-word-problem-line-by-line': [
    { says: 'x^2 + 15x - 2700 = 0', is: hasRoots(1, 15, -180 * 15, [45, -60]) },
    { says: '180 km at 45 km/h takes 4 hours, at 60 km/h it takes 3', is: 180 / 45 === 4 && 180 / 60 === 3 },
    { says: 'at 30 km/h: it takes 6 hours', is: 180 / 30 === 6 && 180 / 30 - 180 / 45 === 2 },
  ],
  'seven-mistakes-in-sign': [
    { says: 'x = 2.35', is: rounded((3 + 6.403) / 4) === 2.35 && rounded((3 + Math.sqrt(41)) / 4) === 2.35 },
    {
      says: 'x = -0.85',
      is: rounded((3 - 6.403) / 4) === -0.85 && rounded((3 - Math.sqrt(41)) / 4) === -0.85,
    },
    { says: '-1.9975', is: rounded(2.35 * -0.85, 4) === -1.9975 },
    { says: '18 + 15 = 33', is: 2 * (-3) ** 2 - 5 * -3 === 33 },
    { says: String.raw`\sqrt{36 + 64} = 10`, is: Math.hypot(4 + 2, -3 - 5) === 10 },
    { says: '20 + 9(-3) = -7', is: 20 + 9 * -3 === -7 && 20 + 9 * 3 === 47 },
  ],
  'thales-and-the-shadow-of-a-coconut-tree': [
    { says: String.raw`\dfrac{6.4}{0.8} = 8`, is: rounded(6.4 / 0.8) === 8 },
    { says: String.raw`8 \times 1.2 = 9.6`, is: rounded(8 * 1.2) === 9.6 },
    { says: 'EC = 4', is: (6 * 3) / 4.5 === 4 },
    { says: '4.5 + 3 = 7.5', is: 4.5 + 3 === 7.5 },
    { says: 'the answer is 15 cm', is: rounded((10 * 1.2) / 0.8) === 15 },
  ],
  'why-root-two-is-irrational': [
    { says: '1.96', is: 14 ** 2 === 196 },
    { says: '1.9881', is: 141 ** 2 === 19881 },
    { says: '1.999396', is: 1414 ** 2 === 1999396 },
    { says: '99^2 = 9801', is: 99 ** 2 === 9801 && 2 * 70 ** 2 === 9800 },
    { says: '48, 24, 12, 6, 3', is: 96 / 2 ** 5 === 3 },
  ],
}

/** Whether the numbers are roots of ax² + bx + c. */
function hasRoots(a: number, b: number, c: number, roots: readonly number[]): boolean {
  return roots.every((x) => Math.abs(a * x * x + b * x + c) < 1e-9)
}

function sumOfProgression(first: number, difference: number, count: number): number {
  return (count / 2) * (2 * first + (count - 1) * difference)
}

/** Of an angle in degrees. */
function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180)
}

/** To two decimal places, or as many as asked. */
function rounded(value: number, places = 2): number {
  return Number(value.toFixed(places))
}
