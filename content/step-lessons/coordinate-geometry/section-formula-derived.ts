import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The point that divides a segment in a ratio, from similar triangles. */
export const sectionFormulaDerived: StepLesson = {
  id: 'section-formula-derived',
  version: 3,
  title: {
    en: 'Where the section formula comes from',
    hi: 'विभाजन सूत्र कहाँ से आता है',
    te: 'విభజన సూత్రం ఎక్కడి నుండి వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-0.9, -0.9, 8.4, 5.2] },
  figureWords: {
    en: 'Segment from A(1, 1) to B(7, 4) with P on it. Two right triangles stand below AP and PB.',
    hi: 'A(1, 1) से B(7, 4) तक रेखाखंड, उस पर P। AP और PB के नीचे दो समकोण त्रिभुज।',
    te: 'A(1, 1) నుండి B(7, 4) వరకు రేఖాఖండం, దానిపై P. AP, PB ల కింద రెండు లంబకోణ త్రిభుజాలు.',
  },
  workings: {
    x: { mode: 'value', facts: { x: '13', x_1: '7', x_2: '17', m: '3', n: '2' } },
    y: { mode: 'value', facts: { y: '14', y_1: '-4', y_2: '26', m: '3', n: '2' } },
    p: { mode: 'value', facts: { x: '5', y: '3' } },
  },
  steps: [
    {
      words: {
        en: 'P lies on AB, so that AP to PB is m to n. Where is P?',
        hi: 'P, AB पर ऐसे है कि AP : PB = m : n। P कहाँ है?',
        te: 'AP : PB = m : n అయ్యేలా P, AB పై ఉంది. P ఎక్కడ ఉంది?',
      },
      said: {
        en: 'P lies on A B, so that A P to P B is m to n. Where is P?',
        hi: 'P, AB पर ऐसे है कि AP और PB का अनुपात m और n का है। P कहाँ है?',
        te: 'AP కి PB కి గల నిష్పత్తి m కి n అయ్యేలా P, AB పై ఉంది. P ఎక్కడ ఉంది?',
      },
      lines: [{ tex: t`A(x_1,y_1),\ B(x_2,y_2)` }, { tex: t`P(x,y)` }],
      shapes: [
        {
          kind: 'path',
          points: [
            [-0.5, 0],
            [8.2, 0],
          ],
          isClosed: false,
          style: { colour: 'faint', widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [0, -0.5],
            [0, 5],
          ],
          isClosed: false,
          style: { colour: 'faint', widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [1, 1],
            [7, 4],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        { kind: 'dot', at: [1, 1], colour: 'given' },
        { kind: 'dot', at: [7, 4], colour: 'given' },
        { kind: 'dot', at: [5, 3], colour: 'result' },
        { kind: 'label', at: [1, 1], tex: 'A', shiftInPx: [-13, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [7, 4], tex: 'B', shiftInPx: [8, -14], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5, 3], tex: 'P', shiftInPx: [-6, -15], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [3, 2], tex: 'm', shiftInPx: [-8, -13], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [6, 3.5], tex: 'n', shiftInPx: [-6, -13], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Draw AQ and PS parallel to the x-axis. Draw PQ and BS straight down. Two right triangles appear.',
        hi: 'AQ और PS को x-अक्ष के समांतर खींचें। PQ और BS सीधे नीचे। दो समकोण त्रिभुज बनते हैं।',
        te: 'AQ, PS లను x-అక్షానికి సమాంతరంగా గీయండి. PQ, BS లను నేరుగా కిందికి గీయండి. రెండు లంబకోణ త్రిభుజాలు వస్తాయి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [1, 1],
            [5, 1],
            [5, 3],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [5, 3],
            [7, 3],
            [7, 4],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'right-angle',
          corner: [5, 1],
          to: [
            [1, 1],
            [5, 3],
          ],
          side: 0.3,
        },
        {
          kind: 'right-angle',
          corner: [7, 3],
          to: [
            [5, 3],
            [7, 4],
          ],
          side: 0.3,
        },
        { kind: 'label', at: [5, 1], tex: 'Q', shiftInPx: [13, 7], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [7, 3], tex: 'S', shiftInPx: [13, 7], colour: 'result', sizeInPx: 18 },
      ],
      lines: [{ tex: t`\triangle APQ\sim\triangle PBS` }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Why are the two triangles similar?',
          hi: 'दोनों त्रिभुज समरूप क्यों हैं?',
          te: 'రెండు త్రిభుజాలు ఎందుకు సరూపాలు?',
        },
        hint: {
          en: 'AQ and PS are parallel, and AB cuts both.',
          hi: 'AQ और PS समांतर हैं और AB दोनों को काटती है।',
          te: 'AQ, PS సమాంతరాలు, AB రెండింటినీ ఖండిస్తుంది.',
        },
        options: [
          {
            words: {
              en: 'AA: right angles and corresponding angles',
              hi: 'AA: समकोण और संगत कोण',
              te: 'AA: లంబకోణాలు, సదృశ కోణాలు',
            },
            isRight: true,
          },
          { words: { en: 'SSS: all sides are equal', hi: 'SSS: सब भुजाएँ बराबर', te: 'SSS: భుజాలన్నీ సమానం' } },
          { words: { en: 'They have equal areas.', hi: 'उनके क्षेत्रफल बराबर हैं।', te: 'వాటి వైశాల్యాలు సమానం.' } },
        ],
      },
    },
    {
      words: {
        en: 'Corresponding sides are in one ratio. Read both bases from the x-coordinates.',
        hi: 'संगत भुजाएँ एक ही अनुपात में हैं। दोनों आधार x-निर्देशांकों से पढ़ें।',
        te: 'అనురూప భుజాలు ఒకే నిష్పత్తిలో ఉంటాయి. రెండు భూములనూ x-నిరూపకాల నుండి చదవండి.',
      },
      lines: [
        { tex: t`\frac{AQ}{PS}=\frac{AP}{PB}=\frac{m}{n}` },
        { plain: '(x-x_1)/(x_2-x) = m/n', in: 'x' },
      ],
    },
    {
      words: {
        en: 'Multiply across and collect x.',
        hi: 'तिर्यक गुणा करें और x एकत्र करें।',
        te: 'అడ్డ గుణకారం చేసి x లను ఒక చోట చేర్చండి.',
      },
      lines: [
        { plain: 'n(x-x_1) = m(x_2-x)', in: 'x' },
        { plain: 'm x + n x = m x_2 + n x_1', in: 'x' },
        { plain: 'x = (m x_2 + n x_1)/(m+n)', in: 'x' },
      ],
    },
    {
      words: {
        en: 'The heights give y in the same way. This is the section formula. It holds wherever A and B lie.',
        hi: 'ऊँचाइयों से y भी इसी तरह मिलता है। यही विभाजन सूत्र है। A और B कहीं भी हों, यह सच है।',
        te: 'ఎత్తుల నుండి y కూడా ఇలాగే వస్తుంది. ఇదే విభజన సూత్రం. A, B ఎక్కడ ఉన్నా ఇది నిజం.',
      },
      lines: [
        { plain: 'x = (m x_2 + n x_1)/(m+n)', in: 'x' },
        { plain: 'y = (m y_2 + n y_1)/(m+n)', in: 'y' },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'With which point is m multiplied, the first number of the ratio?',
          hi: 'अनुपात की पहली संख्या m किस बिंदु के निर्देशांक से गुणा होती है?',
          te: 'నిష్పత్తిలో మొదటి సంఖ్య m ను ఏ బిందువు నిరూపకంతో గుణిస్తాం?',
        },
        hint: {
          en: 'If m is very large, P moves towards that point.',
          hi: 'm बहुत बड़ा हो तो P उसी बिंदु की ओर जाता है।',
          te: 'm చాలా పెద్దదైతే P ఆ బిందువు వైపు వెళ్తుంది.',
        },
        options: [{ words: { en: 'A' } }, { words: { en: 'B' }, isRight: true }],
      },
    },
    {
      words: {
        en: 'For m equal to n we get the mid-point: half the sum of the coordinates.',
        hi: 'm = n हो तो मध्य-बिंदु मिलता है: निर्देशांकों के योग का आधा।',
        te: 'm = n అయితే మధ్యబిందువు వస్తుంది: నిరూపకాల మొత్తంలో సగం.',
      },
      said: {
        en: 'For m equal to n we get the mid-point: half the sum of the coordinates.',
        hi: 'm बराबर n हो तो मध्य-बिंदु मिलता है: निर्देशांकों के योग का आधा।',
        te: 'm సమానం n అయితే మధ్యబిందువు వస్తుంది: నిరూపకాల మొత్తంలో సగం.',
      },
      lines: [
        { plain: '(m x_2 + m x_1)/(m+m) = (x_1+x_2)/2' },
        { tex: t`\left(\frac{x_1+x_2}{2},\ \frac{y_1+y_2}{2}\right)` },
      ],
    },
    {
      words: {
        en: 'Test it with the figure: A(1, 1), B(7, 4) and the ratio 2 to 1.',
        hi: 'आकृति से जाँचें: A(1, 1), B(7, 4) और अनुपात 2 : 1।',
        te: 'పటంతో సరిచూడండి: A(1, 1), B(7, 4), నిష్పత్తి 2 : 1.',
      },
      lines: [
        { plain: 'x = (2*7 + 1*1)/(2+1) = 5', in: 'p' },
        { plain: 'y = (2*4 + 1*1)/(2+1) = 3', in: 'p' },
      ],
      margin: { en: 'm goes with B', hi: 'm का साथ B', te: 'm తో B' },
      question: {
        kind: 'value',
        ask: {
          en: 'Where is P? Write the point.',
          hi: 'P कहाँ है? बिंदु लिखें।',
          te: 'P ఎక్కడ ఉంది? బిందువును రాయండి.',
        },
        hint: {
          en: 'For x: twice 7 and once 1, divided by 3.',
          hi: 'x के लिए: 7 का दुगुना और 1, उन्हें 3 से भाग दें।',
          te: 'x కోసం: 7 కు రెట్టింపు, 1 కలిపి 3 తో భాగించండి.',
        },
        answerKind: 'point',
        answer: '(5, 3)',
      },
    },
  ],
}
