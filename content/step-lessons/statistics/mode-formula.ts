import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The mode formula from two similar triangles in the histogram. */
export const modeFormula: StepLesson = {
  id: 'mode-formula-derived',
  version: 1,
  title: {
    en: 'Where the mode formula comes from',
    hi: 'बहुलक का सूत्र कहाँ से आता है',
    te: 'బాహుళకం సూత్రం ఎక్కడి నుండి వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 310, view: [4, -2.5, 46, 14.5], isStretched: true, heightInPx: 260 },
  figureWords: {
    en: 'Three bars of heights 6, 12 and 8. Two lines join the upper corners of the middle bar crosswise to the bars beside it; they meet above 26.',
    hi: '6, 12 और 8 ऊँचाई के तीन दंड। बीच के दंड के ऊपरी कोनों से पड़ोसी दंडों तक दो तिरछी रेखाएँ हैं; वे 26 के ऊपर मिलती हैं।',
    te: '6, 12, 8 ఎత్తులు గల మూడు దీర్ఘచతురస్రాలు. మధ్యదాని పై మూలల నుండి పక్కవాటికి రెండు అడ్డ రేఖలు; అవి 26 పైన కలుస్తాయి.',
  },
  workings: {
    share: { mode: 'solve', variables: ['t'], given: ['t/(10-t)=6/4'], worlds: [{ t: '6' }] },
    mode: {
      mode: 'value',
      facts: { l: '20', p: '6', q: '12', s: '8', h: '10', Z: '26' },
      formulas: { Z: 'l+(q-p)/(2*q-p-s)*h' },
      target: '26',
    },
    letters: { mode: 'value', facts: { t: '6', Z: '26', l: '20', h: '10', f_0: '6', f_1: '12', f_2: '8' } },
  },
  steps: [
    {
      words: {
        en: 'The mode is the value that occurs most. In a grouped table it lies in the class with the greatest frequency.',
        hi: 'बहुलक वह मान है जो सबसे अधिक बार आता है। वर्गीकृत सारणी में वह सबसे बड़ी बारंबारता वाले वर्ग में होता है।',
        te: 'బాహుళకం అంటే ఎక్కువసార్లు వచ్చే విలువ. వర్గీకృత పట్టికలో అది గరిష్ఠ పౌనఃపున్యం గల తరగతిలో ఉంటుంది.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [7, 0],
            [44, 0],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        {
          kind: 'path',
          points: [
            [10, 0],
            [10, 6],
            [20, 6],
            [20, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [20, 0],
            [20, 12],
            [30, 12],
            [30, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [30, 8],
            [40, 8],
            [40, 0],
          ],
          isClosed: false,
          style: {},
        },
        { kind: 'label', at: [10, 0], tex: '10', shiftInPx: [0, 14], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [20, 0], tex: '20', shiftInPx: [0, 14], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [30, 0], tex: '30', shiftInPx: [0, 14], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [40, 0], tex: '40', shiftInPx: [0, 14], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [15, 6], tex: '6', shiftInPx: [0, -12], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [25, 12], tex: '12', shiftInPx: [0, -12], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [35, 8], tex: '8', shiftInPx: [0, -12], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'But where in the class? It leans to the side of the taller neighbour.',
        hi: 'पर वर्ग में कहाँ? वह ऊँचे पड़ोसी की ओर झुकता है।',
        te: 'కానీ తరగతిలో ఎక్కడ? అది ఎత్తైన పొరుగు వైపుకు మొగ్గుతుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'The neighbours have 6 and 8. Where do you expect the mode?',
          hi: 'पड़ोसियों की बारंबारता 6 और 8 है। बहुलक कहाँ होगा?',
          te: 'పొరుగు తరగతుల పౌనఃపున్యాలు 6, 8. బాహుళకం ఎక్కడ ఉండవచ్చు?',
        },
        hint: {
          en: 'Which of the two bars beside it is taller?',
          hi: 'पास के दो दंडों में ऊँचा कौन-सा है?',
          te: 'పక్కన ఉన్న రెండింటిలో ఎత్తైనది ఏది?',
        },
        options: [
          { words: { en: 'left of 25', hi: '25 के बाईं ओर', te: '25 కు ఎడమవైపు' } },
          { words: { en: 'at 25', hi: '25 पर', te: '25 వద్ద' } },
          { words: { en: 'right of 25', hi: '25 के दाईं ओर', te: '25 కు కుడివైపు' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'To find it, join the upper corners crosswise with the corners of the neighbours. The mode is read below the crossing.',
        hi: 'उसे पाने के लिए ऊपरी कोनों को पड़ोसियों के कोनों से तिरछा मिलाएँ। बहुलक प्रतिच्छेद बिंदु के नीचे पढ़ते हैं।',
        te: 'దాన్ని కనుగొనడానికి పై మూలలను పొరుగు మూలలతో అడ్డంగా కలపండి. ఖండన బిందువు కింద బాహుళకం చదువుతాం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [20, 12],
            [30, 8],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [20, 6],
            [30, 12],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [26, 9.6],
            [26, 0],
          ],
          isClosed: false,
          style: { colour: 'result', isDashed: true },
        },
        { kind: 'dot', at: [26, 9.6], colour: 'result' },
        { kind: 'label', at: [23, 0], tex: 't', shiftInPx: [0, -12], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Two triangles meet at the crossing. Their upright sides are parallel, so alternate angles are equal, and they are similar (AA).',
        hi: 'प्रतिच्छेद बिंदु पर दो त्रिभुज मिलते हैं। उनकी खड़ी भुजाएँ समांतर हैं, इसलिए एकांतर कोण बराबर हैं, और वे समरूप हैं (AA)।',
        te: 'ఖండన బిందువు వద్ద రెండు త్రిభుజాలు కలుస్తాయి. వాటి నిలువు భుజాలు సమాంతరం, కాబట్టి ఏకాంతర కోణాలు సమానం; అవి సరూపాలు (AA).',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How long is the upright side of the left triangle?',
          hi: 'बाएँ त्रिभुज की खड़ी भुजा कितनी लंबी है?',
          te: 'ఎడమ త్రిభుజం నిలువు భుజం పొడవు ఎంత?',
        },
        hint: {
          en: 'It runs from the top of the left bar to the top of the middle bar.',
          hi: 'वह बाएँ दंड के ऊपर से बीच के दंड के ऊपर तक है।',
          te: 'అది ఎడమ దీర్ఘచతురస్రం పై నుండి మధ్యదాని పై వరకు ఉంటుంది.',
        },
        answerKind: 'number',
        answer: '6',
      },
      lines: [
        { tex: t`f_1-f_0=12-6=6`, plain: '12 - 6 = 6' },
        { tex: t`f_1-f_2=12-8=4`, plain: '12 - 8 = 4' },
      ],
      margin: { en: 'left and right', hi: 'बायाँ और दायाँ', te: 'ఎడమ, కుడి' },
    },
    {
      words: {
        en: 'In similar triangles the heights are in the ratio of the sides. Their heights are t and 10 − t.',
        hi: 'समरूप त्रिभुजों में ऊँचाइयाँ भुजाओं के अनुपात में होती हैं। उनकी ऊँचाइयाँ t और 10 − t हैं।',
        te: 'సరూప త్రిభుజాలలో ఎత్తులు భుజాల నిష్పత్తిలో ఉంటాయి. వాటి ఎత్తులు t, 10 − t.',
      },
      said: {
        en: 'In similar triangles the heights are in the ratio of the sides. Their heights are t, and ten minus t.',
        hi: 'समरूप त्रिभुजों में ऊँचाइयाँ भुजाओं के अनुपात में होती हैं। उनकी ऊँचाइयाँ टी, और दस घटा टी हैं।',
        te: 'సరూప త్రిభుజాలలో ఎత్తులు భుజాల నిష్పత్తిలో ఉంటాయి. వాటి ఎత్తులు టి, పది మైనస్ టి.',
      },
      lines: [
        { tex: t`\frac{t}{10-t}=\frac{6}{4}`, plain: 't/(10-t) = 6/4', in: 'share' },
        { plain: '4t = 6(10-t)', in: 'share' },
      ],
    },
    {
      words: { en: 'Solve for t.', hi: 't के लिए हल करें।', te: 't కోసం సాధించండి.' },
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Open the bracket and bring all t to one side.',
          hi: 'कोष्ठक खोलें और सारे t एक ओर लाएँ।',
          te: 'బ్రాకెట్ విస్తరించి, అన్ని t లను ఒకవైపుకు తెండి.',
        },
        in: 'share',
        example: '10t = 60',
      },
      lines: [
        { plain: '10t = 60', in: 'share' },
        { plain: 't = 6', in: 'share' },
      ],
    },
    {
      words: {
        en: 'With letters: the left difference, divided by the sum of both, times the width.',
        hi: 'अक्षरों में: बायाँ अंतर, दोनों के योग से भाग देकर, चौड़ाई से गुणा।',
        te: 'అక్షరాలలో: ఎడమ తేడాను రెండింటి మొత్తంతో భాగించి, పొడవుతో గుణించాలి.',
      },
      lines: [
        {
          tex: t`t=\frac{f_1-f_0}{(f_1-f_0)+(f_1-f_2)}\,h`,
          plain: 't = (f_1-f_0)/((f_1-f_0)+(f_1-f_2))*h',
          in: 'letters',
        },
        {
          tex: t`Z=l+\frac{f_1-f_0}{2f_1-f_0-f_2}\,h`,
          plain: 'Z = l+(f_1-f_0)/(2f_1-f_0-f_2)*h',
          in: 'letters',
        },
      ],
      margin: { en: 'Z is the mode', hi: 'Z बहुलक है', te: 'Z బాహుళకం' },
    },
    {
      words: {
        en: 'Here it gives the same point.',
        hi: 'यहाँ वही बिंदु मिलता है।',
        te: 'ఇక్కడ అదే బిందువు వస్తుంది.',
      },
      lines: [
        { tex: t`Z=20+\frac{6}{24-6-8}\times10`, plain: 'Z = 20 + 6/(24-6-8)*10', in: 'mode' },
        { plain: 'Z = 26', in: 'mode' },
      ],
    },
    {
      words: {
        en: 'It needs classes of equal width and a single greatest frequency.',
        hi: 'इसके लिए वर्गों की चौड़ाई बराबर और सबसे बड़ी बारंबारता एक ही होनी चाहिए।',
        te: 'దీనికి తరగతుల పొడవు సమానంగా ఉండాలి, గరిష్ఠ పౌనఃపున్యం ఒకే తరగతికి ఉండాలి.',
      },
    },
  ],
}
