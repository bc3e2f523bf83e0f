import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** What a mean is, and why a class is represented by its middle. */
export const meanBalance: StepLesson = {
  id: 'mean-of-grouped-data-direct',
  version: 1,
  title: {
    en: 'The mean, and why a class has a mark',
    hi: 'माध्य, और वर्ग चिह्न क्यों',
    te: 'సగటు, తరగతి మధ్య విలువ ఎందుకు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-0.6, -1.4, 9.6, 2] },
  figureWords: {
    en: 'A number line from 0 to 9 with weights at 2, 3 and 7. It balances at 4.',
    hi: '0 से 9 तक संख्या रेखा, 2, 3 और 7 पर भार। वह 4 पर संतुलित होती है।',
    te: '0 నుండి 9 వరకు సంఖ్యారేఖ; 2, 3, 7 వద్ద బరువులు. అది 4 వద్ద సమతూకంగా ఉంటుంది.',
  },
  workings: {
    mean: {
      mode: 'value',
      facts: { M: '18', n: '20', s: '360' },
      formulas: { M: 's/n' },
      target: '18',
    },
  },
  steps: [
    {
      words: {
        en: 'Three friends have 2, 3 and 7 pencils. If they share equally, each has the mean.',
        hi: 'तीन दोस्तों के पास 2, 3 और 7 पेंसिलें हैं। बराबर बाँटें, तो हर एक को माध्य मिलता है।',
        te: 'ముగ్గురు స్నేహితుల వద్ద 2, 3, 7 పెన్సిళ్లు ఉన్నాయి. సమానంగా పంచుకుంటే ఒక్కొక్కరికి సగటు వస్తుంది.',
      },
      lines: [{ tex: t`\frac{2+3+7}{3}=\frac{12}{3}=4`, plain: '(2+3+7)/3 = 12/3 = 4' }],
      shapes: [
        { kind: 'number-line', from: 0, to: 9 },
        { kind: 'dot', at: [2, 1.4], colour: 'given' },
        { kind: 'dot', at: [3, 1.4], colour: 'given' },
        { kind: 'dot', at: [7, 1.4], colour: 'given' },
      ],
    },
    {
      words: {
        en: 'Think of the line as a beam with three equal weights. Where does it balance?',
        hi: 'रेखा को एक डंडा समझें जिस पर तीन बराबर भार हैं। वह कहाँ संतुलित होगी?',
        te: 'రేఖను మూడు సమాన బరువులున్న కర్రగా ఊహించండి. అది ఎక్కడ సమతూకంగా ఉంటుంది?',
      },
      question: {
        kind: 'move',
        ask: {
          en: 'Move the support until the beam balances.',
          hi: 'टेक को खिसकाएँ जब तक डंडा संतुलित न हो।',
          te: 'కర్ర సమతూకం అయ్యే వరకు ఆధారాన్ని జరపండి.',
        },
        hint: {
          en: 'The distances of the weights on the left must add up to the distances on the right.',
          hi: 'बाईं ओर के भारों की दूरियों का योग दाईं ओर की दूरियों के बराबर होना चाहिए।',
          te: 'ఎడమవైపు బరువుల దూరాల మొత్తం కుడివైపు దూరాల మొత్తానికి సమానం కావాలి.',
        },
        why: {
          en: 'At the mean the deviations cancel each other.',
          hi: 'माध्य पर विचलन एक-दूसरे को काट देते हैं।',
          te: 'సగటు వద్ద విచలనాలు ఒకదానినొకటి రద్దు చేసుకుంటాయి.',
        },
        name: 'S',
        from: [0, 0],
        to: [9, 0],
        steps: 9,
        beginsAt: 8,
        fitsAt: 4,
      },
      lines: [{ tex: '(2-4)+(3-4)+(7-4)=0', plain: '(2-4)+(3-4)+(7-4) = 0' }],
    },
    {
      words: {
        en: 'In a grouped table we no longer know each value. We know only how many lie in each class.',
        hi: 'वर्गीकृत सारणी में हर मान पता नहीं होता। केवल यह पता है कि हर वर्ग में कितने हैं।',
        te: 'వర్గీకృత పట్టికలో ఒక్కో విలువ మనకు తెలియదు. ప్రతి తరగతిలో ఎన్ని ఉన్నాయో మాత్రమే తెలుసు.',
      },
      table: {
        head: [{ en: 'marks', hi: 'अंक', te: 'మార్కులు' }, { en: '$f$' }],
        rows: [
          [{ en: '0–10' }, { en: '4' }],
          [{ en: '10–20' }, { en: '6' }],
          [{ en: '20–30' }, { en: '10' }],
        ],
      },
    },
    {
      words: {
        en: 'So the middle of the class stands for all its values. Some lie below it and some above, and on the whole they even out. The result is close, not exact.',
        hi: 'इसलिए वर्ग का मध्य उसके सब मानों की जगह लेता है। कुछ उससे नीचे हैं, कुछ ऊपर, और कुल मिलाकर बराबर हो जाते हैं। उत्तर निकट है, बिलकुल ठीक नहीं।',
        te: 'కాబట్టి తరగతి మధ్య విలువ ఆ తరగతిలోని అన్ని విలువలకు ప్రతినిధి. కొన్ని దానికి కింద, కొన్ని పైన ఉంటాయి; మొత్తం మీద సరిపోతాయి. ఫలితం దగ్గరగా ఉంటుంది, ఖచ్చితం కాదు.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the class mark of 20–30?',
          hi: '20–30 का वर्ग चिह्न क्या है?',
          te: '20–30 తరగతి మధ్య విలువ ఎంత?',
        },
        hint: {
          en: 'Add both limits and halve.',
          hi: 'दोनों सीमाएँ जोड़ें और आधा करें।',
          te: 'రెండు హద్దులను కూడి సగం చేయండి.',
        },
        answerKind: 'number',
        answer: '25',
      },
      lines: [{ plain: '(20+30)/2 = 25' }],
    },
    {
      words: {
        en: 'Multiply each class mark by its frequency.',
        hi: 'हर वर्ग चिह्न को उसकी बारंबारता से गुणा करें।',
        te: 'ప్రతి మధ్య విలువను దాని పౌనఃపున్యంతో గుణించండి.',
      },
      table: {
        head: [{ en: '$x$' }, { en: '$f$' }, { en: '$fx$' }],
        rows: [
          [{ en: '5' }, { en: '4' }, { en: '20' }],
          [{ en: '15' }, { en: '6' }, { en: '90' }],
          [{ en: '25' }, { en: '10' }, { en: '250' }],
        ],
      },
      lines: [{ plain: '20 + 90 + 250 = 360' }, { plain: '4 + 6 + 10 = 20' }],
    },
    {
      words: {
        en: 'Divide the sum of the products by the number of students. This is the direct method.',
        hi: 'गुणनफलों के योग को विद्यार्थियों की संख्या से भाग दें। यह प्रत्यक्ष विधि है।',
        te: 'లబ్ధాల మొత్తాన్ని విద్యార్థుల సంఖ్యతో భాగించండి. ఇదే ప్రత్యక్ష పద్ధతి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'By which number do we divide?',
          hi: 'किस संख्या से भाग देते हैं?',
          te: 'ఏ సంఖ్యతో భాగిస్తాం?',
        },
        hint: {
          en: 'How many students share the marks?',
          hi: 'कितने विद्यार्थियों में अंक बँटते हैं?',
          te: 'ఎంతమంది విద్యార్థులు మార్కులు పంచుకుంటారు?',
        },
        options: [
          {
            words: { en: '3' },
            hint: {
              en: 'That is the number of classes.',
              hi: 'यह वर्गों की संख्या है।',
              te: 'అది తరగతుల సంఖ్య.',
            },
          },
          { words: { en: '20' }, isRight: true },
          { words: { en: '30' } },
        ],
      },
      lines: [
        { tex: t`\bar x=\frac{\sum fx}{\sum f}`, plain: 'M = s/n', in: 'mean' },
        { tex: t`\bar x=\frac{360}{20}=18`, plain: 'M = 360/20 = 18', in: 'mean' },
      ],
    },
    {
      words: {
        en: 'Look back: 18 is above 15, the middle of the whole range, because most students are in the upper classes. That fits.',
        hi: 'जाँचें: 18 पूरे परिसर के मध्य 15 से ऊपर है, क्योंकि अधिकतर विद्यार्थी ऊपर के वर्गों में हैं। ठीक लगता है।',
        te: 'సరిచూడండి: 18 మొత్తం వ్యాప్తి మధ్యలోని 15 కంటే ఎక్కువ; ఎందుకంటే ఎక్కువ మంది పై తరగతులలో ఉన్నారు. సరిపోతుంది.',
      },
    },
  ],
}
