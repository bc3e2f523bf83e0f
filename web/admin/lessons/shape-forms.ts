import type { LessonDocument } from '../../../domain/admin/lessons/schemas.ts'
import type { Shape } from '../../../domain/lessons/steps/figure.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

export type View = NonNullable<LessonDocument['figure']>['view']

/** A field of a shape by its path, such as `centre` or `style.colour`. */
export type ShapeField = { at: string; label: () => string } & (
  | { kind: 'number'; isOptional?: true }
  /** Numbers or points in a row: a fixed number, or any. */
  | { kind: 'points'; count?: number }
  | { kind: 'numbers'; most: number; isOptional?: true; hint?: () => string }
  | { kind: 'texts'; count: number; isOptional?: true }
  | { kind: 'text' }
  | { kind: 'flag' }
  | { kind: 'colour' }
  | { kind: 'choice'; options: Readonly<Record<string, () => string>>; isNumber?: true }
)

type Form<Kind extends Shape['kind']> = {
  label: () => string
  /** A default shape, in the middle of the figure. */
  begin(view: View): Extract<Shape, { kind: Kind }>
  fields: readonly ShapeField[]
}

const centre: ShapeField = { at: 'centre', label: m.admin_lesson_centre, kind: 'points', count: 1 }
const radius: ShapeField = { at: 'radius', label: m.admin_lesson_radius, kind: 'number' }
const from: ShapeField = { at: 'from', label: m.admin_lesson_from, kind: 'number' }
const to: ShapeField = { at: 'to', label: m.admin_lesson_to, kind: 'number' }
const every: ShapeField = { at: 'every', label: m.admin_lesson_every, kind: 'number', isOptional: true }
const colour: ShapeField = { at: 'colour', label: m.admin_lesson_colour, kind: 'colour' }
const styled: readonly ShapeField[] = [
  { at: 'style.colour', label: m.admin_lesson_colour, kind: 'colour' },
  { at: 'style.isDashed', label: m.admin_lesson_dashed, kind: 'flag' },
  { at: 'style.isFilled', label: m.admin_lesson_filled, kind: 'flag' },
]

const middle = ([left, bottom, right, top]: View): [number, number] => [
  Math.round((left + right) / 2),
  Math.round((bottom + top) / 2),
]
const size = ([left, bottom, right, top]: View) =>
  Math.max(1, Math.round(Math.min(right - left, top - bottom) / 4))
const inside = ([left, bottom, right, top]: View) => ({
  left: Math.ceil(left),
  bottom: Math.ceil(bottom),
  right: Math.floor(right),
  top: Math.floor(top),
})

