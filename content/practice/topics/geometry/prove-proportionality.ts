import type { PracticeMaker } from '../../maker.ts'
import { say, told } from '../../writing.ts'
import { drawing } from './figures.ts'
import { proofOf } from './proof.ts'

export const dividedWords = say(
  'The triangle $ABC$ with $D$ on $AB$ and $E$ on $AC$.',
  'त्रिभुज $ABC$ जिसमें $D$, $AB$ पर और $E$, $AC$ पर है।',
  'త్రిభుజం $ABC$; $D$ అనేది $AB$ పై, $E$ అనేది $AC$ పై ఉన్నాయి.',
)

export const proveProportionality: PracticeMaker = {
  id: 'similarity/prove-proportionality',
  version: 1,
  skill: 'basic-proportionality',
  level: 3,
  isFixed: true,
  make: (random) => {
    const ratio = (first: string, second: string, one: string, other: string) =>
      `$\\dfrac{\\operatorname{ar}(${first})}{\\operatorname{ar}(${second})} = \\dfrac{${one}}{${other}}$`
    const [left, right] = [ratio('ADE', 'BDE', 'AD', 'DB'), ratio('ADE', 'CDE', 'AE', 'EC')]
    const equal = '$\\operatorname{ar}(BDE) = \\operatorname{ar}(CDE)$'
    const end = '$\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$'
    const reasons = [
      say(`${left} (same height)`, `${left} (समान ऊँचाई)`, `${left} (ఒకే ఎత్తు)`),
      say(`${right} (same height)`, `${right} (समान ऊँचाई)`, `${right} (ఒకే ఎత్తు)`),
      say(
        `${equal} (base $DE$, $DE \\parallel BC$)`,
        `${equal} (आधार $DE$, $DE \\parallel BC$)`,
        `${equal} (భూమి $DE$, $DE \\parallel BC$)`,
      ),
      say(`So ${end}`, `अतः ${end}`, `కాబట్టి ${end}`),
    ]
    return {
      stem: say(
        'In $\\triangle ABC$, $DE \\parallel BC$ with $D$ on $AB$ and $E$ on $AC$. Prove the basic proportionality theorem. Put the reasons in order.',
        '$\\triangle ABC$ में $DE \\parallel BC$ है, जहाँ $D$, $AB$ पर और $E$, $AC$ पर है। आधारभूत समानुपातिकता प्रमेय सिद्ध कीजिए। कारणों को क्रम में लिखिए।',
        '$\\triangle ABC$ లో $DE \\parallel BC$; $D$ అనేది $AB$ పై, $E$ అనేది $AC$ పై ఉన్నాయి. ప్రాథమిక అనుపాత సిద్ధాంతాన్ని నిరూపించండి. కారణాలను వరుసలో రాయండి.',
      ),
      figure: drawing({
        points: { A: [1.2, 2], B: [0, 0], C: [3, 0], D: [0.6, 1], E: [2.1, 1] },
        lines: ['AB', 'BC', 'CA', 'DE'],
        dashed: ['BE', 'CD'],
      }),
      figureWords: dividedWords,
      ...proofOf(random, reasons, { 3: [0, 1, 2] }),
      marks: 4,
      hints: [
        say(
          'Join $BE$ and $CD$ and compare areas of triangles.',
          '$BE$ और $CD$ को मिलाइए और त्रिभुजों के क्षेत्रफलों की तुलना कीजिए।',
          '$BE$, $CD$ లను కలిపి త్రిభుజాల వైశాల్యాలను పోల్చండి.',
        ),
        say(
          'Two ratios of areas and two equal areas come before the result.',
          'परिणाम से पहले क्षेत्रफलों के दो अनुपात और दो बराबर क्षेत्रफल आते हैं।',
          'ఫలితానికి ముందు రెండు వైశాల్య నిష్పత్తులు, రెండు సమాన వైశాల్యాలు వస్తాయి.',
        ),
      ],
      solution: reasons.map((reason) => told(reason, 1)),
    }
  },
}
