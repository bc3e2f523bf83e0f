import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import { decimal } from '../typst.ts'
import * as circles from './circles.ts'

/** The share of a full turn, times a full circle with π = 22/7. */
const share = (angle: number, whole: number) => (whole / 360) * angle
const disc = (radius: number) => (22 * radius * radius) / 7
const rim = (radius: number) => (44 * radius) / 7

checkMakers(circles, {
  tangentLength: ({ given, result }) =>
    expect(Math.hypot(given.radius, result.length)).toBeCloseTo(given.distance, 9),
  angleBetweenTangents: ({ given, result }) => expect(given.angle + result.central + 90 + 90).toBe(360),
  quadrilateralAroundCircle: ({ given, result }) => expect(given.ab + given.cd).toBe(given.bc + result.da),
  chordOfOuterCircle: ({ given, result }) =>
    expect(Math.hypot(given.inner, result.chord / 2)).toBeCloseTo(given.outer, 9),
  proveTangentsEqual: ({ given, result }) => {
    const tangent = result.perimeter / 2 - given.radius
    expect(Math.hypot(given.radius, tangent)).toBeCloseTo(given.distance, 9)
  },
  angleInCircle: ({ given, result }) => expect(result.inscribed * 2).toBe(given.central),
  intersectingChords: ({ given, result }) => expect(given.ax * given.xb).toBe(given.cx * result.xd),
  sectorArea: (asked) => {
    expect(asked.result.area).toBeCloseTo(share(asked.given.angle, disc(asked.given.radius)), 6)
    expect(asked.steps.at(-1)?.[0]).toContain(decimal(asked.result.area))
  },
  arcLength: ({ given, result }) =>
    expect(result.length).toBeCloseTo(share(given.angle, rim(given.radius)), 6),
  segmentArea: ({ given, result }) =>
    expect(result.area).toBeCloseTo(disc(given.radius) / 4 - given.radius ** 2 / 2, 6),
  wiperArea: ({ given, result }) =>
    expect(result.area / 2).toBeCloseTo(share(given.angle, disc(given.length)), 6),
  angleFromArc: ({ given, result }) => {
    expect(share(result.angle, rim(given.radius))).toBeCloseTo(given.arc, 6)
    expect(share(result.angle, disc(given.radius))).toBeCloseTo(result.area, 6)
  },
  gardenInASquare: ({ given, result }) => {
    expect(result.left + disc(given.side / 2)).toBeCloseTo(given.side ** 2, 6)
    expect(result.part).toBeCloseTo(3 / 14, 9)
  },
  drawTangents: ({ given, result }) => {
    expect(Math.hypot(result.length, given.radius)).toBeCloseTo(given.distance, 9)
    expect(result.outside * Math.sqrt(result.inside)).toBeCloseTo(result.length, 9)
  },
  tangentsAtAnAngle: ({ given, result }) => {
    expect(result.central + given.angle).toBe(180)
    expect(Math.atan2(given.radius, result.length)).toBeCloseTo((given.angle * Math.PI) / 360, 9)
  },
  tangentAtAPoint: ({ result }) => expect(result.angle).toBe(90),
})
