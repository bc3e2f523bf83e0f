import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** What costs marks with ratios and identities. */
export const trigonometryMistakes: StepLesson = {
  id: 'trigonometry-mistakes',
  version: 2,
  title: {
    en: 'Trigonometry: mistakes that cost marks',
    hi: 'त्रिकोणमिति: अंक कटाने वाली गलतियाँ',
    te: 'త్రికోణమితి: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: { cos: { mode: 'value', facts: { c: '15/17' } } },
  steps: [
    {
      words: {
        en: 'First slip: opening a bracket after sin. The sine of a sum is not the sum of the sines.',
        hi: 'पहली गलती: sin के बाद का कोष्ठक खोलना। योग का sin, sin का योग नहीं है।',
        te: 'మొదటి పొరపాటు: sin తర్వాతి బ్రాకెట్‌ను విడదీయడం. మొత్తానికి sin, sin ల మొత్తం కాదు.',
      },
      said: {
        en: 'First slip: opening a bracket after sine. The sine of a sum is not the sum of the sines.',
        hi: 'पहली गलती: साइन के बाद का कोष्ठक खोलना। योग का साइन, साइन का योग नहीं है।',
        te: 'మొదటి పొరపాటు: సైన్ తర్వాతి బ్రాకెట్‌ను విడదీయడం. మొత్తానికి సైన్, సైన్ ల మొత్తం కాదు.',
      },
      lines: [
        { plain: 'sin(30°+60°) = sin 90° = 1' },
        { tex: t`\sin 30^\circ+\sin 60^\circ=\tfrac{1+\sqrt3}{2}`, plain: 'sin 30° + sin 60° = (1+√3)/2' },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Is sin(30° + 60°) equal to sin 30° + sin 60°?',
          hi: 'क्या sin(30° + 60°), sin 30° + sin 60° के बराबर है?',
          te: 'sin(30° + 60°), sin 30° + sin 60° కు సమానమా?',
        },
        hint: {
          en: 'Find both from the table. Sine never exceeds 1.',
          hi: 'दोनों को सारणी से निकालें। sin कभी 1 से बड़ा नहीं होता।',
          te: 'రెండింటినీ పట్టికతో కనుగొనండి. sin ఎప్పుడూ 1 కంటే ఎక్కువ కాదు.',
        },
        options: [
          { words: { en: 'Yes', hi: 'हाँ', te: 'అవును' } },
          { words: { en: 'No', hi: 'नहीं', te: 'కాదు' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'Second slip: a wrong sign in an identity. Find it here.',
        hi: 'दूसरी गलती: सर्वसमिका में गलत चिह्न। यहाँ ढूँढें।',
        te: 'రెండవ పొరపాటు: సర్వసమీకరణంలో తప్పు గుర్తు. ఇక్కడ కనుక్కోండి.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong?', hi: 'कौन-सी पंक्ति गलत है?', te: 'ఏ పంక్తి తప్పు?' },
        hint: {
          en: 'Test each line with 45°.',
          hi: 'हर पंक्ति को 45° रखकर जाँचें।',
          te: 'ప్రతి పంక్తిని 45° తో సరిచూడండి.',
        },
        why: {
          en: 'Cosecant squared is 1 plus cotangent squared. At 45° that is 2.',
          hi: 'cosec का वर्ग 1 जोड़ cot का वर्ग है। 45° पर यह 2 है।',
          te: 'cosec వర్గం, 1 ప్లస్ cot వర్గం. 45° వద్ద అది 2.',
        },
        lines: [
          { plain: 'sec^2 A - 1 = tan^2 A' },
          { plain: '1 - cos^2 A = sin^2 A' },
          { plain: 'cosec^2 A = 1 - cot^2 A' },
        ],
        wrong: 3,
      },
      lines: [{ plain: 'cosec^2 A = 1 + cot^2 A' }],
    },
    {
      words: {
        en: 'Third slip: a root taken term by term. Sine A is 8 over 17, A is acute, and c is its cosine.',
        hi: 'तीसरी गलती: मूल हर पद का अलग लेना। sin A = 8/17, A न्यून कोण है और c उसका cos है।',
        te: 'మూడవ పొరపాటు: వర్గమూలాన్ని పదం పదానికి విడిగా తీయడం. sin A = 8/17, A లఘుకోణం, c దాని cos.',
      },
      said: {
        en: 'Third slip: a root taken term by term. Sine A is eight over seventeen, A is acute, and c is its cosine.',
        hi: 'तीसरी गलती: मूल हर पद का अलग लेना। साइन A, आठ बटा सत्रह है, A न्यून कोण है और c उसका कॉस है।',
        te: 'మూడవ పొరపాటు: వర్గమూలాన్ని పదం పదానికి విడిగా తీయడం. సైన్ A, పదిహేడులో ఎనిమిది; A లఘుకోణం, c దాని కాస్.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'Look at what happens to the root sign.',
          hi: 'देखें कि मूल चिह्न का क्या होता है।',
          te: 'వర్గమూలం గుర్తు ఏమవుతోందో చూడండి.',
        },
        why: {
          en: 'Subtract below the root first: 225 over 289.',
          hi: 'पहले मूल के भीतर घटाएँ: 225 बटा 289।',
          te: 'ముందు వర్గమూలం లోపల తీసివేయండి: 225/289.',
        },
        lines: [
          { plain: 'c^2 = 1 - (8/17)^2', in: 'cos' },
          { plain: 'c = √(1 - 64/289)', in: 'cos' },
          { plain: 'c = 1 - 8/17', in: 'cos' },
          { plain: 'c = 9/17', in: 'cos' },
        ],
        wrong: 3,
      },
      lines: [{ plain: 'c = √(225/289) = 15/17', in: 'cos' }],
    },
    {
      words: {
        en: 'Fourth slip: cancelling a term instead of a factor.',
        hi: 'चौथी गलती: गुणनखंड की जगह पद काटना।',
        te: 'నాల్గవ పొరపాటు: కారణాంకం బదులు పదాన్ని కొట్టివేయడం.',
      },
      lines: [
        { tex: t`\frac{\sin A+\sin A\cos A}{\sin A}=1+\cos A`, plain: '(sin A+sin A*cos A)/sin A = 1+cos A' },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'What is $\\dfrac{\\sin A+\\sin A\\cos A}{\\sin A}$?',
          hi: '$\\dfrac{\\sin A+\\sin A\\cos A}{\\sin A}$ क्या है?',
          te: '$\\dfrac{\\sin A+\\sin A\\cos A}{\\sin A}$ ఎంత?',
        },
        hint: {
          en: 'Write the top as a product first.',
          hi: 'पहले अंश को गुणनफल के रूप में लिखें।',
          te: 'ముందు లవాన్ని లబ్ధంగా రాయండి.',
        },
        options: [
          { words: { en: '$\\sin A\\cos A$' } },
          { words: { en: '$1+\\cos A$' }, isRight: true },
          { words: { en: '$1+\\sin A\\cos A$' } },
        ],
      },
    },
    {
      words: {
        en: 'Fifth slip: sin² A is the square of sin A. It is not the sine of A².',
        hi: 'पाँचवीं गलती: sin² A, sin A का वर्ग है। यह A² का sin नहीं है।',
        te: 'ఐదవ పొరపాటు: sin² A అంటే sin A వర్గం. A² కి sin కాదు.',
      },
      said: {
        en: 'Fifth slip. Sine squared A is the square of sine A. It is not the sine of A squared.',
        hi: 'पाँचवीं गलती: साइन स्क्वायर A, साइन A का वर्ग है। यह A स्क्वायर का साइन नहीं है।',
        te: 'ఐదవ పొరపాటు: సైన్ స్క్వేర్ A అంటే సైన్ A వర్గం. A స్క్వేర్ కి సైన్ కాదు.',
      },
      lines: [{ plain: 'sin^2 30° = (1/2)^2 = 1/4' }],
    },
    {
      words: {
        en: 'Sixth slip: opposite and adjacent exchanged. Mark the angle in your sketch before you write a ratio.',
        hi: 'छठी गलती: सम्मुख और संलग्न की अदला-बदली। अनुपात लिखने से पहले चित्र में कोण पर निशान लगाएँ।',
        te: 'ఆరవ పొరపాటు: ఎదుటి, ఆసన్న భుజాలు తారుమారు. నిష్పత్తి రాసే ముందు పటంలో కోణాన్ని గుర్తించండి.',
      },
    },
    {
      words: {
        en: 'In a proof, do not begin with what is to be proved. Start from one side, write LHS, and end at RHS.',
        hi: 'उपपत्ति में, जो सिद्ध करना है उससे शुरू न करें। एक पक्ष से शुरू करें, LHS लिखें और RHS पर समाप्त करें।',
        te: 'నిరూపణలో, నిరూపించాల్సిన దానితో మొదలుపెట్టకండి. ఒక వైపు నుండి మొదలుపెట్టి LHS అని రాసి, RHS వద్ద ముగించండి.',
      },
    },
  ],
}
