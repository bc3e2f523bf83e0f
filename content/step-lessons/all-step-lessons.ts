import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import { discriminantGraph } from './discriminant-graph.ts'
import { quadraticFormula } from './quadratic-formula.ts'

/** Every step lesson of the demo that is written as one, by the order of the syllabus. */
export const writtenStepLessons: readonly StepLesson[] = [quadraticFormula, discriminantGraph]
