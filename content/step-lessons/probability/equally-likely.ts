import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Why a probability is a share of equally likely outcomes. */
export const equallyLikely: StepLesson = {
  id: 'probability-equally-likely-outcomes',
  version: 1,
  title: {
    en: 'Equally likely outcomes, and why we count',
    hi: 'समप्रायिक परिणाम, और हम गिनते क्यों हैं',
    te: 'సమసంభవ పర్యవసానాలు, ఎందుకు లెక్కిస్తాం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 240, view: [-5.6, -5.6, 5.6, 5.6] },
  figureWords: {
    en: 'A wheel cut into eight equal sectors, numbered 1 to 8. The sectors 3 and 6 are filled.',
    hi: 'आठ बराबर त्रिज्यखंडों वाला चक्र, 1 से 8 तक अंकित। त्रिज्यखंड 3 और 6 भरे हुए हैं।',
    te: 'ఎనిమిది సమాన సెక్టార్లుగా విభజించిన చక్రం, 1 నుండి 8 వరకు సంఖ్యలు. 3, 6 సెక్టార్లు రంగు నింపి ఉన్నాయి.',
  },
  workings: {
    p: { mode: 'value', facts: { P: '1/4', n: '2', N: '8' }, formulas: { P: 'n/N' }, target: '1/4' },
    even: { mode: 'value', facts: { P: '1/2', n: '4', N: '8' }, formulas: { P: 'n/N' }, target: '1/2' },
  },
  steps: [
    {
      words: {
        en: 'A wheel has eight equal sectors. It is spun well and stops somewhere.',
        hi: 'एक चक्र में आठ बराबर त्रिज्यखंड हैं। उसे अच्छे से घुमाया जाता है और वह कहीं रुकता है।',
        te: 'ఒక చక్రానికి ఎనిమిది సమాన సెక్టార్లు ఉన్నాయి. దాన్ని బాగా తిప్పితే ఎక్కడో ఆగుతుంది.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 5, style: {} },
        {
          kind: 'path',
          points: [
            [-5, 0],
            [5, 0],
          ],
          isClosed: false,
          style: { widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [0, -5],
            [0, 5],
          ],
          isClosed: false,
          style: { widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [-3.536, -3.536],
            [3.536, 3.536],
          ],
          isClosed: false,
          style: { widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [-3.536, 3.536],
            [3.536, -3.536],
          ],
          isClosed: false,
          style: { widthInPx: 1.5 },
        },
        { kind: 'label', at: [3.2, 1.33], tex: '1', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [1.33, 3.2], tex: '2', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-1.33, 3.2], tex: '3', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-3.2, 1.33], tex: '4', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-3.2, -1.33], tex: '5', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-1.33, -3.2], tex: '6', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [1.33, -3.2], tex: '7', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [3.2, -1.33], tex: '8', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Each number it may stop at is an outcome. The sectors are equal, so no outcome is favoured: they are equally likely.',
        hi: 'जिस संख्या पर वह रुक सकता है, वह एक परिणाम है। त्रिज्यखंड बराबर हैं, इसलिए सब परिणाम समप्रायिक हैं।',
        te: 'అది ఆగగల ప్రతి సంఖ్య ఒక పర్యవసానం. సెక్టార్లు సమానం, కాబట్టి ఏ పర్యవసానానికీ ఎక్కువ అవకాశం లేదు: అవి సమసంభవాలు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which of these has equally likely outcomes?',
          hi: 'इनमें से किसके परिणाम समप्रायिक हैं?',
          te: 'వీటిలో ఏ దాని పర్యవసానాలు సమసంభవాలు?',
        },
        hint: {
          en: 'Ask whether one outcome has any advantage over another.',
          hi: 'सोचें कि क्या किसी परिणाम को दूसरे से ज़्यादा मौका है।',
          te: 'ఒక పర్యవసానానికి మరొకదాని కంటే ఎక్కువ అవకాశం ఉందా అని ఆలోచించండి.',
        },
        options: [
          {
            words: {
              en: 'A fair die: 1, 2, 3, 4, 5, 6',
              hi: 'निष्पक्ष पासा: 1, 2, 3, 4, 5, 6',
              te: 'నిష్పాక్షిక పాచిక: 1, 2, 3, 4, 5, 6',
            },
            isRight: true,
          },
          {
            words: {
              en: 'A bus: on time or late',
              hi: 'बस: समय पर या देर से',
              te: 'బస్సు: సమయానికి లేదా ఆలస్యంగా',
            },
            hint: {
              en: 'Two outcomes need not be equally likely. Think of a bus that is always late.',
              hi: 'दो परिणाम समप्रायिक हों, यह ज़रूरी नहीं। हमेशा देर से आने वाली बस सोचें।',
              te: 'రెండు పర్యవసానాలు సమసంభవాలు కానవసరం లేదు. ఎప్పుడూ ఆలస్యమయ్యే బస్సును ఊహించండి.',
            },
          },
          {
            words: {
              en: 'A bag of 3 red and 1 blue ball: red, blue',
              hi: '3 लाल और 1 नीली गेंद का थैला: लाल, नीली',
              te: '3 ఎరుపు, 1 నీలం బంతుల సంచి: ఎరుపు, నీలం',
            },
          },
        ],
      },
    },
    {
      words: {
        en: 'Together the outcomes make the whole, which is 1. Eight equal shares of 1 are one eighth each.',
        hi: 'सब परिणाम मिलकर पूरा बनाते हैं, यानी 1। 1 के आठ बराबर हिस्सों में हर एक आठवाँ भाग है।',
        te: 'అన్ని పర్యవసానాలు కలిసి మొత్తం, అంటే 1. 1 లో ఎనిమిది సమాన భాగాలలో ఒక్కోటి ఎనిమిదో వంతు.',
      },
      lines: [{ plain: '8*1/8 = 1' }],
    },
    {
      words: {
        en: 'An event is made of outcomes. Let E be: the number can be divided by 3.',
        hi: 'घटना परिणामों से बनती है। मान लें E: संख्या 3 से विभाज्य है।',
        te: 'ఘటన పర్యవసానాలతో ఏర్పడుతుంది. E: సంఖ్య 3 తో భాగించబడుతుంది అనుకోండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many of the outcomes 1 to 8 are favourable to E?',
          hi: '1 से 8 तक कितने परिणाम E के अनुकूल हैं?',
          te: '1 నుండి 8 వరకు ఎన్ని పర్యవసానాలు E కు అనుకూలం?',
        },
        hint: {
          en: 'Say the table of 3 as far as 8.',
          hi: '3 का पहाड़ा 8 तक बोलें।',
          te: '3 ఎక్కాన్ని 8 వరకు చెప్పండి.',
        },
        answerKind: 'number',
        answer: '2',
      },
    },
    {
      words: {
        en: 'Its probability is two of the eight shares.',
        hi: 'उसकी प्रायिकता आठ में से दो हिस्से हैं।',
        te: 'దాని సంభావ్యత ఎనిమిది భాగాలలో రెండు.',
      },
      lines: [{ tex: t`P(E)=\frac28=\frac14`, plain: 'P = 2/8 = 1/4', in: 'p' }],
      shapes: [
        {
          kind: 'arc',
          centre: [0, 0],
          radius: 5,
          from: 90,
          to: 135,
          isSector: true,
          style: { colour: 'result', isFilled: true },
        },
        {
          kind: 'arc',
          centre: [0, 0],
          radius: 5,
          from: 225,
          to: 270,
          isSector: true,
          style: { colour: 'result', isFilled: true },
        },
      ],
    },
    {
      words: {
        en: 'So, when all outcomes are equally likely: favourable outcomes by all outcomes.',
        hi: 'इसलिए, जब सब परिणाम समप्रायिक हों: अनुकूल परिणाम बटा सब परिणाम।',
        te: 'కాబట్టి, అన్ని పర్యవసానాలు సమసంభవాలైతే: అనుకూల పర్యవసానాలు బై మొత్తం పర్యవసానాలు.',
      },
      lines: [{ tex: t`P(E)=\frac{n(E)}{n(S)}` }],
      margin: { en: 'E favourable, S all', hi: 'E अनुकूल, S सब', te: 'E అనుకూల, S మొత్తం' },
    },
    {
      words: {
        en: 'The favourable outcomes are never fewer than none and never more than all.',
        hi: 'अनुकूल परिणाम न शून्य से कम, न कुल से अधिक हो सकते हैं।',
        te: 'అనుకూల పర్యవసానాలు సున్నా కంటే తక్కువ కావు, మొత్తం కంటే ఎక్కువ కావు.',
      },
      lines: [{ tex: t`0\le P(E)\le 1` }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which of these cannot be a probability?',
          hi: 'इनमें से कौन-सी प्रायिकता नहीं हो सकती?',
          te: 'వీటిలో ఏది సంభావ్యత కాలేదు?',
        },
        hint: {
          en: 'Compare each with the whole.',
          hi: 'हर एक की पूरे से तुलना करें।',
          te: 'ఒక్కోదాన్ని మొత్తంతో పోల్చండి.',
        },
        options: [
          { words: { en: '0' } },
          { words: { en: '0.07' } },
          { words: { en: '1.2' }, isRight: true },
          { words: { en: '1' } },
        ],
      },
    },
    {
      words: {
        en: 'Your turn on the wheel: an even number.',
        hi: 'चक्र पर आपकी बारी: सम संख्या।',
        te: 'చక్రంపై మీ వంతు: సరి సంఖ్య.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for its probability P.',
          hi: 'उसकी प्रायिकता P की पंक्ति लिखें।',
          te: 'దాని సంభావ్యత P కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Count the even numbers on the wheel.',
          hi: 'चक्र पर सम संख्याएँ गिनें।',
          te: 'చక్రంపై సరి సంఖ్యలను లెక్కించండి.',
        },
        in: 'even',
        example: 'P = 4/8',
      },
      lines: [{ tex: t`P=\frac48=\frac12`, plain: 'P = 4/8 = 1/2', in: 'even' }],
    },
  ],
}