/** The shapes that an author can add, and the fields of each. */
export const shapeForms: { [Kind in Shape['kind']]: Form<Kind> } = {
  'number-line': {
    label: m.admin_lesson_shape_number_line,
    begin(view) {
      const { left, right } = inside(view)
      return { kind: 'number-line', from: left, to: right }
    },
    fields: [
      from,
      to,
      every,
      { at: 'marked', label: m.admin_lesson_marked, kind: 'numbers', most: 8, isOptional: true },
      { at: 'part', label: m.admin_lesson_part, kind: 'numbers', most: 2, isOptional: true },
    ],
  },
  triangle: {
    label: m.admin_lesson_shape_triangle,
    begin(view) {
      const [x, y] = middle(view)
      const half = size(view)
      return {
        kind: 'triangle',
        corners: [
          [x - half, y - half],
          [x + half, y - half],
          [x - half, y + half],
        ],
        names: ['A', 'B', 'C'],
      }
    },
    fields: [
      { at: 'corners', label: m.admin_lesson_corners, kind: 'points', count: 3 },
      { at: 'names', label: m.admin_lesson_corner_names, kind: 'texts', count: 3 },
      { at: 'sides', label: m.admin_lesson_side_names, kind: 'texts', count: 3, isOptional: true },
      {
        at: 'rightAngleAt',
        label: m.admin_lesson_right_angle_at,
        kind: 'choice',
        isNumber: true,
        options: {
          0: m.admin_lesson_corner_first,
          1: m.admin_lesson_corner_second,
          2: m.admin_lesson_corner_third,
        },
      },
      colour,
    ],
  },
  circle: {
    label: m.admin_lesson_shape_circle,
    begin: (view) => ({ kind: 'circle', centre: middle(view), radius: size(view), style: {} }),
    fields: [centre, radius, ...styled],
  },
  axes: {
    label: m.admin_lesson_shape_axes,
    begin(view) {
      const { left, bottom, right, top } = inside(view)
      return { kind: 'axes', x: [left, right], y: [bottom, top] }
    },
    fields: [
      { at: 'x', label: m.admin_lesson_axis_x, kind: 'numbers', most: 2 },
      { at: 'y', label: m.admin_lesson_axis_y, kind: 'numbers', most: 2 },
      every,
    ],
  },
  graph: {
    label: m.admin_lesson_shape_graph,
    begin(view) {
      const { left, right } = inside(view)
      return { kind: 'graph', coefficients: [0, 1], from: left, to: right }
    },
    fields: [
      {
        at: 'coefficients',
        label: m.admin_lesson_coefficients,
        hint: m.admin_lesson_coefficients_hint,
        kind: 'numbers',
        most: 5,
      },
      from,
      to,
      colour,
    ],
  },
  grid: {
    label: m.admin_lesson_shape_grid,
    begin(view) {
      const { left, bottom, right, top } = inside(view)
      return { kind: 'grid', from: [left, bottom], to: [right, top] }
    },
    fields: [
      { at: 'from', label: m.admin_lesson_corner_low, kind: 'points', count: 1 },
      { at: 'to', label: m.admin_lesson_corner_high, kind: 'points', count: 1 },
      { at: 'side', label: m.admin_lesson_square_side, kind: 'number', isOptional: true },
    ],
  },
  solid: {
    label: m.admin_lesson_shape_solid,
    begin: (view) => ({ kind: 'solid', form: 'cylinder', at: middle(view), radius: size(view) }),
    fields: [
      {
        at: 'form',
        label: m.admin_lesson_solid_form,
        kind: 'choice',
        options: {
          cylinder: m.admin_lesson_cylinder,
          cone: m.admin_lesson_cone,
          sphere: m.admin_lesson_sphere,
          hemisphere: m.admin_lesson_hemisphere,
          cuboid: m.admin_lesson_cuboid,
        },
      },
      { at: 'at', label: m.admin_lesson_base, kind: 'points', count: 1 },
      radius,
      { at: 'height', label: m.admin_lesson_height, kind: 'number', isOptional: true },
      colour,
    ],
  },
  arc: {
    label: m.admin_lesson_shape_arc,
    begin: (view) => ({ kind: 'arc', centre: middle(view), radius: size(view), from: 0, to: 60 }),
    fields: [
      centre,
      radius,
      { at: 'from', label: m.admin_lesson_angle_from, kind: 'number' },
      { at: 'to', label: m.admin_lesson_angle_to, kind: 'number' },
      { at: 'isSector', label: m.admin_lesson_sector, kind: 'flag' },
      ...styled,
    ],
  },
  'right-angle': {
    label: m.admin_lesson_shape_right_angle,
    begin(view) {
      const [x, y] = middle(view)
      const side = size(view)
      return {
        kind: 'right-angle',
        corner: [x, y],
        to: [
          [x + side, y],
          [x, y + side],
        ],
        side: side / 4,
      }
    },
    fields: [
      { at: 'corner', label: m.admin_lesson_corner, kind: 'points', count: 1 },
      { at: 'to', label: m.admin_lesson_towards, kind: 'points', count: 2 },
      { at: 'side', label: m.admin_lesson_square_side, kind: 'number' },
    ],
  },
  path: {
    label: m.admin_lesson_shape_path,
    begin(view) {
      const [x, y] = middle(view)
      const half = size(view)
      return {
        kind: 'path',
        points: [
          [x - half, y],
          [x + half, y],
        ],
        isClosed: false,
        style: {},
      }
    },
    fields: [
      { at: 'points', label: m.admin_lesson_points, kind: 'points' },
      { at: 'isClosed', label: m.admin_lesson_closed, kind: 'flag' },
      ...styled,
    ],
  },
  dot: {
    label: m.admin_lesson_shape_dot,
    begin: (view) => ({ kind: 'dot', at: middle(view), colour: 'given' }),
    fields: [{ at: 'at', label: m.admin_lesson_at, kind: 'points', count: 1 }, colour],
  },
  label: {
    label: m.admin_lesson_shape_label,
    begin: (view) => ({
      kind: 'label',
      at: middle(view),
      tex: 'P',
      shiftInPx: [0, -16],
      colour: 'chalk',
      sizeInPx: 18,
    }),
    fields: [
      { at: 'tex', label: m.admin_lesson_name_tex, kind: 'text' },
      { at: 'at', label: m.admin_lesson_at, kind: 'points', count: 1 },
      { at: 'shiftInPx', label: m.admin_lesson_shift, kind: 'points', count: 1 },
      colour,
    ],
  },
}

/** The value of a shape's field. */
export function valueIn(shape: Shape, at: string): unknown {
  return at.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), shape)
}

/** A shape with a changed field; undefined removes the field. */
export function withValue(shape: Shape, at: string, value: unknown): Shape {
  // Fields keep their types: each is edited by a field of that type.
  return put(shape, at.split('.'), value) as Shape
}

function put(part: object, [name = '', ...rest]: string[], value: unknown): object {
  const next = rest.length === 0 ? value : put(Object(Reflect.get(part, name)), rest, value)
  return Object.fromEntries([
    ...Object.entries(part).filter(([key]) => key !== name),
    ...(next === undefined ? [] : [[name, next]]),
  ])
}
