import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Why the assumed mean and the step deviations lead to the same mean. */
export const assumedMean: StepLesson = {
  id: 'assumed-mean-why-it-agrees',
  version: 1,
  title: {
    en: 'The assumed mean, and why it agrees',
    hi: 'कल्पित माध्य, और उत्तर वही क्यों',
    te: 'ఊహించిన సగటు, జవాబు అదే ఎందుకు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-2, -5, 33, 7] },
  figureWords: {
    en: 'A number line from 0 to 30. The guess 15 is marked, and an arrow of length 3 leads from it to the mean 18.',
    hi: '0 से 30 तक संख्या रेखा। अनुमान 15 अंकित है, और उससे 3 लंबाई का तीर माध्य 18 तक जाता है।',
    te: '0 నుండి 30 వరకు సంఖ్యారేఖ. అంచనా 15 గుర్తించి ఉంది; దాని నుండి 3 పొడవు గల బాణం సగటు 18 వరకు వెళుతుంది.',
  },
  workings: {
    mean: {
      mode: 'value',
      facts: { M: '18', a: '15', n: '20', h: '10' },
      target: '18',
    },
    sums: {
      mode: 'value',
      facts: { M: '18', a: '15', h: '10', N: '20', p: '360', q: '60', s: '6', d: '-10', x: '5', u: '-1' },
    },
  },
  steps: [
    {
      words: {
        en: 'Products grow large when class marks are large. A guess makes them small.',
        hi: 'वर्ग चिह्न बड़े हों तो गुणनफल बड़े हो जाते हैं। एक अनुमान उन्हें छोटा कर देता है।',
        te: 'మధ్య విలువలు పెద్దవైతే లబ్ధాలు పెద్దవవుతాయి. ఒక అంచనా వాటిని చిన్నవి చేస్తుంది.',
      },
      shapes: [{ kind: 'number-line', from: 0, to: 30, every: 5, marked: [{ at: 15, name: 'a' }] }],
    },
    {
      words: {
        en: 'Choose a, the assumed mean: best a class mark in the middle. Take 15. Write how far each class mark is from it, with its sign.',
        hi: 'a, यानी कल्पित माध्य चुनें: अच्छा हो कि बीच का वर्ग चिह्न हो। 15 लें। हर वर्ग चिह्न उससे कितना दूर है, चिह्न सहित लिखें।',
        te: 'a, అంటే ఊహించిన సగటును ఎంచుకోండి: మధ్యలోని మధ్య విలువ మంచిది. 15 తీసుకోండి. ప్రతి మధ్య విలువ దానికి ఎంత దూరమో గుర్తుతో రాయండి.',
      },
      lines: [{ tex: t`d=x-a`, plain: 'd = x-a', in: 'sums' }],
      table: {
        head: [{ en: '$x$' }, { en: '$f$' }, { en: '$d$' }, { en: '$fd$' }],
        rows: [
          [{ en: '5' }, { en: '4' }, { en: '−10' }, { en: '−40' }],
          [{ en: '15' }, { en: '6' }, { en: '0' }, { en: '0' }],
          [{ en: '25' }, { en: '10' }, { en: '10' }, { en: '100' }],
        ],
      },
    },
    {
      words: {
        en: 'Each product is less by the frequency times a. This is only a bracket multiplied out.',
        hi: 'हर गुणनफल, बारंबारता और a के गुणनफल जितना कम हुआ। यह केवल कोष्ठक खोलना है।',
        te: 'ప్రతి లబ్ధం, పౌనఃపున్యం a ల లబ్ధమంత తగ్గింది. ఇది బ్రాకెట్ విస్తరించడమే.',
      },
      lines: [{ plain: 'f*(x-a) = f*x - f*a' }],
    },
    {
      words: {
        en: 'Add over all classes. The number a is the same in each, so it comes out of the sum.',
        hi: 'सब वर्गों पर जोड़ें। a हर एक में वही है, इसलिए योग से बाहर आता है।',
        te: 'అన్ని తరగతులకు కూడండి. a అన్నింటిలో ఒకటే, కాబట్టి అది మొత్తం బయటకు వస్తుంది.',
      },
      lines: [{ tex: t`\sum fd=\sum fx-a\sum f`, plain: 'q = p-a N', in: 'sums' }],
    },
    {
      words: {
        en: 'Divide by the sum of the frequencies. It is not zero.',
        hi: 'बारंबारताओं के योग से भाग दें। वह शून्य नहीं है।',
        te: 'పౌనఃపున్యాల మొత్తంతో భాగించండి. అది సున్నా కాదు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What does the first part on the right become?',
          hi: 'दाईं ओर का पहला भाग क्या बनता है?',
          te: 'కుడివైపు మొదటి భాగం ఏమవుతుంది?',
        },
        hint: {
          en: 'It is the sum of the products, divided by the number of values.',
          hi: 'यह गुणनफलों का योग है, मानों की संख्या से भाग देकर।',
          te: 'అది లబ్ధాల మొత్తాన్ని విలువల సంఖ్యతో భాగించినది.',
        },
        options: [
          { words: { en: 'the mean', hi: 'माध्य', te: 'సగటు' }, isRight: true },
          { words: { en: 'the assumed mean', hi: 'कल्पित माध्य', te: 'ఊహించిన సగటు' } },
          { words: { en: 'zero', hi: 'शून्य', te: 'సున్నా' } },
        ],
      },
      lines: [
        { tex: t`\frac{\sum fd}{\sum f}=\bar x-a`, plain: 'q/N = M-a', in: 'sums' },
        { tex: t`\bar x=a+\frac{\sum fd}{\sum f}`, plain: 'M = a+q/N', in: 'sums' },
      ],
    },
    {
      words: {
        en: 'So both methods agree, whatever a is. A bad guess costs only longer sums.',
        hi: 'इसलिए a कुछ भी हो, दोनों विधियाँ एक ही उत्तर देती हैं। गलत अनुमान से केवल हिसाब लंबा होता है।',
        te: 'కాబట్టి a ఏదైనా రెండు పద్ధతులూ ఒకే జవాబు ఇస్తాయి. చెడ్డ అంచనా వల్ల లెక్క పొడవవుతుంది, అంతే.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the sum of the last column, the fd?',
          hi: 'अंतिम स्तंभ fd का योग कितना है?',
          te: 'చివరి నిలువు వరుస fd మొత్తం ఎంత?',
        },
        hint: {
          en: 'Mind the sign of the first product.',
          hi: 'पहले गुणनफल के चिह्न पर ध्यान दें।',
          te: 'మొదటి లబ్ధం గుర్తును గమనించండి.',
        },
        answerKind: 'number',
        answer: '60',
      },
      lines: [{ plain: '-40 + 0 + 100 = 60' }],
    },
    {
      words: { en: 'Now the mean.', hi: 'अब माध्य।', te: 'ఇప్పుడు సగటు.' },
      lines: [
        { tex: t`\bar x=15+\frac{60}{20}`, plain: 'M = 15 + 60/20', in: 'mean' },
        { tex: t`\bar x=15+3=18`, plain: 'M = 15 + 3 = 18', in: 'mean' },
      ],
      shapes: [
        {
          kind: 'path',
          points: [
            [15, 2.5],
            [18, 2.5],
          ],
          isClosed: false,
          style: { colour: 'result', widthInPx: 3 },
        },
        { kind: 'dot', at: [18, 0], colour: 'result' },
        { kind: 'label', at: [18, 2.5], tex: '+3', shiftInPx: [0, -16], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'If all classes have the same width h, divide the deviations by h as well. This is the step-deviation method.',
        hi: 'सब वर्गों की चौड़ाई h बराबर हो, तो विचलनों को h से भी भाग दें। यह पग-विचलन विधि है।',
        te: 'అన్ని తరగతుల పొడవు h ఒకటే అయితే, విచలనాలను h తో కూడా భాగించండి. ఇదే సోపాన విచలన పద్ధతి.',
      },
      lines: [
        { tex: t`u=\frac{d}{h}`, plain: 'u = d/h', in: 'sums' },
        { tex: t`\bar x=a+h\times\frac{\sum fu}{\sum f}`, plain: 'M = a+h*s/N', in: 'sums' },
      ],
    },
    {
      words: {
        en: 'Here h is 10, and u is −1, 0, 1.',
        hi: 'यहाँ h 10 है, और u के मान −1, 0, 1 हैं।',
        te: 'ఇక్కడ h విలువ 10; u విలువలు −1, 0, 1.',
      },
      said: {
        en: 'Here h is ten, and u is minus one, zero, one.',
        hi: 'यहाँ एच 10 है, और यू के मान ऋण एक, शून्य, एक हैं।',
        te: 'ఇక్కడ హెచ్ విలువ 10; యు విలువలు మైనస్ ఒకటి, సున్నా, ఒకటి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the mean M by step deviations.',
          hi: 'पग-विचलन से माध्य M की पंक्ति लिखें।',
          te: 'సోపాన విచలనాలతో సగటు M కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Add the products of f and u first. Then multiply by h.',
          hi: 'पहले f और u के गुणनफल जोड़ें। फिर h से गुणा करें।',
          te: 'ముందు f, u ల లబ్ధాలు కూడండి. తర్వాత h తో గుణించండి.',
        },
        in: 'mean',
        example: 'M = 15 + 10*6/20',
      },
      lines: [
        { plain: '-4 + 0 + 10 = 6' },
        { tex: t`\bar x=15+10\times\frac{6}{20}`, plain: 'M = 15 + 10*6/20', in: 'mean' },
        { tex: t`\bar x=18`, plain: 'M = 18', in: 'mean' },
      ],
    },
  ],
}
