/** Figures from the numbers of a question: SVG in `currentColor`, with letters and numbers only. */

export type Point = readonly [x: number, y: number]

type Drawing = {
  /** in any unit, y upwards; a name that begins with `_` is not written */
  readonly points: Readonly<Record<string, Point>>
  /** pairs of names of one letter: `AB`, or `A-_1` */
  readonly lines: readonly string[]
  readonly dashed?: readonly string[]
  readonly circles?: readonly (readonly [centre: string, radius: number])[]
  /** text next to the middle of a line */
  readonly sides?: Readonly<Record<string, string>>
  /** what is written in an angle: `BAC` is the angle at A */
  readonly angles?: Readonly<Record<string, string>>
}

const [width, height, margin, marginAbove] = [260, 190, 42, 26]
const round = (value: number) => `${Math.round(value * 10) / 10}`
const text = ([x, y]: Point, words: string) =>
  `<text x="${round(x)}" y="${round(y + 4.5)}" fill="currentColor" stroke="none" text-anchor="middle">${words}</text>`
const stroke = ([x1, y1]: Point, [x2, y2]: Point, isDashed = false) =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"${isDashed ? ' stroke-dasharray="5 4"' : ''}/>`
const svg = (body: readonly string[]) =>
  `<svg viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5" font-size="13">${body.join('')}</svg>`

/** Points, lines, circles and their labels, scaled to fit. */
export function drawing({
  points,
  lines,
  dashed = [],
  circles = [],
  sides = {},
  angles = {},
}: Drawing): string {
  const pointOf = (name: string): Point => points[name] ?? [0, 0]
  const reach = [
    ...Object.values(points),
    ...circles.flatMap(([name, radius]) => {
      const [x, y] = pointOf(name)
      return [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ] as const
    }),
  ]
  const [xs, ys] = [reach.map(([x]) => x), reach.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * marginAbove) / Math.max(high - low, 1e-9),
  )
  const put = ([x, y]: Point): Point => [
    width / 2 + (x - (left + right) / 2) * scale,
    height / 2 - (y - (low + high) / 2) * scale,
  ]
  const all = Object.values(points)
  const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / all.length
  const middle = put([meanOf(all.map(([x]) => x)), meanOf(all.map(([, y]) => y))])
  const at = (name: string) => put(pointOf(name))
  const ends = (line: string) => {
    const [from = '', to = ''] = line.includes('-') ? line.split('-') : [...line]
    return [at(from), at(to)] as const
  }
  return svg([
    ...lines.map((line) => stroke(...ends(line))),
    ...dashed.map((line) => stroke(...ends(line), true)),
    ...circles.map(([name, radius]) => {
      const [x, y] = at(name)
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * scale)}"/>`
    }),
    ...Object.keys(points)
      .filter((name) => !name.startsWith('_'))
      .map((name) => text(away(at(name), middle, 14), name)),
    ...Object.entries(sides).map(([line, words]) => text(besideLine(ends(line), middle, words), words)),
    ...Object.entries(angles).map(([name, words]) => {
      const [from = '', top = '', to = ''] = name.includes('-') ? name.split('-') : [...name]
      return text(insideAngle(at(from), at(top), at(to)), words)
    }),
  ])
}

const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function away([x, y]: Point, [fromX, fromY]: Point, by: number): Point {
  const [dx, dy] = x === fromX && y === fromY ? [0, 1] : unit([x - fromX, y - fromY])
  return [x + dx * by, y + dy * by]
}

function besideLine([[x1, y1], [x2, y2]]: readonly [Point, Point], middle: Point, words: string): Point {
  const centre: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  const [nx, ny] = unit([y1 - y2, x2 - x1])
  const side = nx * (centre[0] - middle[0]) + ny * (centre[1] - middle[1]) < 0 ? -1 : 1
  const by = 9 + Math.abs(nx) * words.length * 3
  // a long number stays within the figure
  const room = words.length * 3.4
  const across = Math.max(room, Math.min(width - room, centre[0] + nx * side * by))
  return [across, centre[1] + ny * side * by]
}

