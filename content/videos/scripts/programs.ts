import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const programs: readonly VideoScript[] = [
  {
    slug: 'first-python-average',
    title: 'A first program: the average (3 marks)',
    topic: 'Python',
    steps: [
      {
        tex: t`\text{Write a Python program for the average of the marks }12,\,15,\,9,\,18.`,
        say: 'Write a Python program for the average of the marks twelve, fifteen, nine and eighteen.',
        caption: {
          en: 'Write a Python program for the average of the marks 12, 15, 9, 18.',
          hi: 'अंकों 12, 15, 9, 18 का औसत निकालने का Python प्रोग्राम लिखें।',
          te: '12, 15, 9, 18 మార్కుల సగటు కనుగొనే Python ప్రోగ్రామ్ రాయండి.',
        },
      },
      {
        tex: t`\mathtt{marks = [12, 15, 9, 18]}`,
        say: 'Keep the marks in a list. Square brackets, with commas between the numbers. One mark.',
        caption: {
          en: 'marks = [12, 15, 9, 18] keeps the marks in a list. (1 mark)',
          hi: 'marks = [12, 15, 9, 18] अंकों को एक सूची में रखता है। (1 अंक)',
          te: 'marks = [12, 15, 9, 18] మార్కులను ఒక జాబితాలో ఉంచుతుంది. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\mathtt{total = sum(marks)}\qquad\longrightarrow\; 54`,
        say: 'The function sum adds the list. Twelve plus fifteen plus nine plus eighteen is fifty four. Half a mark.',
        caption: {
          en: 'total = sum(marks) gives 54. (½ mark)',
          hi: 'total = sum(marks) से 54 मिलता है। (½ अंक)',
          te: 'total = sum(marks) తో 54 వస్తుంది. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\mathtt{average = total\ /\ len(marks)}`,
        say: 'The function len counts the list. There are four marks, so we divide fifty four by four. Never type the four yourself: the list may grow. One mark.',
        caption: {
          en: 'average = total / len(marks). len counts, so the list may grow. (1 mark)',
          hi: 'average = total / len(marks)। len गिनता है, इसलिए सूची बढ़ सकती है। (1 अंक)',
          te: 'average = total / len(marks). len లెక్కిస్తుంది, కాబట్టి జాబితా పెరగవచ్చు. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\mathtt{print(average)}\qquad\longrightarrow\; 13.5`,
        say: 'Print the answer. The program shows thirteen point five. Half a mark.',
        caption: {
          en: 'print(average) shows 13.5. (½ mark)',
          hi: 'print(average) 13.5 दिखाता है। (½ अंक)',
          te: 'print(average) 13.5 చూపిస్తుంది. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [() => total([12, 15, 9, 18]) === 54, () => 54 / 4 === 13.5],
  },
  {
    slug: 'pivot-table-sales',
    title: 'A pivot table of sales (3 marks)',
    topic: 'Spreadsheets',
    steps: [
      {
        tex: [
          t`\begin{array}{|c|c|r|}\hline\text{City}&\text{Item}&\text{₹}\\\hline\text{Pune}&\text{Pens}&400\\\text{Pune}&\text{Books}&900\\\text{Guntur}&\text{Pens}&300\\\text{Guntur}&\text{Books}&500\\\text{Pune}&\text{Pens}&200\\\hline\end{array}\quad\text{Total sales by city and item?}`,
        ],
        say: 'Here are five sales. Each row has a city, an item and an amount. What are the total sales by city and item?',
        caption: {
          en: 'Five sales with city, item and amount. What are the totals by city and item?',
          hi: 'पाँच बिक्रियाँ: शहर, वस्तु और राशि। शहर और वस्तु के अनुसार कुल कितना है?',
          te: 'ఐదు అమ్మకాలు: నగరం, వస్తువు, మొత్తం. నగరం, వస్తువు వారీగా మొత్తాలు ఎంత?',
        },
      },
      {
        tex: t`\text{Rows: City}\quad\text{Columns: Item}\quad\text{Values: sum of ₹}`,
        say: 'Make a pivot table. City goes to the rows, item to the columns, and the sum of the amounts to the values. One mark.',
        caption: {
          en: 'Rows: City. Columns: Item. Values: sum of amounts. (1 mark)',
          hi: 'पंक्तियाँ: शहर। स्तंभ: वस्तु। मान: राशियों का योग। (1 अंक)',
          te: 'అడ్డు వరుసలు: నగరం. నిలువు వరుసలు: వస్తువు. విలువలు: అమ్మకాల కూడిక. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\begin{array}{|c|r|r|r|}\hline&\text{Pens}&\text{Books}&\text{Total}\\\hline\text{Pune}&600&900&1500\\\text{Guntur}&300&500&800\\\hline\text{Total}&900&1400&2300\\\hline\end{array}`,
        say: 'Pune sold pens twice, four hundred and two hundred, so six hundred. Books nine hundred, together fifteen hundred. Guntur has three hundred and five hundred, together eight hundred. One mark.',
        caption: {
          en: 'Pune: pens 400 + 200 = 600, books 900, total 1500. Guntur: 300, 500, total 800. (1 mark)',
          hi: 'पुणे: पेन 400 + 200 = 600, किताबें 900, कुल 1500। गुंटूर: 300, 500, कुल 800। (1 अंक)',
          te: 'పుణె: పెన్ను 400 + 200 = 600, పుస్తకం 900, మొత్తం 1500. గుంటూరు: 300, 500, మొత్తం 800. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Check: }1500+800=900+1400=2300`,
        say: 'Check the corner. The rows give fifteen hundred plus eight hundred, the columns nine hundred plus fourteen hundred. Both are two thousand three hundred rupees. One mark.',
        caption: {
          en: 'Check: 1500 + 800 = 900 + 1400 = ₹2300. (1 mark)',
          hi: 'जाँच: 1500 + 800 = 900 + 1400 = ₹2300। (1 अंक)',
          te: 'సరిచూడటం: 1500 + 800 = 900 + 1400 = ₹2300. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => 400 + 200 === 600 && 600 + 900 === 1500 && 300 + 500 === 800,
      () => total([400, 900, 300, 500, 200]) === 2300,
      () => 1500 + 800 === 900 + 1400,
    ],
  },
]

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
