import type { Sentences } from './sentences.ts'

/** Goods and services tax, recurring deposits and shares. */
export const moneyWords: Sentences = {
  'A dealer buys goods for {} and sells them in the same State for {}, both before GST of {}. Find the GST the dealer pays to the government and the price the customer pays.':
    {
      hi: 'एक व्यापारी {} में सामान खरीदकर उसी राज्य में {} में बेचता है; दोनों मूल्य {} GST से पहले के हैं। व्यापारी द्वारा सरकार को दिया गया GST और ग्राहक द्वारा दी गई राशि ज्ञात कीजिए।',
      te: 'ఒక వ్యాపారి {} కు సరుకులు కొని, అదే రాష్ట్రంలో {} కు అమ్మాడు; రెండు వెలలూ {} GST కలపకముందువి. వ్యాపారి ప్రభుత్వానికి చెల్లించే GST ను, వినియోగదారుడు చెల్లించే మొత్తాన్ని కనుగొనండి.',
    },
  'input tax = {} of {}': { hi: 'आगत कर = {} × {}', te: 'ఇన్‌పుట్ పన్ను = {} × {}' },
  'output tax = {} of {}': { hi: 'निर्गत कर = {} × {}', te: 'అవుట్‌పుట్ పన్ను = {} × {}' },
  'dealer pays {}': { hi: 'व्यापारी देता है {}', te: 'వ్యాపారి చెల్లించేది {}' },
  'customer pays {}': { hi: 'ग्राहक देता है {}', te: 'వినియోగదారుడు చెల్లించేది {}' },
  '{} is paid each month into a recurring deposit for one year. How much is paid in altogether?': {
    hi: 'एक आवर्ती जमा खाते में एक वर्ष तक प्रति माह {} जमा किए जाते हैं। कुल कितनी राशि जमा हुई?',
    te: 'ఒక రికరింగ్ డిపాజిట్ ఖాతాలో ఒక సంవత్సరం పాటు నెలకు {} చొప్పున జమ చేశారు. మొత్తం ఎంత సొమ్ము జమ అయింది?',
  },
  '{} instalments: {}': { hi: '{} किस्तें: {}', te: '{} వాయిదాలు: {}' },
  '{} is invested in {} shares of {} at a premium of {}. Find the number of shares, the yearly income and the return per cent.':
    {
      hi: '{1} का निवेश {3} अंकित मूल्य वाले {2} शेयरों में {4} प्रीमियम पर किया जाता है। शेयरों की संख्या, वार्षिक आय और प्रतिफल प्रतिशत ज्ञात कीजिए।',
      te: '{3} ముఖ విలువ గల {2} షేర్లలో {4} ప్రీమియంతో {1} పెట్టుబడి పెట్టారు. షేర్ల సంఖ్యను, వార్షిక ఆదాయాన్ని, రాబడి శాతాన్ని కనుగొనండి.',
    },
  'market value {}; shares {}': { hi: 'बाज़ार मूल्य {}; शेयर {}', te: 'మార్కెట్ విలువ {}; షేర్లు {}' },
  'income = {}': { hi: 'आय = {}', te: 'ఆదాయం = {}' },
  'return {}': { hi: 'प्रतिफल {}', te: 'రాబడి {}' },
  'Which is the better investment: {} shares of {} at {}, or {} shares of {} at {}?': {
    hi: 'कौन-सा निवेश बेहतर है: {2} के {1} शेयर {3} पर, या {5} के {4} शेयर {6} पर?',
    te: 'ఏ పెట్టుబడి మెరుగైనది: {2} ముఖ విలువ గల {1} షేర్లు {3} చొప్పున, లేదా {5} ముఖ విలువ గల {4} షేర్లు {6} చొప్పున?',
  },
  'first: {}': { hi: 'पहला: {}', te: 'మొదటిది: {}' },
  'second: {}': { hi: 'दूसरा: {}', te: 'రెండవది: {}' },
  'the first gives more': { hi: 'पहला अधिक देता है', te: 'మొదటిది ఎక్కువ ఇస్తుంది' },
  'the second gives more': { hi: 'दूसरा अधिक देता है', te: 'రెండవది ఎక్కువ ఇస్తుంది' },
}
