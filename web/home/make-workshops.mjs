// Draws the pictures of the workshops: node web/home/make-workshops.mjs
import { writeFileSync } from 'node:fs'

const folder = new URL('../public/workshops/', import.meta.url)
const chalk = '#FFFFFF'
const given = '#FFD95A'
const result = '#A9F0C4'

const at = (x, y, radius, degrees) => {
  const angle = (degrees * Math.PI) / 180
  return [short(x + radius * Math.cos(angle)), short(y - radius * Math.sin(angle))]
}
const short = (value) => Math.round(value * 10) / 10
const line = (...points) => points.map((point, index) => `${index ? 'L' : 'M'}${point.join(' ')}`).join('')
const arc = (x, y, radius, from, to) =>
  `M${at(x, y, radius, from).join(' ')}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${at(x, y, radius, to).join(' ')}`
const path = (d, attributes = '') => `<path d="${d}"${attributes && ` ${attributes}`}/>`
const dot = ([x, y], colour = given, radius = 6) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="none"/>`
const dashed = 'stroke-width="1.5" stroke-dasharray="5 6" opacity=".7"'
const thin = 'stroke-width="1.5" opacity=".8"'
const word = (text, x, y, colour = chalk) =>
  `<text x="${x}" y="${y}" fill="${colour}" stroke="none" font-family="Georgia,serif" font-size="24" font-style="italic" text-anchor="middle">${text}</text>`

function compassClinic() {
  const [a, b] = [
    [160, 300],
    [440, 300],
  ]
  const radius = 190
  const rise = Math.sqrt(radius ** 2 - 140 ** 2)
  const [top, foot] = [
    [300, short(300 - rise)],
    [300, short(300 + rise)],
  ]
  const pencil = at(...a, radius, 12)
  const hinge = [262, 62]
  return [
    path(arc(...a, radius, -52, 52) + arc(...b, radius, 128, 232), dashed),
    path(line(a, b)),
    path(line([300, top[1] - 34], [300, foot[1] + 34]), `stroke="${result}"`),
    path(line([300, 284], [316, 284], [316, 300]), thin),
    // The instrument: a needle in A, a pencil on the arc.
    path(line(hinge, a), 'stroke-width="7"'),
    path(line(hinge, [pencil[0] - 16, pencil[1] - 34]), 'stroke-width="7"'),
    path(line([pencil[0] - 30, pencil[1] - 62], pencil), `stroke="${given}" stroke-width="9"`),
    path(line(hinge, [hinge[0], 30]), 'stroke-width="10"'),
    dot(hinge, chalk, 13),
    dot(a),
    dot(b),
    dot(top, result),
    dot(foot, result),
    word('A', 136, 326),
    word('B', 464, 326),
  ]
}

function clinometer() {
  const eye = [150, 296]
  const crown = [500, 112]
  const slope = (Math.atan2(eye[1] - crown[1], crown[0] - eye[0]) * 180) / Math.PI
  const ticks = Array.from({ length: 17 }, (_, index) => slope - 170 + 10 * index)
    .map((degrees) => line(at(...eye, 68, degrees), at(...eye, 76, degrees)))
    .join('')
  return [
    path(line([40, 420], [600, 420])),
    path(line(eye, crown), dashed),
    path(line(eye, [500, 296]), dashed),
    path(arc(...eye, 120, 0, slope), `stroke="${result}"`),
    word('θ', 292, 278, result),
    path(`${arc(...eye, 76, slope - 180, slope)}Z`, 'fill="#FFFFFF" fill-opacity=".08"'),
    path(ticks, thin),
    path(line(at(...eye, 84, slope + 180), at(...eye, 96, slope)), `stroke="${given}" stroke-width="7"`),
    path(line(eye, [150, 392]), thin),
    dot([150, 396], given, 8),
    dot(eye, chalk, 5),
    // The tree.
    path(line([488, 420], [492, 262]) + line([512, 420], [508, 262]) + line([500, 300], [530, 262])),
    path(
      'M448 262a44 44 0 0 1-14-80a46 46 0 0 1 36-58a44 44 0 0 1 62 2a44 44 0 0 1 34 60a42 42 0 0 1-16 76z',
      `stroke="${result}" fill="${result}" fill-opacity=".16"`,
    ),
    path(line([596, 112], [596, 420]) + line([588, 112], [604, 112]) + line([588, 420], [604, 420]), thin),
    word('h', 616, 274),
    dot(crown),
  ]
}

function busTime() {
  const counts = [3, 5, 9, 7, 4, 2]
  const bars = counts
    .map((count, index) => {
      const [left, top] = [90 + 80 * index, 410 - 18 * count]
      return `M${left} 410V${top}h80V410`
    })
    .join('')
  const sums = [0, 3, 8, 17, 24, 28, 30]
  const points = sums.map((sum, index) => [90 + 80 * index, 410 - 9 * sum])
  const median = [short(250 + (80 * 7) / 9), 275]
  return [
    path(bars, 'fill="#FFFFFF" fill-opacity=".1" stroke-width="1.5" stroke-opacity=".7"'),
    path(line([90, 100], [90, 410], [600, 410])),
    path(line([90, 275], median, [median[0], 410]), `stroke="${result}" ${dashed}`),
    path(line(...points)),
    ...points.map((point) => dot(point)),
    dot(median, result, 8),
    dot([median[0], 410], result),
    // The bus and the clock.
    path('M140 60h170a16 16 0 0 1 16 16v66H124V76a16 16 0 0 1 16-16zM124 106h202'),
    path('M158 60v46M192 60v46M226 60v46M260 60v46M294 60v46', thin),
    `<g fill="#7A2036">${['164', '286'].map((x) => `<circle cx="${x}" cy="144" r="17"/>`).join('')}</g>`,
    '<circle cx="412" cy="92" r="38"/>',
    path('M412 66v26l18 12', `stroke="${given}"`),
    word('15', 66, 283, result),
    word('30', 66, 148),
  ]
}

function firstClassifier() {
  const mangoes = [
    [400, 150],
    [470, 110],
    [520, 190],
    [450, 226],
    [560, 122],
  ]
  const lemons = [
    [160, 330],
    [210, 280],
    [250, 356],
    [300, 300],
    [170, 240],
  ]
  const fresh = [372, 236]
  const near = [mangoes[0], mangoes[3], lemons[3]]
  return [
    path(line([90, 70], [90, 410], [600, 410])),
    path(line([84, 80], [90, 68], [96, 80]) + line([588, 404], [600, 410], [588, 416])),
    `<circle cx="${fresh[0]}" cy="${fresh[1]}" r="102" stroke="${result}" ${dashed}/>`,
    path(near.map((point) => line(fresh, point)).join(''), `stroke="${result}" stroke-width="2"`),
    ...mangoes.map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="22" ry="16" transform="rotate(-24 ${x} ${y})" fill="${given}" stroke="none"/>`,
    ),
    ...lemons.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="#2B3A4A"/>`),
    `<circle cx="${fresh[0]}" cy="${fresh[1]}" r="20" fill="${chalk}" stroke="none"/>`,
    word('?', fresh[0], fresh[1] + 8, '#13213A'),
  ]
}

const pictures = {
  'compass-clinic': ['#1E4197', compassClinic],
  clinometer: ['#0F5B55', clinometer],
  'bus-time': ['#7A2036', busTime],
  'first-classifier': ['#2B3A4A', firstClassifier],
}

for (const [name, [colour, draw]] of Object.entries(pictures)) {
  const grid = 'M0 0V480M0 0H640'
  writeFileSync(
    new URL(`${name}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><defs><pattern id="g" width="32" height="32" patternUnits="userSpaceOnUse"><path d="${grid}" stroke="#fff" stroke-opacity=".13" stroke-width="2"/></pattern></defs><rect width="640" height="480" fill="${colour}"/><rect width="640" height="480" fill="url(#g)"/><g fill="none" stroke="${chalk}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${draw().join('')}</g></svg>\n`,
  )
}
