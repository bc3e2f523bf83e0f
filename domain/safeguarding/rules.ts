/** Childline, Tele-MANAS and the emergency number: help at any hour in India. */
export const helplines = ['1098', '14416', '112'] as const

/** How many people are notified. */
export const namedPeople = 2

export const concerns = ['self-harm', 'abuse'] as const
export type Concern = (typeof concerns)[number]

/**
 * Stems of words that indicate harm, in English, Hindi and Telugu and in Latin transliteration. Prefers false
 * positives: the result is that helplines are shown, and that two people look.
 */
const beginnings: Record<Concern, readonly string[]> = {
  'self-harm': [
    ...['kill myself', 'killing myself', 'end my life', 'ending my life', 'end it all', 'take my own life'],
    ...['want to die', 'wanna die', 'wish i was dead', 'wish i were dead', 'better off dead', 'suicid'],
    ...[
      'hurt myself',
      'hurting myself',
      'harm myself',
      'harming myself',
      'self harm',
      'cut myself',
      'cutting myself',
    ],
    ...[
      'no reason to live',
      'dont want to live',
      'do not want to live',
      'cant live anymore',
      'cant go on living',
    ],
    ...['आत्महत्या', 'खुदकुशी', 'खुदखुशी', 'मरना चाहता', 'मरना चाहती', 'मर जाना चाहता', 'मर जाना चाहती', 'मर जाऊ'],
    ...['जीना नहीं चाह', 'जीने का मन नहीं', 'जान दे दू', 'अपनी जान ले', 'खुद को मार', 'खुद को चोट', 'खुद को नुकसान'],
    ...['aatmahatya', 'atmahatya', 'aathmahathya', 'athmahatya', 'khudkushi', 'khudkhushi'],
    ...[
      'marna chaht',
      'marna chahat',
      'mar jana chah',
      'mar jaun',
      'mar jau',
      'jeena nahi chah',
      'jina nahi chah',
    ],
    ...['jeene ka man nahi', 'jaan de du', 'khud ko maar', 'khud ko mar', 'khud ko chot', 'khud ko nuksan'],
    ...['ఆత్మహత్య', 'చనిపోవాల', 'చనిపోత', 'చచ్చిపోవాల', 'చచ్చిపోత', 'చావాలని', 'బతకాలని లేదు', 'బ్రతకాలని లేదు'],
    ...['బతకాలనిపించ', 'ప్రాణం తీసుకు', 'నన్ను నేను చంపు', 'నన్ను నేను గాయ'],
    ...[
      'chanipovali',
      'chanipovala',
      'chanipoth',
      'chanipot',
      'chachipov',
      'chacchipov',
      'chachipot',
      'chacchipot',
    ],
    ...['chavalani', 'batakalani ledu', 'bathakalani ledu', 'brathakalani ledu', 'bratakalani ledu'],
    ...['pranam teesuku', 'nannu nenu champ'],
  ],
  abuse: [
    ...['touches me', 'touched me', 'touching me', 'rape', 'molest', 'abuses me', 'abused me', 'abusing me'],
    ...[
      'sexual abuse',
      'sexually',
      'private parts',
      'send nudes',
      'nude photo',
      'nude pic',
      'naked photo',
      'naked pic',
    ],
    ...[
      'beats me up',
      'he beats me',
      'she beats me',
      'father beats',
      'mother beats',
      'he hits me',
      'she hits me',
    ],
    ...['forces me', 'forced himself', 'blackmail', 'scared to go home', 'afraid to go home'],
    ...['बलात्कार', 'छेड़छाड़', 'गलत तरीके से छू', 'गलत जगह छू', 'मुझे छूत', 'मुझे छुआ', 'मुझे मारत', 'मुझे पीटत'],
    ...['यौन', 'गंदी तस्वीर', 'गंदे फोटो', 'ब्लैकमेल', 'घर जाने से डर'],
    ...[
      'balatkar',
      'chhedchhad',
      'chedchad',
      'chhed chhad',
      'galat tarike se chu',
      'galat jagah chu',
      'mujhe chut',
      'mujhe chhut',
    ],
    ...[
      'mujhe chhua',
      'mujhe marta',
      'mujhe maarta',
      'mujhe marte',
      'mujhe maarte',
      'mujhe pitt',
      'mujhe peet',
    ],
    ...['అత్యాచార', 'లైంగిక', 'నన్ను కొడ', 'నన్ను కొట్ట', 'నన్ను తాక', 'వేధిస్త', 'వేధింప', 'బ్లాక్మెయిల్', 'బ్లాక్ మెయిల్'],
    ...[
      'atyachar',
      'athyachar',
      'laingika',
      'nannu kod',
      'nannu kott',
      'nannu thaak',
      'nannu taak',
      'nannu thak',
    ],
    ...['vedhist', 'vedhisth', 'vedhimp', 'vedimp'],
  ],
}

/** The kind of harm that a text indicates; null for none. */
export function concernIn(text: string): Concern | null {
  const words = ` ${plain(text)}`
  return concerns.find((concern) => readings[concern].some((begins) => words.includes(` ${begins}`))) ?? null
}

const readings = Object.fromEntries(
  concerns.map((concern) => [concern, beginnings[concern].map(plain)]),
) as unknown as Record<Concern, readonly string[]>

/** Lower case and single spaces; different ways to write a character or to break up a word are unified. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff\u093c'’]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .trim()
}
