/** A claim of a text, word for word, and whether a calculation confirms it. */
type WorkedNumber = { says: string; is: boolean }

/** The students in each class of ten marks, as the ogive of the drawing kit has them. */
const students = [4, 9, 17, 16, 9, 5]

/** The numbers of each article's worked examples by slug, recalculated for the tests. */
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
  'fifteen-day-plan-for-statistics-and-probability': [
    { says: '11 of the 80 marks', is: 6 + 20 + 6 + 15 + 12 + 10 + 11 === 80 },
    { says: '4, 13, 30, 46, 55, 60', is: runningSums(students).join(', ') === '4, 13, 30, 46, 55, 60' },
    { says: String.raw`\dfrac{30 - 13}{17} \times 10 = 30`, is: 20 + ((30 - 13) / 17) * 10 === 30 },
    { says: String.raw`\tfrac{1820}{60} \approx 30.33`, is: rounded(meanOfClasses(students, 10)) === 30.33 },
    { says: String.raw`\approx 28.89`, is: rounded(20 + ((17 - 9) / (34 - 9 - 16)) * 10) === 28.89 },
    { says: String.raw`P = \tfrac{6}{36} = \tfrac{1}{6}`, is: throwsOfTwoDice((sum) => sum >= 10) === 6 },
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
  'mental-arithmetic-without-a-calculator': [
    { says: String.raw`\frac{35 \times 240}{100 \times 28} = 3`, is: (35 * 240) / (100 * 28) === 3 },
    { says: '231 cm³', is: rounded(((22 / 7) * 3.5 ** 2 * (11 + 7)) / 3) === 231 && 11 * 3.5 * 6 === 231 },
    { says: '141.166…', is: rounded(((22 / 7) * 3.5 ** 2 * 11) / 3) === 141.17 },
    { says: '89.833…', is: rounded(((22 / 7) * 3.5 ** 3 * 2) / 3) === 89.83 },
    { says: '2500 - 9 = 2491', is: 47 * 53 === 2491 && (47 * 53) % 9 === 7 },
    { says: '10000 - 400 + 4 = 9604', is: 98 ** 2 === 9604 },
    { says: '4225', is: 65 ** 2 === 4225 },
    { says: '(25 + 24)(25 - 24) = 49', is: 25 ** 2 - 24 ** 2 === 49 },
    { says: String.raw`25 \times 36 = 900`, is: 25 * 36 === 900 },
    { says: String.raw`235 \div 5 = 470 \div 10 = 47`, is: 235 / 5 === 47 },
    { says: String.raw`3 \times 13 + 6.5 = 45.5`, is: sumOfProgression(2, 1.5, 7) === 45.5 },
    {
      says: 'begins with 8.717',
      is: Math.floor(Math.sqrt(76) * 1000) === 8717 && rounded(8 + 12 / 17) === 8.71,
    },
    { says: '₹144', is: 3 * 48 === 144 },
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
  'standard-or-basic': [
    { says: String.raw`7 + 11 \times 4 = 51`, is: 7 + 11 * 4 === 51 },
    { says: '2n^2 + 5n - 250 = 0', is: hasRoots(2, 5, -250, [10, -25 / 2]) },
    { says: 'so \\(n = 10\\)', is: sumOfProgression(7, 4, 10) === 250 },
    { says: 'only 20 times in 64', is: 2 ** 6 === 64 && (6 * 5 * 4) / (3 * 2 * 1) === 20 },
    { says: '6, 20, 6, 15, 12, 10 and 11 marks, 80 in all', is: 6 + 20 + 6 + 15 + 12 + 10 + 11 === 80 },
  ],
  'thales-and-the-shadow-of-a-coconut-tree': [
    { says: String.raw`\dfrac{6.4}{0.8} = 8`, is: rounded(6.4 / 0.8) === 8 },
    { says: String.raw`8 \times 1.2 = 9.6`, is: rounded(8 * 1.2) === 9.6 },
    { says: 'EC = 4', is: (6 * 3) / 4.5 === 4 },
    { says: '4.5 + 3 = 7.5', is: 4.5 + 3 === 7.5 },
    { says: 'the answer is 15 cm', is: rounded((10 * 1.2) / 0.8) === 15 },
  ],
  'what-to-write-when-you-are-stuck': [
    { says: 'PA = 12', is: Math.sqrt(13 ** 2 - 5 ** 2) === 12 },
    { says: String.raw`2 \times 30 = 60`, is: 2 * (0.5 * 12 * 5) === 60 },
    {
      says: String.raw`\tfrac{1}{4} \times \tfrac{22}{7} \times 196 = 154`,
      is: rounded((22 * 196) / 28) === 154,
    },
    { says: 'The segment is 56 cm²', is: 154 - (14 * 14) / 2 === 56 },
    { says: 'S_n = 185', is: sumOfProgression(5, 3, 10) === 185 },
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

function runningSums(counts: readonly number[]): number[] {
  return counts.map((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0))
}

/** The mean of a grouped table whose classes begin at zero. */
function meanOfClasses(counts: readonly number[], width: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count, index) => sum + count * (index + 0.5) * width, 0) / total
}

/** How many of the 36 throws have one of the sums. */
function throwsOfTwoDice(isWanted: (sum: number) => boolean): number {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.flatMap((first) => faces.filter((second) => isWanted(first + second))).length
}

/** Of an angle in degrees. */
function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180)
}

/** To two decimal places by default. */
function rounded(value: number, places = 2): number {
  return Number(value.toFixed(places))
}
