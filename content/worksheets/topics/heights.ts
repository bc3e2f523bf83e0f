import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, root } from '../typst.ts'

export const towerHeight = (random: Random) => {
  const distance = 3 * random.integer(5, 25)
  const angle = random.pick([30, 60])
  const text = angle === 30 ? `${distance / 3} sqrt(3)` : `${distance} sqrt(3)`
  return question({
    prompt: `From a point ${distance} m from the foot of a tower its top is seen at an angle of elevation of ${angle}°. Find the height of the tower.`,
    figure: `#elevation(${angle}, "${distance} m")`,
    steps: [
      ['figure with the right angle at the foot', 0.5],
      [`$tan ${angle}° = h/${distance}$`, 0.5],
      [`$h = ${text}$ m`, 1],
    ],
    given: { distance, angle },
    result: { height: distance * Math.tan((angle * Math.PI) / 180) },
  })
}

export const twoPointsOfView = (random: Random) => {
  const height = 10 * random.integer(3, 12)
  return question({
    prompt: `From the top of a lighthouse ${height} m high the angles of depression of two boats on the same side are 45° and 30°. Find the distance between the boats ($sqrt(3) = 1.732$).`,
    steps: [
      ['figure with both angles marked', 1],
      [`nearer boat: $tan 45° = ${height}/x$, $x = ${height}$ m`, 1],
      [`farther boat: $tan 30° = ${height}/y$, $y = ${height} sqrt(3)$ m`, 1],
      [`distance $= ${height} (sqrt(3) - 1)$ m`, 1],
      [`$= ${decimal(height * 0.732)}$ m`, 1],
    ],
    given: { height },
    result: { distance: height * 0.732 },
  })
}

export const kiteString = (random: Random) => {
  const height = 10 * random.integer(3, 9)
  const [angle, text, value] = random.pick([
    [30, `${2 * height}`, 2 * height],
    [60, `(${2 * height})/sqrt(3) = ${decimal((2 * height) / 3)} sqrt(3)`, (2 * height) / Math.sqrt(3)],
    [45, `${height} sqrt(2)`, height * Math.SQRT2],
  ] as const)
  return question({
    prompt: `A kite flies at a height of ${height} m; its string is straight and makes ${angle}° with the ground. Find the length of the string.`,
    steps: [
      [`$sin ${angle}° = ${height}/l$`, 1],
      [`$l = ${text}$ m`, 1],
    ],
    given: { height, angle },
    result: { length: value },
  })
}

export const walkingTowards = (random: Random) => {
  const walked = 2 * random.integer(10, 40)
  return question({
    prompt: `The angle of elevation of the top of a temple tower is 30°. After walking ${walked} m towards it the angle is 60°. Find the height of the tower.`,
    steps: [
      ['figure; distance left $x$, height $h$', 0.5],
      [`$h = x sqrt(3)$ and $h = (x + ${walked})/sqrt(3)$`, 1],
      [`$3 x = x + ${walked}$, $x = ${walked / 2}$`, 1],
      [`$h = ${walked / 2} sqrt(3)$ m`, 0.5],
    ],
    given: { walked },
    result: { height: (walked / 2) * Math.sqrt(3) },
  })
}

export const elevationFromShadow = (random: Random) => {
  const height = random.integer(4, 20)
  const [ratio, angle] = random.pick([
    ['sqrt(3)', 30],
    ['', 45],
  ] as const)
  return question({
    prompt: `A post of $${height}$ m throws a shadow of $${height} ${ratio}$ m. Find the angle of elevation of the sun.`,
    steps: [[`$tan theta = ${ratio === '' ? '1' : '1/sqrt(3)'}$, so $theta = ${angle}°$`, 1]],
    given: { height, shadow: height * (ratio === '' ? 1 : Math.sqrt(3)) },
    result: { angle },
  })
}

export const brokenTree = (random: Random) => {
  const distance = 3 * random.integer(2, 8)
  return question({
    prompt: `A tree breaks in the wind and its top touches the ground ${distance} m from the foot, at an angle of 30°. Find the height the tree had.`,
    steps: [
      [`standing part: $${distance} tan 30° = ${root((distance * distance) / 3)}$ m`, 1],
      [`broken part: $${distance}/(cos 30°) = ${root((4 * distance * distance) / 3)}$ m`, 1],
      [`height: $${root(3 * distance * distance)}$ m`, 1],
    ],
    given: { distance },
    result: { height: distance * Math.sqrt(3) },
  })
}
