import { m } from '../../domain/messages/compiled/messages.js'
import type { Speech } from '../../packages/step-marks/expression/words.ts'

/** How the language of the page reads mathematics aloud. */
export const speech: Speech = {
  plus: (a, b) => m.practice_say_plus({ a, b }),
  minus: (a, b) => m.practice_say_minus({ a, b }),
  times: (a, b) => m.practice_say_times({ a, b }),
  over: (a, b) => m.practice_say_over({ a, b }),
  fraction: (a, b) => m.practice_say_fraction({ a, b }),
  power: (a, b) => m.practice_say_power({ a, b }),
  squared: (a) => m.practice_say_squared({ a }),
  cubed: (a) => m.practice_say_cubed({ a }),
  squareRoot: (a) => m.practice_say_square_root({ a }),
  cubeRoot: (a) => m.practice_say_cube_root({ a }),
  negative: (a) => m.practice_say_negative({ a }),
  plusMinus: (a) => m.practice_say_plus_minus({ a }),
  brackets: (a) => m.practice_say_brackets({ a }),
  absolute: (a) => m.practice_say_absolute({ a }),
  degrees: (a) => m.practice_say_degrees({ a }),
  percent: (a) => m.practice_say_percent({ a }),
  relation: (sign) => relations[sign](),
}

const relations = {
  '=': m.practice_say_equals,
  '≠': m.practice_say_not_equal,
  '<': m.practice_say_less,
  '>': m.practice_say_greater,
  '≤': m.practice_say_at_most,
  '≥': m.practice_say_at_least,
  '≈': m.practice_say_about,
  '⇒': m.practice_say_so,
  '∴': m.practice_say_so,
  '∵': m.practice_say_because,
}
