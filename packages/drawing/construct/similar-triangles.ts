import { chalkSvg, type Ink, line, parabolaArc, rightAngle } from '../chalk.ts'
import { along, fitted, type Point, type Size } from '../geometry.ts'

const treeHeight = 2.3
const treeDistance = 4.4
const stickDistance = 1.3

/** A stick and a coconut tree whose shadows end in one point, so one sun ray makes two similar triangles. */
export function similarTriangles(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [0, 5.15], y: [-0.12, 2.8] }, size)
  const shadowEnd = at(0, 0)
  const [treeFoot, treeTop] = [at(treeDistance, 0), at(treeDistance, treeHeight)]
  const stickFoot = at(stickDistance, 0)
  const stickTop = along(shadowEnd, treeTop, stickDistance / treeDistance)
  return chalkSvg(ink, {
    construction: [line(shadowEnd, treeTop)],
    thin: [rightAngle(treeFoot, treeTop, shadowEnd, 6), rightAngle(stickFoot, stickTop, shadowEnd, 6)],
    figure: [line(shadowEnd, at(5.15, 0)), line(treeFoot, treeTop), ...crown(treeTop, scale)],
    answer: [line(stickFoot, stickTop)],
    given: [shadowEnd, treeTop],
    found: [stickTop],
  })
}

/** Five palm leaves, each an arc that leaves the top of the tree upwards and bends down. */
function crown(top: Point, scale: number): string[] {
  const leaves = [
    [-0.72, 0.02, 0.42],
    [-0.4, 0.36, 0.36],
    [0.08, 0.46, 0.3],
    [0.5, 0.3, 0.4],
    [0.72, -0.06, 0.46],
  ] as const
  return leaves.map(([right, up, lift]) =>
    parabolaArc(
      top,
      { x: top.x + right * 0.45 * scale, y: top.y - lift * scale },
      { x: top.x + right * scale, y: top.y - up * scale },
    ),
  )
}