function insideAngle([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): Point {
  const [ux, uy] = unit([ax - x, ay - y])
  const [vx, vy] = unit([bx - x, by - y])
  const [dx, dy] = unit([ux + vx, uy + vy])
  const half = Math.acos(Math.max(-1, Math.min(1, ux * vx + uy * vy))) / 2
  const distance = Math.min(48, 14 / Math.max(Math.sin(half), 0.2))
  return [x + dx * distance, y + dy * distance]
}

/** A right triangle with the right angle at B: A at the left, C above B. */
export const rightTriangle = (
  base: number,
  rise: number,
  sides: Readonly<Record<string, string>>,
  angles: Readonly<Record<string, string>> = {},
): string =>
  drawing({
    points: {
      A: [0, 0],
      B: [base, 0],
      C: [base, rise],
      _1: cut(base, -1, 0),
      _2: cut(base, -1, 1),
      _3: cut(base, 0, 1),
    },
    lines: ['AB', 'BC', 'CA', '_1-_2', '_2-_3'],
    sides,
    angles,
  })
const cut = (base: number, x: number, y: number): Point => [base + (x * base) / 16, (y * base) / 16]

/** Points joined in their order and back to the first. */
export const polygon = (
  points: Readonly<Record<string, Point>>,
  sides: Readonly<Record<string, string>> = {},
  angles: Readonly<Record<string, string>> = {},
): string => {
  const names = Object.keys(points)
  return drawing({
    points,
    lines: names.map((name, index) => `${name}-${names[(index + 1) % names.length]}`),
    sides,
    angles,
  })
}

/** A circle around O with the tangents from P, which touch it at A and B. */
export function tangents(
  radius: number,
  distance: number,
  sides: Readonly<Record<string, string>>,
  angles: Readonly<Record<string, string>> = {},
): string {
  const along = (radius * radius) / distance
  const across = Math.sqrt(radius * radius - along * along)
  return drawing({
    points: { O: [0, 0], P: [distance, 0], A: [along, across], B: [along, -across] },
    lines: ['OA', 'OB', 'PA', 'PB'],
    dashed: Object.keys(angles).length === 0 ? ['OP'] : [],
    circles: [['O', radius]],
    sides,
    angles,
  })
}

/** A sector of a circle, from the right, anticlockwise. */
export function sector(angle: number, radius: string): string {
  const turn = (angle * Math.PI) / 180
  const [x, y, r] = [120, angle > 90 ? 120 : 150, 90]
  const end: Point = [x + r * Math.cos(turn), y - r * Math.sin(turn)]
  return svg([
    `<path d="M${round(x)} ${round(y)} L${x + r} ${y} A${r} ${r} 0 ${angle > 180 ? 1 : 0} 0 ${round(end[0])} ${round(end[1])} Z"/>`,
    text([x + r / 2, y + 13], radius),
    text([x + 34 * Math.cos(turn / 2), y - 34 * Math.sin(turn / 2)], `${angle}°`),
    text([x - 10, y + 8], 'O'),
  ])
}

const half = (y: number, rx: number, isFront: boolean) =>
  `<path d="M${130 - rx} ${y} A${rx} 12 0 0 ${isFront ? 0 : 1} ${130 + rx} ${y}"${isFront ? '' : ' stroke-dasharray="4 3"'}/>`

const sketches = {
  cylinder: [
    stroke([80, 40], [80, 145]),
    stroke([180, 40], [180, 145]),
    '<ellipse cx="130" cy="40" rx="50" ry="12"/>',
    half(145, 50, true),
    half(145, 50, false),
  ],
  cone: [
    stroke([80, 145], [130, 30]),
    stroke([180, 145], [130, 30]),
    half(145, 50, true),
    half(145, 50, false),
  ],
  coneOnHemisphere: [
    stroke([85, 110], [130, 20]),
    stroke([175, 110], [130, 20]),
    half(110, 45, true),
    half(110, 45, false),
    '<path d="M85 110 A45 45 0 0 0 175 110"/>',
  ],
  capsule: [
    '<path d="M80 60 H180 A35 35 0 0 1 180 130 H80 A35 35 0 0 1 80 60"/>',
    '<path d="M80 60 A10 35 0 0 0 80 130 M180 60 A10 35 0 0 0 180 130"/>',
  ],
  frustum: [
    stroke([75, 45], [100, 145]),
    stroke([185, 45], [160, 145]),
    '<ellipse cx="130" cy="45" rx="55" ry="12"/>',
    half(145, 30, true),
    half(145, 30, false),
  ],
} as const
const placesOfLabels = {
  cylinder: [
    [130, 40],
    [200, 92],
  ],
  cone: [
    [130, 165],
    [185, 85],
  ],
  coneOnHemisphere: [
    [206, 112],
    [185, 62],
  ],
  capsule: [
    [130, 150],
    [130, 95],
  ],
  frustum: [
    [130, 45],
    [200, 95],
    [130, 170],
  ],
} as const

/** A sketch of a solid, not to scale; its labels are the radius and the height, for a capsule length and radius. */
export const solid = (kind: keyof typeof sketches, labels: readonly string[]): string =>
  svg([...sketches[kind], ...placesOfLabels[kind].map((place, index) => text(place, labels[index] ?? ''))])
