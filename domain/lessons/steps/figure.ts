import * as z from 'zod/mini'

/** A point in the figure's own units, y upwards. */
const point = z.readonly(z.tuple([z.number(), z.number()]))
export type Point = z.infer<typeof point>

/** `chalk` is the drawing, `given` what the question states, `result` what was found, `faint` construction lines. */
const colour = z.enum(['chalk', 'given', 'result', 'faint', 'red'])
export type Colour = z.infer<typeof colour>

const style = z.object({
  colour: z.optional(colour),
  isDashed: z.optional(z.boolean()),
  isFilled: z.optional(z.boolean()),
  widthInPx: z.optional(z.number()),
})
export type Style = z.infer<typeof style>

const name = z.string().check(z.maxLength(200))
const points = z.readonly(z.array(point).check(z.maxLength(400)))

/** What a browser draws; every other shape is converted to some of these, also for the videos. */
export const plainShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('path'), points, isClosed: z.boolean(), style }),
  z.object({ kind: z.literal('circle'), centre: point, radius: z.number(), style }),
  z.object({ kind: z.literal('dot'), at: point, colour }),
  /** TeX, centred at the point and offset by pixels to the right and down. */
  z.object({
    kind: z.literal('label'),
    at: point,
    tex: name,
    shiftInPx: point,
    colour,
    sizeInPx: z.number(),
  }),
])
export type PlainShape = z.infer<typeof plainShape>

/** Limit: a phone has no room for more, and each shape takes memory. */
const mostLines = 400
const inSteps = (from: number, to: number, every = 1) => (to - from) / every <= mostLines
const angle = z.number().check(z.minimum(-720), z.maximum(720))

/** Shapes for authors, in addition to those. A name is TeX, such as `A` or `90^\circ`. */
const namedShape = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('number-line'),
      from: z.number(),
      to: z.number(),
      /** From number to number; the default is 1. */
      every: z.optional(z.number().check(z.positive())),
      /** Marked numbers; an open one is excluded. */
      marked: z.optional(
        z.array(z.object({ at: z.number(), name: z.optional(name), isOpen: z.optional(z.boolean()) })),
      ),
      /** The part from one number to the other, such as the solutions of an inequality. */
      part: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
    })
    .check(z.refine(({ from, to, every }) => inSteps(from, to, every))),
  z.object({
    kind: z.literal('triangle'),
    corners: z.readonly(z.tuple([point, point, point])),
    names: z.readonly(z.tuple([name, name, name])),
    /** Labels of the sides from the first corner to the second, the second to the third, the third to the first. */
    sides: z.optional(z.readonly(z.tuple([name, name, name]))),
    /** 0, 1 or 2: the corner with the right angle. */
    rightAngleAt: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    colour: z.optional(colour),
  }),
  /** Both axes with their numbers, in the figure's units. */
  z
    .object({
      kind: z.literal('axes'),
      x: z.readonly(z.tuple([z.number(), z.number()])),
      y: z.readonly(z.tuple([z.number(), z.number()])),
      every: z.optional(z.number().check(z.positive())),
    })
    .check(z.refine(({ x, y, every }) => inSteps(...x, every) && inSteps(...y, every))),
  /** y as a polynomial of x, its coefficients from the constant upwards: `[2, -3, 1]` is x² − 3x + 2. */
  z.object({
    kind: z.literal('graph'),
    coefficients: z.array(z.number()).check(z.minLength(1), z.maxLength(5)),
    from: z.number(),
    to: z.number(),
    colour: z.optional(colour),
  }),
  /** Squares of one unit, or of another side. */
  z
    .object({
      kind: z.literal('grid'),
      from: point,
      to: point,
      side: z.optional(z.number().check(z.positive())),
    })
    .check(z.refine(({ from, to, side }) => inSteps(from[0], to[0], side) && inSteps(from[1], to[1], side))),
  /** Part of a circle, its angles in degrees anticlockwise from the right: an arc alone, or a sector with its radii. */
  z.object({
    kind: z.literal('arc'),
    centre: point,
    radius: z.number(),
    from: angle,
    to: angle,
    isSector: z.optional(z.boolean()),
    style: z.optional(style),
  }),
  /** The square sign of a right angle between the directions to two points. */
  z.object({
    kind: z.literal('right-angle'),
    corner: point,
    to: z.readonly(z.tuple([point, point])),
    side: z.number(),
  }),
  /** The point is the middle of its base; a hemisphere is below it. A cuboid has a depth, the others a radius. */
  z.object({
    kind: z.literal('solid'),
    form: z.enum(['cylinder', 'cone', 'sphere', 'hemisphere', 'cuboid']),
    at: point,
    radius: z.number().check(z.positive()),
    height: z.optional(z.number().check(z.positive())),
    colour: z.optional(colour),
  }),
])

export const shape = z.union([plainShape, namedShape])
export type Shape = z.infer<typeof shape>

export const figure = z.object({
  /** Width on a phone; at most what fits a screen of 360 px. */
  widthInPx: z.number().check(z.minimum(120), z.maximum(340)),
  /** The visible part of the plane: left, bottom, right, top. */
  view: z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Charts may scale both axes independently; then there are no circles, and the height is given. */
  isStretched: z.optional(z.boolean()),
  heightInPx: z.optional(z.number().check(z.minimum(80), z.maximum(340))),
})
