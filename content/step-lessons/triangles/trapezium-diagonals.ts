import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A worked example of five marks: the diagonals of a trapezium. */
export const trapeziumDiagonals: StepLesson = {
  id: 'trapezium-diagonals',
  version: 1,
  title: {
    en: 'Worked example: diagonals of a trapezium',
    hi: 'हल किया उदाहरण: समलंब के विकर्ण',
    te: 'సాధించిన ఉదాహరణ: సమలంబ చతుర్భుజం కర్ణాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-0.7, -0.7, 6.7, 4.1] },
  figureWords: {
    en: 'Trapezium ABCD with AB parallel to DC. Its diagonals AC and BD meet at O.',
    hi: 'समलंब ABCD जिसमें AB, DC के समांतर है। विकर्ण AC और BD, O पर मिलते हैं।',
    te: 'సమలంబ చతుర్భుజం ABCD లో AB, DC కు సమాంతరం. కర్ణాలు AC, BD లు O వద్ద కలుస్తాయి.',
  },
  workings: {
    x: {
      mode: 'solve',
      variables: ['x'],
      given: ['(x+4)/(x+1) = (2x+2)/(x+3)'],
      worlds: [{ x: '5' }, { x: '-2' }],
      keep: 'x>0',
    },
  },
  steps: [
    {
      words: {
        en: 'ABCD is a trapezium with AB parallel to DC. Its diagonals meet at O. Prove that OA to OC is OB to OD. Then find x.',
        hi: 'ABCD एक समलंब है जिसमें AB, DC के समांतर है। विकर्ण O पर मिलते हैं। सिद्ध करें कि OA : OC = OB : OD। फिर x निकालें।',
        te: 'ABCD సమలంబ చతుర్భుజంలో AB, DC కు సమాంతరం. కర్ణాలు O వద్ద కలుస్తాయి. OA : OC = OB : OD అని నిరూపించి, x కనుగొనండి.',
      },
      said: {
        en: 'A B C D is a trapezium with A B parallel to D C. Its diagonals meet at O. Prove that O A to O C is O B to O D. Then find x.',
        hi: 'ABCD एक समलंब है जिसमें AB, DC के समांतर है। विकर्ण O पर मिलते हैं। सिद्ध करें कि OA और OC का अनुपात, OB और OD के अनुपात के बराबर है। फिर x निकालें।',
        te: 'ABCD సమలంబ చతుర్భుజంలో AB, DC కు సమాంతరం. కర్ణాలు O వద్ద కలుస్తాయి. OA, OC ల నిష్పత్తి OB, OD ల నిష్పత్తికి సమానమని నిరూపించి, x కనుగొనండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [6, 0],
            [4.6, 3.4],
            [0.6, 3.4],
          ],
          isClosed: true,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [4.6, 3.4],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [6, 0],
            [0.6, 3.4],
          ],
          isClosed: false,
          style: {},
        },
        { kind: 'label', at: [0, 0], tex: 'A', shiftInPx: [-12, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [6, 0], tex: 'B', shiftInPx: [13, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4.6, 3.4], tex: 'C', shiftInPx: [13, -6], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0.6, 3.4], tex: 'D', shiftInPx: [-13, -6], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [2.76, 2.04], tex: 'O', shiftInPx: [0, -17], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'The lengths in cm are given with x.',
        hi: 'लंबाइयाँ cm में x के साथ दी हैं।',
        te: 'పొడవులు cm లో x తో ఇచ్చారు.',
      },
      lines: [{ tex: t`OA=x+4,\quad OC=x+1` }, { tex: t`OB=2x+2,\quad OD=x+3` }],
    },
    {
      words: {
        en: 'Take the triangles AOB and COD. Their parallel sides give equal angles.',
        hi: 'त्रिभुज AOB और COD लें। समांतर भुजाएँ बराबर कोण देती हैं।',
        te: 'త్రిభుజాలు AOB, COD తీసుకోండి. సమాంతర భుజాలు సమాన కోణాలను ఇస్తాయి.',
      },
      lines: [{ tex: t`\angle OAB=\angle OCD` }, { tex: t`\angle OBA=\angle ODC` }],
      mark: '1',
      margin: { en: 'alternate angles, AB ∥ DC', hi: 'एकांतर कोण, AB ∥ DC', te: 'ఏకాంతర కోణాలు, AB ∥ DC' },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which angle equals angle OAB?',
          hi: 'कोण OAB के बराबर कौन-सा कोण है?',
          te: 'కోణం OAB కు సమానమైన కోణం ఏది?',
        },
        hint: {
          en: 'AC cuts both parallel lines. Look inside, on the other side of AC.',
          hi: 'AC दोनों समांतर रेखाओं को काटती है। भीतर, AC की दूसरी ओर देखें।',
          te: 'AC రెండు సమాంతర రేఖలనూ ఖండిస్తుంది. లోపల, AC కి అవతలి వైపు చూడండి.',
        },
        options: [
          { words: { en: 'OCB' } },
          { words: { en: 'OCD' }, isRight: true },
          { words: { en: 'ODC' } },
        ],
      },
    },
    {
      words: {
        en: 'Two pairs of angles are equal. So the triangles are similar.',
        hi: 'कोणों के दो जोड़े बराबर हैं। इसलिए त्रिभुज समरूप हैं।',
        te: 'రెండు జతల కోణాలు సమానం. కాబట్టి త్రిభుజాలు సరూపాలు.',
      },
      lines: [{ tex: t`\triangle AOB\sim\triangle COD\ \text{(AA)}` }],
      mark: '1',
      shapes: [
        { kind: 'arc', centre: [0, 0], radius: 0.8, from: 0, to: 36.5, style: { colour: 'result' } },
        { kind: 'arc', centre: [4.6, 3.4], radius: 0.8, from: 180, to: 216.5, style: { colour: 'result' } },
      ],
    },
    {
      words: {
        en: 'Corresponding sides are in the same ratio. The first part is proved. Now put the lengths in.',
        hi: 'संगत भुजाएँ एक ही अनुपात में हैं। पहला भाग सिद्ध हुआ। अब लंबाइयाँ रखें।',
        te: 'అనురూప భుజాలు ఒకే నిష్పత్తిలో ఉంటాయి. మొదటి భాగం నిరూపించాం. ఇప్పుడు పొడవులు రాయండి.',
      },
      lines: [{ tex: t`\frac{OA}{OC}=\frac{OB}{OD}` }, { plain: '(x+4)/(x+1) = (2x+2)/(x+3)', in: 'x' }],
      mark: '1',
    },
    {
      words: {
        en: 'The lengths are in. Now multiply across.',
        hi: 'लंबाइयाँ रख दीं। अब तिर्यक गुणा करें।',
        te: 'పొడవులను ప్రతిక్షేపించాం. ఇప్పుడు అడ్డ గుణకారం చేయండి.',
      },
      lines: [{ plain: '(x+4)(x+3) = 2(x+1)^2', in: 'x' }],
      mark: '1',
      question: {
        kind: 'line',
        ask: {
          en: 'Write the equation without fractions.',
          hi: 'बिना भिन्न के समीकरण लिखें।',
          te: 'భిన్నాలు లేకుండా సమీకరణాన్ని రాయండి.',
        },
        hint: {
          en: 'Each top is multiplied by the bottom of the other side.',
          hi: 'हर अंश को दूसरी ओर के हर से गुणा करें।',
          te: 'ప్రతి లవాన్ని రెండవ వైపు హారంతో గుణించండి.',
        },
        in: 'x',
        example: '(x+4)(x+3) = 2(x+1)^2',
      },
    },
    {
      words: {
        en: 'Open the brackets and factorise.',
        hi: 'कोष्ठक खोलकर गुणनखंड करें।',
        te: 'బ్రాకెట్లను విస్తరించి కారణాంకాలుగా రాయండి.',
      },
      lines: [
        { plain: 'x^2 + 7x + 12 = 2x^2 + 4x + 2', in: 'x' },
        { plain: 'x^2 - 3x - 10 = 0', in: 'x' },
        { plain: '(x-5)(x+2) = 0', in: 'x' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'One value would make OC negative. Leave it out and say why.',
        hi: 'एक मान से OC ऋणात्मक हो जाती है। उसे छोड़ें और कारण लिखें।',
        te: 'ఒక విలువతో OC ఋణాత్మకం అవుతుంది. దాన్ని వదిలి, కారణం రాయండి.',
      },
      lines: [{ plain: 'x = 5', in: 'x' }],
      mark: '½',
      question: {
        kind: 'value',
        ask: {
          en: 'Which value of x remains?',
          hi: 'x का कौन-सा मान बचता है?',
          te: 'x యొక్క ఏ విలువ మిగులుతుంది?',
        },
        hint: {
          en: 'Put each root into x + 1. A length must be positive.',
          hi: 'हर मूल को x + 1 में रखें। लंबाई धनात्मक होनी चाहिए।',
          te: 'ప్రతి మూలాన్ని x + 1 లో ఉంచండి. పొడవు ధనాత్మకం కావాలి.',
        },
        answerKind: 'number',
        answer: '5',
      },
    },
    {
      words: {
        en: 'Check: OA 9, OC 6, OB 12, OD 8. Both ratios agree.',
        hi: 'जाँच: OA 9, OC 6, OB 12, OD 8। दोनों अनुपात बराबर हैं।',
        te: 'సరిచూడండి: OA 9, OC 6, OB 12, OD 8. రెండు నిష్పత్తులూ సమానం.',
      },
      lines: [{ plain: '9/6 = 12/8 = 3/2' }],
    },
  ],
}
