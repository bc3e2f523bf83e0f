import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** List, check, count, write. */
export const probabilityMethod: StepLesson = {
  id: 'probability-method',
  version: 1,
  title: {
    en: 'How to go about a probability question',
    hi: 'प्रायिकता का प्रश्न कैसे करें',
    te: 'సంభావ్యత లెక్క ఎలా చేయాలి',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    one: { mode: 'value', facts: { P: '1/2', N: '4' }, target: '1/2' },
    card: { mode: 'value', facts: { P: '3/13', N: '52', n: '12' }, target: '3/13' },
  },
  steps: [
    {
      words: {
        en: 'Four things make a full answer. First list all outcomes, in an order that forgets none.',
        hi: 'चार बातें उत्तर पूरा करती हैं। पहले सब परिणाम लिखें, ऐसे क्रम में कि कोई न छूटे।',
        te: 'నాలుగు అంశాలు జవాబును పూర్తి చేస్తాయి. ముందు అన్ని పర్యవసానాలు రాయండి, ఏదీ వదలని క్రమంలో.',
      },
      table: {
        head: [
          { en: 'coin 1', hi: 'सिक्का 1', te: 'నాణెం 1' },
          { en: 'coin 2', hi: 'सिक्का 2', te: 'నాణెం 2' },
          { en: 'outcome', hi: 'परिणाम', te: 'పర్యవసానం' },
        ],
        rows: [
          [{ en: 'H' }, { en: 'H' }, { en: 'HH' }],
          [{ en: 'H' }, { en: 'T' }, { en: 'HT' }],
          [{ en: 'T' }, { en: 'H' }, { en: 'TH' }],
          [{ en: 'T' }, { en: 'T' }, { en: 'TT' }],
        ],
      },
      margin: { en: 'H head, T tail', hi: 'H चित, T पट', te: 'H బొమ్మ, T బొరుసు' },
    },
    {
      words: {
        en: 'Second, check that they are equally likely.',
        hi: 'दूसरा, देखें कि वे समप्रायिक हैं या नहीं।',
        te: 'రెండు, అవి సమసంభవాలా అని చూడండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'A friend says: two coins give 0, 1 or 2 heads, so each has the probability 1/3. What is wrong?',
          hi: 'एक दोस्त कहता है: दो सिक्कों में 0, 1 या 2 चित आते हैं, इसलिए हर एक की प्रायिकता 1/3 है। क्या गलत है?',
          te: 'ఒక స్నేహితుడు అన్నాడు: రెండు నాణేలలో 0, 1 లేదా 2 బొమ్మలు పడతాయి, కాబట్టి ఒక్కోదాని సంభావ్యత 1/3. తప్పు ఏమిటి?',
        },
        hint: {
          en: 'Count the rows of the table that have exactly one head.',
          hi: 'सारणी में ठीक एक चित वाली पंक्तियाँ गिनें।',
          te: 'పట్టికలో సరిగ్గా ఒక బొమ్మ ఉన్న వరుసలను లెక్కించండి.',
        },
        options: [
          {
            words: {
              en: 'One head comes in two ways, the others in one',
              hi: 'एक चित दो तरह से आता है, बाकी एक-एक तरह से',
              te: 'ఒక బొమ్మ రెండు విధాలుగా పడుతుంది, మిగిలినవి ఒక్కో విధంగా',
            },
            isRight: true,
          },
          {
            words: {
              en: 'There are only two outcomes',
              hi: 'परिणाम केवल दो हैं',
              te: 'పర్యవసానాలు రెండే',
            },
          },
          { words: { en: 'Nothing', hi: 'कुछ नहीं', te: 'ఏమీ లేదు' } },
        ],
        why: {
          en: 'HT and TH are different outcomes, even if the coins look alike.',
          hi: 'HT और TH अलग परिणाम हैं, चाहे सिक्के एक जैसे दिखें।',
          te: 'నాణేలు ఒకేలా కనిపించినా HT, TH వేరు పర్యవసానాలు.',
        },
      },
    },
    {
      words: {
        en: 'Third, name the event and write out its outcomes. Fourth, divide, and give the lowest terms.',
        hi: 'तीसरा, घटना का नाम लिखें और उसके परिणाम। चौथा, भाग दें और सरलतम रूप लिखें।',
        te: 'మూడు, ఘటన పేరు, దాని పర్యవసానాలు రాయండి. నాలుగు, భాగించి కనిష్ఠ రూపంలో రాయండి.',
      },
      lines: [{ tex: t`E=\{HT,\ TH\}` }, { tex: t`P(E)=\frac24=\frac12`, plain: 'P = 2/4 = 1/2', in: 'one' }],
      margin: { en: 'exactly one head', hi: 'ठीक एक चित', te: 'సరిగ్గా ఒక బొమ్మ' },
    },
    {
      words: {
        en: 'Numbers of outcomes that you meet often:',
        hi: 'परिणामों की संख्याएँ जो अक्सर आती हैं:',
        te: 'తరచుగా వచ్చే పర్యవసానాల సంఖ్యలు:',
      },
      table: {
        head: [
          { en: 'experiment', hi: 'प्रयोग', te: 'ప్రయోగం' },
          { en: 'outcomes', hi: 'परिणाम', te: 'పర్యవసానాలు' },
        ],
        rows: [
          [{ en: 'two coins', hi: 'दो सिक्के', te: 'రెండు నాణేలు' }, { en: '$2^2=4$' }],
          [{ en: 'three coins', hi: 'तीन सिक्के', te: 'మూడు నాణేలు' }, { en: '$2^3=8$' }],
          [{ en: 'two dice', hi: 'दो पासे', te: 'రెండు పాచికలు' }, { en: '$6^2=36$' }],
          [{ en: 'one card', hi: 'एक पत्ता', te: 'ఒక పేక ముక్క' }, { en: '52' }],
        ],
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many outcomes have a coin and a die, thrown together?',
          hi: 'एक सिक्का और एक पासा साथ फेंकें तो कितने परिणाम हैं?',
          te: 'ఒక నాణెం, ఒక పాచిక కలిపి వేస్తే ఎన్ని పర్యవసానాలు?',
        },
        hint: {
          en: 'Each side of the coin goes with each face of the die.',
          hi: 'सिक्के का हर पहलू पासे के हर फलक के साथ आता है।',
          te: 'నాణెం ప్రతి వైపు పాచిక ప్రతి ముఖంతో వస్తుంది.',
        },
        answerKind: 'number',
        answer: '12',
      },
      lines: [{ plain: '2*6 = 12' }],
    },
    {
      words: {
        en: 'A pack has 4 suits of 13 cards: hearts and diamonds red, clubs and spades black. King, queen and jack are face cards.',
        hi: 'गड्डी में 13 पत्तों के 4 समूह: पान और ईंट लाल, चिड़ी और हुकुम काले। बादशाह, बेगम और गुलाम चित्र पत्ते हैं।',
        te: 'పేక కట్టలో 13 ముక్కల 4 రకాలు: హార్ట్స్, డైమండ్స్ ఎరుపు; క్లబ్స్, స్పేడ్స్ నలుపు. రాజు, రాణి, జాకీ ముఖ కార్డులు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'One card is drawn. Write a line for P, the probability of a face card.',
          hi: 'एक पत्ता निकाला गया। चित्र पत्ते की प्रायिकता P की पंक्ति लिखें।',
          te: 'ఒక ముక్క తీశారు. ముఖ కార్డు వచ్చే సంభావ్యత P కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'There are three in each suit.',
          hi: 'हर समूह में तीन हैं।',
          te: 'ప్రతి రకంలో మూడు ఉంటాయి.',
        },
        in: 'card',
        example: 'P = 12/52',
      },
      lines: [
        { plain: '4*3 = 12' },
        { tex: t`P=\frac{12}{52}=\frac3{13}`, plain: 'P = 12/52 = 3/13', in: 'card' },
      ],
    },
    {
      words: {
        en: 'If the direct count is long, count the complement instead and subtract from 1.',
        hi: 'सीधी गिनती लंबी हो तो पूरक गिनें और 1 में से घटाएँ।',
        te: 'నేరుగా లెక్క పెద్దదైతే పూరకాన్ని లెక్కించి 1 నుండి తీసివేయండి.',
      },
      lines: [{ tex: t`P(E)=1-P(\overline E)` }],
    },
  ],
}
