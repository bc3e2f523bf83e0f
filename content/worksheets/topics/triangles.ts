import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction } from '../typst.ts'

export const parallelLineDivides = (random: Random) => {
  const [p = 2, q = 3] = random.distinct(2, 2, 7)
  const upper = random.integer(2, 5)
  const left = [p * 1, q * 1] as const
  const right = [p * upper * 0.5, q * upper * 0.5] as const
  return question({
    prompt: `In $triangle A B C$ the line $D E$ is parallel to $B C$, with $D$ on $A B$ and $E$ on $A C$. If $A D = ${left[0]}$ cm, $D B = ${left[1]}$ cm and $A E = ${decimal(right[0])}$ cm, find $E C$.`,
    figure: '#proportionality()',
    steps: [
      ['$(A D)/(D B) = (A E)/(E C)$ (basic proportionality theorem)', 1],
      [`$E C = (${decimal(right[0])} times ${left[1]})/${left[0]} = ${decimal(right[1])}$ cm`, 1],
    ],
    given: { ad: left[0], db: left[1], ae: right[0] },
    result: { ec: right[1] },
  })
}

export const isItParallel = (random: Random) => {
  const [p = 2, q = 3] = random.distinct(2, 2, 8)
  const factor = random.pick([1.5, 2, 2.5])
  const spoiled = random.pick([true, false])
  const ec = q * factor + (spoiled ? 0.5 : 0)
  return question({
    prompt: `$D$ and $E$ lie on the sides $A B$ and $A C$ of $triangle A B C$. $A D = ${p}$, $D B = ${q}$, $A E = ${decimal(p * factor)}$, $E C = ${decimal(ec)}$ (cm). Is $D E parallel B C$?`,
    steps: [
      [`$(A D)/(D B) = ${fraction(p, q)}$ and $(A E)/(E C) = ${fraction(p * factor * 10, ec * 10)}$`, 1],
      [
        spoiled
          ? 'the ratios differ, so $D E$ is not parallel to $B C$'
          : 'the ratios agree, so $D E parallel B C$ (converse of the theorem)',
        1,
      ],
    ],
    given: { ad: p, db: q, ae: p * factor, ec },
    result: { parallel: !spoiled },
  })
}

export const shadowOfATree = (random: Random) => {
  const pole = random.pick([1.5, 2, 2.5, 3])
  const poleShadow = random.pick([1, 1.2, 2])
  const treeShadow = poleShadow * random.integer(4, 9)
  const tree = (pole / poleShadow) * treeShadow
  return question({
    prompt: `A pole ${decimal(pole)} m high throws a shadow of ${decimal(poleShadow)} m. At the same time a coconut tree throws a shadow of ${decimal(treeShadow)} m. Find the height of the tree.`,
    steps: [
      ['the triangles are similar (AA: the sun stands at the same angle, both are upright)', 1],
      [`$h/${decimal(pole)} = ${decimal(treeShadow)}/${decimal(poleShadow)}$`, 1],
      [`$h = ${decimal(tree)}$ m`, 1],
    ],
    given: { pole, poleShadow, treeShadow },
    result: { tree },
  })
}

export const areasOfSimilarTriangles = (random: Random) => {
  const [small, large] = random.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [2, 5],
  ] as const)
  const area = small * small * random.integer(2, 6)
  const other = (area * large * large) / (small * small)
  return question({
    prompt: `$triangle A B C ~ triangle P Q R$ with $A B : P Q = ${small} : ${large}$. If the area of $triangle A B C$ is ${area} cm², find the area of $triangle P Q R$.`,
    steps: [
      [`areas are in the ratio of the squares of sides: $${small * small} : ${large * large}$`, 1],
      [`area $= ${area} times ${large * large}/${small * small} = ${other}$ cm²`, 1],
    ],
    given: { small, large, area },
    result: { other },
  })
}

export const correspondingSides = (random: Random) => {
  const sides = random.pick([
    [3, 4, 5],
    [4, 5, 6],
    [5, 6, 8],
    [6, 7, 9],
  ] as const)
  const factor = random.pick([1.5, 2, 2.5, 3])
  return question({
    prompt: `$triangle A B C ~ triangle D E F$. $A B = ${sides[0]}$, $B C = ${sides[1]}$, $C A = ${sides[2]}$ and $D E = ${decimal(sides[0] * factor)}$ (cm). Find $E F$.`,
    steps: [
      [
        `ratio ${decimal(factor)}, so $E F = ${sides[1]} times ${decimal(factor)} = ${decimal(sides[1] * factor)}$ cm`,
        1,
      ],
    ],
    given: { sides, de: sides[0] * factor },
    result: { ef: sides[1] * factor },
  })
}

export const mapScale = (random: Random) => {
  const thousands = random.pick([20, 25, 40, 50])
  const length = random.pick([4, 6, 8])
  const width = random.pick([2, 3, 5])
  const area = (length * thousands * width * thousands) / 10_000
  return question({
    prompt: `On a map drawn to $1 : ${thousands},000$ a rectangular field measures ${length} cm by ${width} cm. Find its true area in km².`,
    steps: [
      [
        `true sides: ${decimal((length * thousands) / 100)} km and ${decimal((width * thousands) / 100)} km`,
        1.5,
      ],
      [`area $= ${decimal(area, 4)}$ km²`, 1.5],
    ],
    given: { thousands, length, width },
    result: { area },
  })
}

export const proveProportionality = (random: Random) => {
  const [p = 2, q = 3] = random.distinct(2, 2, 6)
  const whole = random.integer(2, 4) * (p + q)
  const part = (whole * p) / (p + q)
  return question({
    prompt: `State and prove the basic proportionality theorem. Use it to find $A D$ when $D E parallel B C$, $A E : E C = ${p} : ${q}$ and $A B = ${whole}$ cm.`,
    figure: '#proportionality()',
    steps: [
      ['statement; given, to prove, figure with $B E$, $C D$ and the heights drawn', 1],
      ['area $triangle A D E$ : area $triangle B D E = A D : D B$ (same height)', 1],
      ['area $triangle A D E$ : area $triangle C D E = A E : E C$ (same height)', 1],
      [
        '$triangle B D E$ and $triangle C D E$ have equal areas (same base, $D E parallel B C$), so the ratios are equal',
        1,
      ],
      [`$A D = ${p}/${p + q} times ${whole} = ${part}$ cm`, 1],
    ],
    given: { p, q, whole },
    result: { part },
  })
}
