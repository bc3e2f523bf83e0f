import { roundTo } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, rupees } from '../typst.ts'

const pi = 22 / 7

export const coneOnHemisphere = (random: Random) => {
  const radius = random.pick([3.5, 7, 10.5, 14])
  const height = radius * random.integer(1, 3)
  const volume = (pi * radius * radius * height) / 3 + (2 * pi * radius ** 3) / 3
  return question({
    prompt: `A toy is a cone of height ${decimal(height)} cm on a hemisphere of the same radius ${decimal(radius)} cm. Find its volume ($pi = 22 slash 7$).`,
    figure: '#coneOnHemisphere()',
    steps: [
      [
        `cone $1/3 times 22/7 times ${decimal(radius)}^2 times ${decimal(height)}$, hemisphere $2/3 times 22/7 times ${decimal(radius)}^3$`,
        2,
      ],
      [
        `together $1/3 times 22/7 times ${decimal(radius)}^2 times (${decimal(height)} + ${decimal(2 * radius)})$`,
        1,
      ],
      [`$= ${decimal(volume)}$ cm³`, 2],
    ],
    given: { radius, height },
    result: { volume },
  })
}

export const capsuleSurface = (random: Random) => {
  const radius = random.pick([3.5, 7, 10.5])
  const length = 4 * radius + 2 * random.integer(2, 8)
  const middle = length - 2 * radius
  const surface = 2 * pi * radius * length
  return question({
    prompt: `A tank is a cylinder with a hemisphere at each end; its whole length is ${decimal(length)} cm and its radius ${decimal(radius)} cm. Find its surface ($pi = 22 slash 7$).`,
    steps: [
      [`cylinder length $${decimal(length)} - 2 times ${decimal(radius)} = ${decimal(middle)}$ cm`, 1],
      ['surface $= 2 pi r h + 2 times 2 pi r^2 = 2 pi r (h + 2 r)$', 1],
      [`$= ${decimal(surface)}$ cm²`, 1],
    ],
    given: { radius, length },
    result: { surface },
  })
}

export const tentCloth = (random: Random) => {
  const [radius, height, slant] = random.pick([
    [7, 24, 25],
    [5, 12, 13],
    [8, 15, 17],
    [21, 20, 29],
    [12, 9, 15],
  ] as const)
  const rate = 10 * random.integer(2, 8)
  const cloth = roundTo(3.14 * radius * slant, 2)
  return question({
    prompt: `A conical tent is ${height} m high with a radius of ${radius} m. Find the cloth needed and its cost at ${rupees(rate)} per m² ($pi = 3.14$).`,
    steps: [
      [`slant $sqrt(${radius}^2 + ${height}^2) = ${slant}$ m`, 1],
      [`cloth $3.14 times ${radius} times ${slant} = ${decimal(cloth)}$ m²`, 1],
      [`cost ${rupees(cloth * rate)}`, 1],
    ],
    given: { radius, height, rate },
    result: { cloth, cost: cloth * rate },
  })
}

export const meltedSphere = (random: Random) => {
  const small = random.integer(1, 3)
  const factor = random.integer(2, 6)
  return question({
    prompt: `A metal sphere of radius ${small * factor} cm is melted into balls of radius ${small} cm. How many balls are made?`,
    steps: [
      ['the volume stays the same', 1],
      [`number $= (${small * factor}/${small})^3 = ${factor ** 3}$`, 1],
    ],
    given: { large: small * factor, small },
    result: { count: factor ** 3 },
  })
}

export const cylinderVolume = (random: Random) => {
  const radius = 7 * random.integer(1, 3)
  const height = random.integer(5, 20)
  return question({
    prompt: `Find the volume of a cylinder of radius ${radius} cm and height ${height} cm ($pi = 22 slash 7$).`,
    steps: [[`$22/7 times ${radius}^2 times ${height} = ${22 * 7 * (radius / 7) ** 2 * height}$ cm³`, 1]],
    given: { radius, height },
    result: { volume: 22 * 7 * (radius / 7) ** 2 * height },
  })
}

export const cubesJoined = (random: Random) => {
  const side = random.integer(3, 9)
  const count = random.integer(2, 4)
  const surface = (4 * count + 2) * side * side
  return question({
    prompt: `${['', '', 'Two', 'Three', 'Four'][count]} cubes of side ${side} cm are joined end to end in a row. Find the surface of the block.`,
    steps: [
      [`block ${count * side} cm × ${side} cm × ${side} cm`, 1],
      [
        `$2 (${count * side} times ${side} + ${side} times ${side} + ${side} times ${count * side}) = ${surface}$ cm²`,
        1,
      ],
    ],
    given: { side, count },
    result: { surface },
  })
}

export const waterLevel = (random: Random) => {
  const jar = random.pick([10, 12, 14, 15, 20])
  const level = random.integer(2, 9)
  const cylinder = random.pick([7, 14])
  const height = (level * cylinder * cylinder) / (jar * jar)
  return question({
    prompt: `Water stands ${level} cm deep in a cylinder of radius ${cylinder} cm. It is poured into a cylinder of radius ${jar} cm. How deep is it there (two decimals)?`,
    steps: [
      [`$pi times ${jar}^2 times h = pi times ${cylinder}^2 times ${level}$`, 1],
      [`$h = ${cylinder * cylinder * level}/${jar * jar} = ${decimal(height)}$ cm`, 1],
    ],
    given: { jar, level, cylinder },
    result: { height },
  })
}

export const frustumVolume = (random: Random) => {
  const small = 7 * random.integer(1, 2)
  const large = 2 * small
  const height = 3 * random.integer(2, 8)
  const squares = large * large + small * small + large * small
  const volume = (pi * height * squares) / 3
  return question({
    prompt: `A bucket in the shape of a frustum has radii ${large} cm and ${small} cm and a height of ${height} cm. How many litres does it hold ($pi = 22 slash 7$, two decimals)?`,
    steps: [
      ['$V = 1/3 pi h (R^2 + r^2 + R r)$', 1],
      [`$R^2 + r^2 + R r = ${squares}$`, 1],
      [`$V = 1/3 times 22/7 times ${height} times ${squares} = ${decimal(volume)}$ cm³`, 2],
      [`$= ${decimal(volume / 1000)}$ litres`, 1],
    ],
    given: { small, large, height },
    result: { volume },
  })
}

export const wellAndPlatform = (random: Random) => {
  const radius = random.pick([3.5, 7])
  const depth = random.integer(10, 24)
  const length = 22
  const width = random.pick([7, 14])
  const height = (pi * radius * radius * depth) / (length * width)
  return question({
    prompt: `A well of radius ${decimal(radius)} m is dug ${depth} m deep. The earth is spread evenly as a platform of ${length} m by ${width} m. Find its height ($pi = 22 slash 7$).`,
    steps: [
      [
        `earth $22/7 times ${decimal(radius)}^2 times ${depth} = ${decimal(pi * radius * radius * depth)}$ m³`,
        1.5,
      ],
      [
        `height $= ${decimal(pi * radius * radius * depth)}/(${length} times ${width}) = ${decimal(height)}$ m`,
        1.5,
      ],
    ],
    given: { radius, depth, length, width },
    result: { height },
  })
}
